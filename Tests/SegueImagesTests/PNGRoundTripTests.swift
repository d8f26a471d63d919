// Encoded images decode unchanged.

import SegueImages
import SeguePixels
import Testing

@Suite struct PNGRoundTripTests {
  @Test("every premultiplied color and alpha survives conversion to straight alpha and back")
  func allPremultipliedValues() throws {
    let pixels = try PixelBuffer(width: 256, height: 256)
    for alpha in 0..<256 {
      for color in 0...alpha {
        pixels[color, alpha] = PremultipliedRGBA8(
          UInt8(color), UInt8(alpha - color), UInt8(color / 2), UInt8(alpha))
      }
    }
    let bytes = try PNGEncoder.encode(pixels)
    let back = try ImageDecoder.decode(bytes, named: "all.png").pixels
    for y in 0..<256 { #expect(Array(back.row(y)) == Array(pixels.row(y))) }
  }
}
