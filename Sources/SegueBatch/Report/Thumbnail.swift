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
    case .rgba8(let buffer): try png(buffer.width, buffer.height) { pixel(of: buffer, $0, $1) }
    case .yCbCr420(let planes): try png(planes.width, planes.height) { pixel(of: planes, $0, $1) }
    }
  }

  private static func png(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> SIMD4<Int32>
  ) throws -> [UInt8] {
    let longer = max(width, height, 1)
    let (columns, rows) = (max(1, width * side / longer), max(1, height * side / longer))
    let small = try PixelBuffer(width: columns, height: rows)
    for y in 0..<rows {
      let row = small.row(y)
      for x in 0..<columns {
        var sum = SIMD4<Int32>()
        for sample in 0..<samples * samples {
          let column = ((x * samples + sample % samples) * 2 + 1) * width / (2 * samples * columns)
          let line = ((y * samples + sample / samples) * 2 + 1) * height / (2 * samples * rows)
          sum &+= pixel(min(column, width - 1), min(line, height - 1))
        }
        let mean = sum / Int32(samples * samples)
        for part in 0..<4 { row[4 * x + part] = UInt8(clamping: mean[part]) }
      }
    }
    return try PNGEncoder.encode(small, compression: .sequence)
  }

  private static func pixel(of buffer: PixelBuffer, _ x: Int, _ y: Int) -> SIMD4<Int32> {
    let row = buffer.row(y)
    return SIMD4(
      Int32(row[4 * x]), Int32(row[4 * x + 1]), Int32(row[4 * x + 2]), Int32(row[4 * x + 3]))
  }

  /// Returns the color of a pixel, converted from BT.709 limited range in fixed-point arithmetic
  /// with 10 fractional bits.
  private static func pixel(of planes: YCbCrPlanes, _ x: Int, _ y: Int) -> SIMD4<Int32> {
    let luma = 1192 * (Int32(planes.luma[y * planes.lumaStride + x]) - 16) + 512
    let chroma = y / 2 * planes.chromaStride + x / 2
    let (cb, cr) = (Int32(planes.cb[chroma]) - 128, Int32(planes.cr[chroma]) - 128)
    let color = SIMD4(
      luma + 1836 * cr, luma - 218 * cb - 546 * cr, luma + 2163 * cb, 255 << 10)
    return (color &>> 10).clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
  }
}
