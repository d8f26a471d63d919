// Smooth images: filters of different sharpness agree on them, so that the comparison covers
// positions and compositing rather than the choice of filter.

import SeguePixels

enum Images {
  /// Slow waves of color; with alpha, transparent toward one corner.
  static func soft(width: Int, height: Int, alpha: Bool) throws -> Bitmap {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let a = alpha ? 255 - (x + y) * 200 / (width + height) : 255
        func part(_ x: Int, _ period: Int) -> UInt8 {
          // A parabola for each half wave.
          let t = x % (2 * period) - period
          return UInt8((255 - 255 * t * t / (period * period)) * a / 255)
        }
        pixels[x, y] = PremultipliedRGBA8(
          part(x + y / 2, 60), part(y + 40, 50), part(x + 2 * y, 110), UInt8(a))
      }
    }
    return Bitmap(pixels)
  }
}
