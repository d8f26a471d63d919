import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct DrawingTests {
  let rasterizer = Rasterizer()

  @Test("an upright quad on whole pixels has no soft edge")
  func noFringe() throws {
    let drawn = try rasterizer.render(frame(8, 8, [solid(2, 3, 4, 2, .white)]))
    for y in 0..<8 {
      for x in 0..<8 {
        let inside = (2..<6).contains(x) && (3..<5).contains(y)
        #expect(drawn[x, y].red == (inside ? 255 : 0))
      }
    }
  }

  @Test("a quad moved by 1/100 pixel changes its edge by 1/100", arguments: [0, 1, 7, 50, 99])
  func hundredths(_ n: Int) throws {
    let shift = Double(n) / 100
    let drawn = try rasterizer.render(frame(6, 3, [solid(1 + shift, 0, 2, 3, .white)]))
    #expect(drawn[1, 1].red == UInt8((255 * (1 - shift)).rounded()))
    #expect(drawn[3, 1].red == UInt8((255 * shift).rounded()))
    #expect(drawn[2, 1].red == 255)
  }

  @Test("adjacent quads on a whole-pixel edge leave no seam, in any order")
  func adjacent() throws {
    let (a, b) = (solid(0, 0, 3, 4, .white), solid(3, 0, 5, 4, .white))
    for items in [[a, b], [b, a]] {
      let drawn = try rasterizer.render(frame(8, 4, items))
      #expect((0..<8).allSatisfy { drawn[$0, 2].red == 255 })
    }
  }

  @Test("a group fades as one: the child does not reveal its parent")
  func groupOpacity() throws {
    let both = [solid(0, 0, 4, 4, .red), solid(1, 1, 2, 2, .blue)]
    let drawn = try rasterizer.render(frame(4, 4, on: .white, [grouped(opacity: 0.5, items: both)]))
    #expect(drawn[1, 1] == PremultipliedRGBA8(127, 127, 255, 255))
    #expect(drawn[0, 0] == PremultipliedRGBA8(255, 127, 127, 255))
    let each = [grouped(opacity: 0.5, items: [both[0]]), grouped(opacity: 0.5, items: [both[1]])]
    let apart = try rasterizer.render(frame(4, 4, on: .white, each))
    #expect(apart[1, 1] == PremultipliedRGBA8(127, 63, 191, 255))
  }

  @Test("an image on whole pixels is copied; moved by half a pixel, it is averaged")
  func imagePlacement() throws {
    let photo = try noise(6, 5)
    let copied = try rasterizer.render(frame(8, 8, [image(photo, at: 1, 2)]))
    let moved = try rasterizer.render(frame(8, 8, [image(photo, at: 1.5, 2)]))
    for y in 0..<5 {
      for x in 0..<6 { #expect(copied[x + 1, y + 2] == photo.pixels[x, y]) }
      for x in 0..<5 {
        let mean = (Int(photo.pixels[x, y].red) + Int(photo.pixels[x + 1, y].red)) / 2
        #expect(abs(Int(moved[x + 2, y + 2].red) - mean) <= 1)
      }
    }
    #expect(copied[0, 2] == PremultipliedRGBA8(0, 0, 0, 255))
  }

  @Test(
    "singular, NaN, distant and empty items draw nothing",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(translationX: 1e300, y: 0), CGAffineTransform(translationX: -50, y: 0),
      CGAffineTransform(scaleX: 1e-300, y: 1e-300), CGAffineTransform(scaleX: 1e200, y: 1e-200),
    ])
  func nothing(_ transform: CGAffineTransform) throws {
    let photo = try noise(4, 4)
    let clip = RoundedRectangle(CGRect(x: 0, y: 0, width: 8, height: 8), radius: 2)
    let items = [
      solid(0, 0, 4, 4, .white, transform), image(photo, at: 0, 0, transform),
      grouped(clip: clip, transform, items: [solid(0, 0, 8, 8, .white)]),
    ]
    let drawn = try rasterizer.render(frame(8, 8, items))
    #expect((0..<64).allSatisfy { drawn[$0 % 8, $0 / 8] == PremultipliedRGBA8(0, 0, 0, 255) })
  }

  @Test("invalid sizes and targets of another size are errors")
  func sizes() throws {
    #expect(throws: PixelError.self) { try rasterizer.render(frame(0, 5, [])) }
    #expect(throws: PixelError.self) { try rasterizer.render(frame(.max, .max, [])) }
    let target = try PixelBuffer(width: 3, height: 3)
    #expect(throws: RasterError.self) { try rasterizer.render(frame(4, 3, []), into: target) }
  }

  @Test("endlessly nested groups are an error, not a crash")
  func nesting() throws {
    var item = solid(0, 0, 1, 1, .white)
    for _ in 0..<1000 { item = grouped(opacity: 0.9, items: [item, item]) }
    #expect(throws: RasterError.self) { try rasterizer.render(frame(2, 2, [item])) }
  }
}
