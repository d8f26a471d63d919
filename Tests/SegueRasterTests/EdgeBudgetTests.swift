// The most comparisons that the search for shared edges makes in one list. Beyond it, edges are not
// related: lists of many thousand turned layers are drawn in time, with the seams that they had.

import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct EdgeBudgetTests {
  private static let green = DisplayColor(red: 0, green: 1, blue: 0, alpha: 1)
  private static let turned = CGAffineTransform(rotationAngle: 0.3)
  /// The opaque areas of a list. Each outline is compared with all of them, and counts one more.
  private static let areas = 511
  /// The outlines that can be searched for: as many as make four million comparisons with the areas.
  private static let searches = 8192

  /// The largest amount of green that shows through the edge between two opaque halves.
  ///
  /// - Parameter outlines: The number of other outlines that are searched for before: small
  ///   translucent squares below the halves.
  private func leak(after outlines: Int) throws -> UInt8 {
    let glass = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    let below = Self.turned.concatenating(CGAffineTransform(translationX: 8, y: 28))
    let middle = Self.turned.concatenating(CGAffineTransform(translationX: 16, y: 10))
    let above = Self.turned.concatenating(CGAffineTransform(translationX: 24, y: 28))
    let others = (0..<outlines).map { _ in solid(-2, -2, 4, 4, glass, below) }
    let halves = [solid(-6, -6, 6, 12, .red, middle), solid(0, -6, 6, 12, .blue, middle)]
    let fronts = (0..<Self.areas - 2).map { _ in solid(-2, -2, 4, 4, .white, above) }
    let drawn = try Rasterizer().render(frame(32, 32, on: Self.green, others + halves + fronts))
    // The pixels along the edge, which is a turned line through (16, 10).
    let places = (-4...4).map { CGPoint(x: 0, y: Double($0)).applying(middle) }
    return places.map { drawn[Int($0.x), Int($0.y)].green }.max() ?? 0
  }

  @Test("the last outline that is searched for has no seam, the next one has")
  func last() throws {
    #expect(try leak(after: 0) <= 1)
    #expect(try leak(after: Self.searches - 1) <= 1)
    #expect(try leak(after: Self.searches) > 20)
  }
}
