// Thumbnails for the report: sampled from a frame while the sink has it, with a few samples per
// pixel.

import SegueImages
import SeguePixels
import SegueVideo

/// Creates thumbnails of frames.
enum Thumbnail {
  /// The length of the longer side in pixels.
  static let side = 96
  /// The number of samples per pixel in each direction.
  private static let samples = 2

  /// Returns a thumbnail of `frame` as a PNG file.
  static func png(of frame: FramePixels) throws -> [UInt8] {
    switch frame {
    case .rgba8(let buffer):
      try png(buffer.width, buffer.height) { add(buffer, $0, $1, to: &$2) }
    case .yCbCr420(let planes):
      try png(planes.width, planes.height) { add(planes, $0, $1, to: &$2) }
    }
  }

  private static func png(
    _ width: Int, _ height: Int, _ add: (Int, Int, inout Sum) -> Void
  ) throws -> [UInt8] {
    let longer = max(width, height, 1)
    let (columns, rows) = (max(1, width * side / longer), max(1, height * side / longer))
    let small = try PixelBuffer(width: columns, height: rows)
    for y in 0..<rows {
      let row = small.row(y)
      for x in 0..<columns {
        var sum = Sum()
        for sample in 0..<samples * samples {
          let column = ((x * samples + sample % samples) * 2 + 1) * width / (2 * samples * columns)
          let line = ((y * samples + sample / samples) * 2 + 1) * height / (2 * samples * rows)
          add(min(column, width - 1), min(line, height - 1), &sum)
        }
        row[4 * x] = sum.mean(sum.red)
        row[4 * x + 1] = sum.mean(sum.green)
        row[4 * x + 2] = sum.mean(sum.blue)
        row[4 * x + 3] = sum.mean(sum.alpha)
      }
    }
    return try PNGEncoder.encode(small, compression: .sequence)
  }

  /// The sum of samples. Not a vector, which in a debug build takes a tenth of a batch's time.
  private struct Sum {
    var (red, green, blue, alpha): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)

    func mean(_ part: Int32) -> UInt8 {
      UInt8(clamping: part / Int32(Thumbnail.samples * Thumbnail.samples))
    }
  }

  private static func add(_ buffer: PixelBuffer, _ x: Int, _ y: Int, to sum: inout Sum) {
    let row = buffer.row(y)
    sum.red += Int32(row[4 * x])
    sum.green += Int32(row[4 * x + 1])
    sum.blue += Int32(row[4 * x + 2])
    sum.alpha += Int32(row[4 * x + 3])
  }

  /// Adds the color of a pixel, converted from BT.709 limited range in fixed-point arithmetic with
  /// 10 fractional bits.
  private static func add(_ planes: YCbCrPlanes, _ x: Int, _ y: Int, to sum: inout Sum) {
    let luma = 1192 * (Int32(planes.luma[y * planes.lumaStride + x]) - 16) + 512
    let chroma = y / 2 * planes.chromaStride + x / 2
    let (cb, cr) = (Int32(planes.cb[chroma]) - 128, Int32(planes.cr[chroma]) - 128)
    sum.red += clamped(luma + 1836 * cr)
    sum.green += clamped(luma - 218 * cb - 546 * cr)
    sum.blue += clamped(luma + 2163 * cb)
    sum.alpha += 255
  }

  private static func clamped(_ part: Int32) -> Int32 { min(max(part >> 10, 0), 255) }
}
