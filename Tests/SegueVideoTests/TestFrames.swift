// Moving images computed from numbers: a smooth ramp, an edge and a textured block, all moving,
// with color. They are filled as planes, so that there is no color conversion before the encoder.

import SeguePixels
import SegueVideo

/// Frames that are easy to make and not trivial to encode.
enum TestFrames {
  /// Frame `number`, `width` x `height` pixels.
  static func frame(_ number: Int, width: Int, height: Int) throws -> YCbCrPlanes {
    let planes = try YCbCrPlanes(width: width, height: height)
    for y in 0..<planes.height {
      let row = planes.luma + y * planes.lumaStride
      for x in 0..<planes.width { row[x] = luma(x, y, number) }
    }
    for y in 0..<planes.height / 2 {
      for x in 0..<planes.width / 2 {
        planes.cb[y * planes.chromaStride + x] = UInt8(96 + (x + number) % 64)
        planes.cr[y * planes.chromaStride + x] = UInt8(96 + (y + 2 * number) % 64)
      }
    }
    return planes
  }

  private static func luma(_ x: Int, _ y: Int, _ number: Int) -> UInt8 {
    let block = (x - 2 * number) & 63
    if block < 16, y & 31 < 16 { return UInt8(16 + (block * 37 + (y & 15) * 91) % 220) }
    return UInt8(40 + (x + y + number) % 160)
  }

  /// All luma samples of `planes`, rows one after the other.
  static func lumaSamples(_ planes: YCbCrPlanes) -> [UInt8] {
    (0..<planes.height).flatMap { y in
      Array(UnsafeBufferPointer(start: planes.luma + y * planes.lumaStride, count: planes.width))
    }
  }
}
