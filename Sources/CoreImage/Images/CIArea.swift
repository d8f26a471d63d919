// Rectangles of whole pixels. Y points up, as everywhere in Core Image.

import CoreGraphics
import SeguePixels

/// A rectangle of whole pixels.
struct CIArea: Sendable, Equatable {
  /// The largest number of pixels that are computed at once.
  static let largestCount = 2 * PixelBuffer.largestArea

  var x, y, width, height: Int

  /// The pixels that a rectangle touches, within the largest possible extent.
  init(_ rect: CGRect) {
    let inside = rect.intersection(CIImage.unbounded)
    guard !inside.isNull, !inside.isEmpty else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (left, bottom) = (inside.minX.rounded(.down), inside.minY.rounded(.down))
    self.init(
      x: Int(left), y: Int(bottom), width: Int(inside.maxX.rounded(.up) - left),
      height: Int(inside.maxY.rounded(.up) - bottom))
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A Boolean value that indicates whether the area has pixels, and memory for them is likely.
  var isComputable: Bool {
    width > 0 && height > 0 && width <= Self.largestCount / height
  }

  /// The area with a border on all sides.
  func grown(_ border: Int) -> CIArea { grown(border, border) }

  /// The area with a border at the left and right, and another one at the bottom and top.
  func grown(_ across: Int, _ up: Int) -> CIArea {
    CIArea(x: x - across, y: y - up, width: width + 2 * across, height: height + 2 * up)
  }

  /// Returns whether a pixel is in the area.
  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= x && row >= y && column < x + width && row < y + height
  }

  /// The part of the area that is also in another one; without pixels if there is none.
  func intersection(_ other: CIArea) -> CIArea {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return CIArea(
      x: left, y: bottom, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - bottom))
  }
}
