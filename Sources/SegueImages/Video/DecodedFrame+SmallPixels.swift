// Packed pixels of fewer than four bytes, as the decoder of animated PNGs returns them.

import CFFmpeg
import SeguePixels

extension DecodedFrame {
  /// Converts pixels of one to three bytes to straight RGBA; returns `nil` for other formats.
  func smallPackedPixels() throws(PixelError) -> PixelBuffer? {
    switch format {
    case AV_PIX_FMT_RGB24: try pixels(bytes: 3) { ($0[0], $0[1], $0[2], 255) }
    case AV_PIX_FMT_YA8: try pixels(bytes: 2) { ($0[0], $0[0], $0[0], $0[1]) }
    case AV_PIX_FMT_PAL8: try indexedPixels()
    default: nil
    }
  }

  /// Colors of an index in a palette, which libavutil stores as 256 words of alpha, red, green and
  /// blue.
  private func indexedPixels() throws(PixelError) -> PixelBuffer? {
    guard let palette = frame.pointee.data.1 else { return nil }
    return try palette.withMemoryRebound(to: UInt32.self, capacity: 256) {
      colors throws(PixelError) in
      try pixels(bytes: 1) { pixel in
        let color = colors[Int(pixel[0])]
        return (
          UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255), UInt8(color >> 24)
        )
      }
    }
  }

  private func pixels(
    bytes: Int, _ color: (UnsafePointer<UInt8>) -> (UInt8, UInt8, UInt8, UInt8)
  ) throws(PixelError) -> PixelBuffer? {
    guard let source = planes([0]), let first = source.plane.0 else { return nil }
    let result = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let (from, to) = (first + y * source.stride.0, result.row(y))
      for x in 0..<width {
        (to[4 * x], to[4 * x + 1], to[4 * x + 2], to[4 * x + 3]) = color(from + bytes * x)
      }
    }
    return result
  }
}
