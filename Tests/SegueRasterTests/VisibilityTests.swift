import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// The number of pixels painted to draw a list in tiles of 16 rows.
func paintedPixels(_ list: DisplayList) throws -> Int {
  var rasterizer = Rasterizer()
  rasterizer.tileHeight = 16
  return try rasterizer.paintedPixels(list)
}

/// Hidden items are not drawn. `ReferenceTests` verifies that nothing else changes.
@Suite struct VisibilityTests {
  let whole = 64 * 48

  private func painted(_ items: [DisplayItem]) throws -> Int {
    try paintedPixels(frame(64, 48, items))
  }

  @Test("nothing is drawn behind a screen that fills the frame")
  func hidden() throws {
    let behind = (0..<20).map { solid(Double($0), 3, 30, 30, .red, radius: 5) }
    #expect(try painted(behind + [solid(0, 0, 64, 48, .white)]) == whole)
    #expect(try painted(behind) > whole)
  }

  @Test("two sliding screens are drawn once per pixel, as is the background")
  func slide() throws {
    let photo = try noise(64, 48)
    for y in [0.0, 7, 20, 47] {
      #expect(try painted([image(photo, at: 0, y), image(photo, at: 0, y - 48)]) == whole)
      #expect(try painted([image(photo, at: y, 0)]) == whole)
    }
  }

  @Test("translucent items do not hide")
  func translucent() throws {
    let veil = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(try painted([solid(0, 0, 64, 48, .white), solid(0, 0, 64, 48, veil)]) == 2 * whole)
    let glass = try noise(64, 48, opaque: false)
    #expect(try painted([image(glass)]) == 2 * whole)
  }

  @Test("the center of a rounded clip hides too, and groups are opened")
  func roundedClip() throws {
    let clip = RoundedRectangle(CGRect(x: 0, y: 0, width: 64, height: 48), radius: 8)
    let screens = [
      solid(0, 0, 64, 48, .red), grouped(clip: clip, items: [solid(0, 0, 64, 48, .white)]),
    ]
    // Tiles are 16 rows high: the one in the middle is drawn once.
    #expect(try painted(screens) == 2 * whole - 64 * 16)
  }

  @Test("a faded group hides items within itself, and nothing behind it")
  func fadedGroup() throws {
    let two = [solid(0, 0, 64, 48, .red), solid(0, 0, 64, 48, .white)]
    // The background, the upper solid, and the final blending.
    #expect(try painted([grouped(opacity: 0.5, items: two)]) == 3 * whole)
    #expect(try painted([grouped(opacity: 0.5, items: two), two[0]]) == whole)
  }
}
