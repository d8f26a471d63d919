/// A rectangle of whole pixels: columns `minX..<maxX` of rows `minY..<maxY`.
package struct PixelRect: Hashable, Sendable {
  /// The first column and row, and the ones after the last.
  package var minX, minY, maxX, maxY: Int

  /// Creates a rectangle of columns `minX..<maxX` of rows `minY..<maxY`.
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// A rectangle without pixels.
  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The width, in pixels. Never negative.
  package var width: Int { max(0, maxX - minX) }
  /// The height, in pixels. Never negative.
  package var height: Int { max(0, maxY - minY) }
  /// The number of pixels.
  package var area: Int { width * height }
  /// A Boolean value that indicates whether the rectangle contains no pixels.
  package var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// Returns the rectangle moved `x` columns to the right and `y` rows down.
  package func moved(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Returns the pixels that both rectangles contain.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return both.isEmpty ? .empty : both
  }

  /// Returns the smallest rectangle that contains both.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns whether every pixel of `other` is in the rectangle.
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Returns the remainder without `other` if that is a rectangle, and the whole rectangle
  /// otherwise.
  package func subtracting(_ other: PixelRect) -> PixelRect {
    let common = intersection(other)
    if common.isEmpty { return self }
    var rest = self
    if common.minX == minX && common.maxX == maxX {
      if common.minY == minY {
        rest.minY = common.maxY
      } else if common.maxY == maxY {
        rest.maxY = common.minY
      }
    } else if common.minY == minY && common.maxY == maxY {
      if common.minX == minX {
        rest.minX = common.maxX
      } else if common.maxX == maxX {
        rest.maxX = common.minX
      }
    }
    return rest.isEmpty ? .empty : rest
  }
}
