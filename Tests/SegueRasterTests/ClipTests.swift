import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct ClipTests {
  let rasterizer = Rasterizer()
  let clip = RoundedRectangle(CGRect(x: 4, y: 4, width: 24, height: 20), radius: 7)

  @Test("a rotated, rounded clip cuts what a rotated, rounded shape fills")
  func turnedClip() throws {
    let t = turn(about: 16, 14)
    let shape = SolidQuad(shape: clip, transform: t, color: .red)
    let filled = try rasterizer.render(frame(32, 28, on: .white, [.solid(shape)]))
    let clipped = try rasterizer.render(
      frame(32, 28, on: .white, [grouped(clip: clip, t, items: [solid(-50, -50, 200, 200, .red)])]))
    #expect(isSame(filled, clipped))
    #expect(filled[16, 14] == PremultipliedRGBA8(255, 0, 0, 255))
    #expect(filled[4, 4] == PremultipliedRGBA8(255, 255, 255, 255))
  }

  @Test("several items that fill a clip do not reveal the backdrop at its edge")
  func noBleeding() throws {
    let fills = [solid(0, 0, 40, 40, .blue), solid(0, 0, 40, 40, .red)]
    let both = try rasterizer.render(frame(32, 28, on: .white, [grouped(clip: clip, items: fills)]))
    let top = try rasterizer.render(
      frame(32, 28, on: .white, [grouped(clip: clip, items: [fills[1]])]))
    for y in 0..<28 {
      for x in 0..<32 { #expect(abs(Int(both[x, y].green) - Int(top[x, y].green)) <= 1) }
    }
  }

  @Test("a clip that cuts an item in two cuts it by its own edge")
  func partlyInside() throws {
    let sharp = RoundedRectangle(CGRect(x: 8.25, y: 0, width: 40, height: 40))
    let drawn = try rasterizer.render(
      frame(16, 4, [grouped(clip: sharp, items: [solid(0, 0, 12, 4, .white)])]))
    #expect((0..<8).allSatisfy { drawn[$0, 1].red == 0 })
    #expect(drawn[8, 1].red == 191)
    #expect((9..<12).allSatisfy { drawn[$0, 1].red == 255 })
    #expect(drawn[12, 1].red == 0)
  }

  @Test("nested clips apply one after the other")
  func nested() throws {
    let left = RoundedRectangle(CGRect(x: 0, y: 0, width: 10, height: 20))
    let top = RoundedRectangle(CGRect(x: 0, y: 0, width: 20, height: 6))
    let inner = grouped(clip: top, items: [solid(2, 2, 16, 16, .white), solid(3, 3, 1, 1, .blue)])
    let drawn = try rasterizer.render(frame(20, 20, [grouped(clip: left, items: [inner])]))
    for y in 0..<20 {
      for x in 0..<20 where (x, y) != (3, 3) {
        let inside = (2..<10).contains(x) && (2..<6).contains(y)
        #expect(drawn[x, y].red == (inside ? 255 : 0))
      }
    }
  }

  @Test("a singular clip and a clip outside the frame remove everything")
  func nothingLeft() throws {
    let item = solid(0, 0, 8, 8, .white)
    let far = RoundedRectangle(CGRect(x: 100, y: 0, width: 5, height: 5))
    let flat = grouped(clip: clip, CGAffineTransform(scaleX: 0, y: 1), items: [item])
    let drawn = try rasterizer.render(frame(8, 8, [flat, grouped(clip: far, items: [item])]))
    #expect((0..<64).allSatisfy { drawn[$0 % 8, $0 / 8].red == 0 })
  }

  @Test("an opacity around one item equals the item's own")
  func foldedOpacity() throws {
    let photo = try noise(9, 9, opaque: false)
    let grouped = try rasterizer.render(
      frame(12, 12, on: .white, [grouped(opacity: 0.3, items: [image(photo, at: 1.5, 2)])]))
    let alone = try rasterizer.render(
      frame(12, 12, on: .white, [image(photo, at: 1.5, 2, opacity: 0.3)]))
    #expect(isSame(grouped, alone))
  }

  @Test(
    "opacities above 1 count as 1, below 0 and NaN as 0",
    arguments: [-1, .nan, 0, 1, 7.0])
  func strangeOpacities(_ opacity: Double) throws {
    let red = try PixelBuffer(width: 4, height: 4)
    for i in 0..<16 { red[i % 4, i / 4] = PremultipliedRGBA8(255, 0, 0, 255) }
    let photo = Bitmap(red)
    let isSeen = opacity >= 1
    for item in [
      grouped(opacity: opacity, items: [solid(0, 0, 4, 4, .red)]),
      grouped(opacity: opacity, items: [solid(0, 0, 4, 4, .white), solid(0, 0, 4, 4, .red)]),
      grouped(opacity: 0.5, items: [image(photo, opacity: 2 * opacity)]),
    ] {
      let drawn = try rasterizer.render(frame(4, 4, [item]))
      #expect((drawn[1, 1].red > 0) == isSeen)
    }
    let faded = grouped(opacity: 0.5, items: [image(photo, opacity: 2)])
    #expect(try rasterizer.render(frame(4, 4, [faded]))[1, 1].red == 128)
  }
}
