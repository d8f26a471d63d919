// Small pictures for the report: sampled from a frame while the sink has it, a few samples for each pixel.

import SegueImages
import SeguePixels
import SegueVideo

/// Makes small pictures of frames.
enum Thumbnail {
  /// Pixels of the longer side.
  static let side = 96
  /// Samples across and down for each pixel.
  private static let samples = 3

  /// A small picture of `frame` as a PNG file.
  static func png(of frame: FramePixels) throws -> [UInt8] {
    switch frame {
    case .rgba8(let buffer): try png(buffer.width, buffer.height) { pixel(of: buffer, $0, $1) }
    case .yCbCr420(let planes): try png(planes.width, planes.height) { pixel(of: planes, $0, $1) }
    }
  }

  private static func png(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [Int]) throws
    -> [UInt8]
  {
    let longer = max(width, height, 1)
    let (columns, rows) = (max(1, width * side / longer), max(1, height * side / longer))
    let small = try PixelBuffer(width: columns, height: rows)
    for y in 0..<rows {
      let row = small.row(y)
      for x in 0..<columns {
        var sums = [0, 0, 0, 0]
        for sample in 0..<samples * samples {
          let column = ((x * samples + sample % samples) * 2 + 1) * width / (2 * samples * columns)
          let line = ((y * samples + sample / samples) * 2 + 1) * height / (2 * samples * rows)
          for (index, part) in pixel(min(column, width - 1), min(line, height - 1)).enumerated() {
            sums[index] += part
          }
        }
        for index in 0..<4 { row[4 * x + index] = UInt8(sums[index] / (samples * samples)) }
      }
    }
    return try PNGEncoder.encode(small, compression: .sequence)
  }

  private static func pixel(of buffer: PixelBuffer, _ x: Int, _ y: Int) -> [Int] {
    let row = buffer.row(y)
    return (0..<4).map { Int(row[4 * x + $0]) }
  }

  /// BT.709, limited range, in 10 bits.
  private static func pixel(of planes: YCbCrPlanes, _ x: Int, _ y: Int) -> [Int] {
    let luma = 1192 * (Int(planes.luma[y * planes.lumaStride + x]) - 16)
    let chroma = y / 2 * planes.chromaStride + x / 2
    let (cb, cr) = (Int(planes.cb[chroma]) - 128, Int(planes.cr[chroma]) - 128)
    let red = luma + 1836 * cr
    let green = luma - 218 * cb - 546 * cr
    let blue = luma + 2163 * cb
    return [red, green, blue].map { min(255, max(0, ($0 + 512) >> 10)) } + [255]
  }
}
