import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// Tinted images and nine-part images.
@Suite struct ImagePixelTests {
  let rasterizer = Rasterizer()

  /// 5 x 5 pixels whose red encodes the column and whose green encodes the row, in steps of fifty.
  private func chart() throws -> Bitmap {
    let pixels = try PixelBuffer(width: 5, height: 5)
    for y in 0..<5 {
      for x in 0..<5 { pixels[x, y] = PremultipliedRGBA8(UInt8(50 * x), UInt8(50 * y), 0, 255) }
    }
    return Bitmap(pixels)
  }

  private func nine(
    _ bitmap: Bitmap, center: CGRect, borders: Double, in place: CGRect,
    _ transform: CGAffineTransform = .identity
  ) -> ImageQuad {
    ImageQuad(
      bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
      destination: place, transform: transform,
      ninePart: NinePart(
        center: center, left: borders, top: borders, right: borders, bottom: borders))
  }

  @Test("corners keep their size; sides and center are stretched without bleeding")
  func nineParts() throws {
    let quad = nine(
      try chart(), center: CGRect(x: 2, y: 2, width: 1, height: 1), borders: 2,
      in: CGRect(x: 0, y: 0, width: 14, height: 9))
    let drawn = try rasterizer.render(frame(14, 9, [.image(quad)]))
    func level(_ i: Int, _ size: Int) -> UInt8 {
      UInt8(50 * (i < 2 ? i : i >= size - 2 ? i - size + 5 : 2))
    }
    for y in 0..<9 {
      for x in 0..<14 {
        let expected = PremultipliedRGBA8(level(x, 14), level(y, 9), 0, 255)
        #expect(drawn[x, y] == expected, "(\(x), \(y))")
      }
    }
  }

  @Test("a center without width is the pixel that contains it")
  func thinMiddle() throws {
    let chart = try chart()
    let place = CGRect(x: 0, y: 0, width: 14, height: 9)
    let wide = nine(
      chart, center: CGRect(x: 2, y: 2, width: 1, height: 1), borders: 2, in: place)
    var thin = nine(
      chart, center: CGRect(x: 2.5, y: 2.5, width: 0, height: 0), borders: 2.5, in: place)
    let drawn = try rasterizer.render(frame(14, 9, [.image(thin)]))
    #expect(isSame(drawn, try rasterizer.render(frame(14, 9, [.image(wide)]))))
    thin.ninePart?.center = CGRect(x: 90, y: 90, width: 1, height: 1)
    _ = try rasterizer.render(frame(14, 9, [.image(thin)]))
  }

  @Test("a quarter turn rearranges the same pixels")
  func turnedNineParts() throws {
    let chart = try chart()
    let center = CGRect(x: 2, y: 2, width: 1, height: 1)
    let place = CGRect(x: 0, y: 0, width: 14, height: 9)
    let upright = try rasterizer.render(
      frame(14, 9, [.image(nine(chart, center: center, borders: 2, in: place))]))
    let t = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 9, ty: 0)
    let turned = try rasterizer.render(
      frame(9, 14, [.image(nine(chart, center: center, borders: 2, in: place, t))]))
    for y in 0..<14 { for x in 0..<9 { #expect(turned[x, y] == upright[y, 8 - x]) } }
  }

  @Test("borders that are too wide share the available space")
  func wideBorders() throws {
    let quad = nine(
      try chart(), center: CGRect(x: 2, y: 2, width: 1, height: 1), borders: 50,
      in: CGRect(x: 0, y: 0, width: 8, height: 8))
    let drawn = try rasterizer.render(frame(8, 8, [.image(quad)]))
    #expect(drawn[0, 0].red < 20)
    #expect(drawn[7, 7].red > 180)
    #expect((1..<8).allSatisfy { drawn[$0, 4].red >= drawn[$0 - 1, 4].red })
  }

  @Test("no seam appears between parts of an opaque image")
  func noSeams() throws {
    let pixels = try PixelBuffer(width: 9, height: 9)
    for i in 0..<81 { pixels[i % 9, i / 9] = PremultipliedRGBA8(90, 160, 30, 255) }
    let t = turn(about: 20, 20).concatenating(CGAffineTransform(translationX: 0.37, y: 0.61))
    let quad = nine(
      Bitmap(pixels), center: CGRect(x: 3, y: 4, width: 2, height: 1), borders: 5,
      in: CGRect(x: -10, y: -10, width: 70, height: 70), t)
    let drawn = try rasterizer.render(frame(40, 40, on: .white, [.image(quad)]))
    for i in 0..<1600 {
      #expect(drawn[i % 40, i / 40] == PremultipliedRGBA8(90, 160, 30, 255))
    }
  }

  @Test("a tinted image is its alpha in one color, which can be translucent")
  func tint() throws {
    let glass = try noise(6, 6, opaque: false)
    for alpha in [1.0, 0.5] {
      var quad = ImageQuad(
        bitmap: glass, source: CGRect(x: 0, y: 0, width: 6, height: 6),
        destination: CGRect(x: 0, y: 0, width: 6, height: 6), transform: .identity)
      quad.tint = DisplayColor(red: 0, green: 0.4, blue: 1, alpha: alpha)
      let drawn = try rasterizer.render(frame(6, 6, on: .clear, [.image(quad)]))
      for y in 0..<6 {
        for x in 0..<6 {
          let opacity = Double(glass.pixels[x, y].alpha) * alpha
          #expect(drawn[x, y].red == 0)
          #expect(abs(Double(drawn[x, y].green) - 0.4 * opacity) <= 1)
          #expect(abs(Double(drawn[x, y].alpha) - opacity) <= 1)
        }
      }
    }
  }

  @Test("a multiplied image has each component times that of the color; white changes nothing")
  func multiplied() throws {
    let glass = try noise(6, 6, opaque: false)
    var quad = ImageQuad(
      bitmap: glass, source: CGRect(x: 0, y: 0, width: 6, height: 6),
      destination: CGRect(x: 0, y: 0, width: 6, height: 6), transform: .identity)
    let plain = try rasterizer.render(frame(6, 6, on: .clear, [.image(quad)]))
    quad.multiplied = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(isSame(try rasterizer.render(frame(6, 6, on: .clear, [.image(quad)])), plain))
    quad.multiplied = DisplayColor(red: 0, green: 0.4, blue: 1, alpha: 0.5)
    let drawn = try rasterizer.render(frame(6, 6, on: .clear, [.image(quad)]))
    for y in 0..<6 {
      for x in 0..<6 {
        #expect(drawn[x, y].red == 0)
        #expect(abs(Double(drawn[x, y].green) - 0.2 * Double(plain[x, y].green)) <= 1)
        #expect(abs(Double(drawn[x, y].blue) - 0.5 * Double(plain[x, y].blue)) <= 1)
        #expect(abs(Double(drawn[x, y].alpha) - 0.5 * Double(plain[x, y].alpha)) <= 1)
      }
    }
  }
}
