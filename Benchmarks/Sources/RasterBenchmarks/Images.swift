// The images that the cases draw: full-screen images with text-like bars, gradients and photo-like
// noise, produced by a seeded generator.

import SeguePixels

enum Images {
  /// An opaque screen: a gradient, rows of dark bars, and noise in one third of it.
  static func screen(width: Int, height: Int, seed: UInt64) throws -> Bitmap {
    var state = seed
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let row = pixels.row(y)
      for x in 0..<width {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let noise = y > height * 2 / 3 ? Int(state >> 58) : 0
        let isBar = y % 40 < 12 && (x / 9 + y / 40) % 5 < 3
        let base = isBar ? 30 : 120 + x * 100 / width
        row[4 * x] = UInt8(min(255, base + noise))
        row[4 * x + 1] = UInt8(min(255, base * 2 / 3 + y * 60 / height + noise))
        row[4 * x + 2] = UInt8(min(255, 255 - base + noise / 2))
        row[4 * x + 3] = 255
      }
    }
    return Bitmap(pixels)
  }
}
