// What is drawn, or counted, exactly at a bound: the least opacity, the smallest image, the largest
// plane.

import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct BoundTests {
  @Test("the least opacity of a group changes a pixel by one, half of it by none")
  func opacity() throws {
    func drawn(_ opacity: Double) throws -> UInt8 {
      let items = [grouped(opacity: opacity, items: [solid(0, 0, 4, 4, .white)])]
      return try Rasterizer().render(frame(4, 4, items))[1, 1].green
    }
    #expect(try (drawn(1.0 / 255), drawn(0.4 / 255)) == (1, 0))
  }

  @Test("an image of one pixel is drawn in perspective")
  func onePixel() throws {
    let pixels = try PixelBuffer(width: 1, height: 1)
    pixels[0, 0] = PremultipliedRGBA8(255, 255, 255, 255)
    let large = CGAffineTransform(scaleX: 20, y: 20)
    let map = Homography(large).concatenating(door(0.8, 0.6, distance: 100, at: 5, 5))
    let dot = projected(map, [image(Bitmap(pixels))])
    let drawn = try Rasterizer().render(frame(30, 30, [dot]))
    #expect(drawn[12, 12].green == 255 && drawn[2, 2].green == 0)
  }

  @Test("the shadow of a plane has at most 16,777,216 samples")
  func largestPlane() throws {
    let turned = CGAffineTransform(a: 1, b: 0.3, c: -0.1, d: 1, tx: 0, ty: 0)
    func planes(_ side: Double) throws -> Int {
      let shadow = DisplayShadow(
        of: [solid(0, 0, side, side, .red)], radius: 1, offset: .zero, color: .blue,
        transform: turned, hidesItems: true)
      return try Rasterizer().surfaces(of: frame(Int(side), Int(side), [.shadow(shadow)])).planes
    }
    let most = Double(1 << 24)
    // With the levels of the image, which have a third more.
    #expect(Double(try planes(1000)) < 0.2 * most)
    for side in [6000.0, 8000] {
      let planes = Double(try planes(side))
      #expect(planes > 0.9 * most && planes < 1.5 * most)
    }
  }

  @Test func emptyRectangle() {
    #expect(PixelRect.empty == PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0))
    #expect(PixelRect.empty.union(PixelRect(minX: 3, minY: 4, maxX: 5, maxY: 6)).minX == 3)
  }

  @Test("a fading group draws its items with their own opacity")
  func fadingItems() throws {
    let light = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.25)
    let items = [solid(0, 0, 4, 4, light), solid(4, 0, 4, 4, light)]
    let drawn = try Rasterizer().render(frame(8, 4, [grouped(opacity: 0.5, items: items)]))
    #expect((31...33).contains(drawn[1, 1].green) && drawn[5, 1].green == drawn[1, 1].green)
  }

  @Test("if no surfaces are kept, content is merged even where that gains nothing")
  func nothingKept() throws {
    let half = DisplayColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    let masked = DisplayItem.masked(
      DisplayMask([solid(10, 10, 20, 10, .red)], through: [solid(0, 0, 12, 12, half)]))
    var rasterizer = Rasterizer()
    rasterizer.surfacePixelsKept = 0
    let list = frame(50, 40, [solid(0, 0, 50, 40, .white), masked, masked])
    #expect(try rasterizer.surfaces(of: list).merged > 0)
  }
}
