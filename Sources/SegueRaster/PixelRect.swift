/// A rectangle of whole pixels: columns `minX..<maxX` of rows `minY..<maxY`.
package struct PixelRect: Hashable, Sendable {
  /// First column and row, and the ones after the last.
  package var minX, minY, maxX, maxY: Int

  /// Columns `minX..<maxX` of rows `minY..<maxY`.
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// No pixel.
  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Pixels across; not negative.
  package var width: Int { max(0, maxX - minX) }
  /// Rows; not negative.
  package var height: Int { max(0, maxY - minY) }
  /// Pixels in all.
  package var area: Int { width * height }
  /// Whether there is no pixel in it.
  package var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// The rectangle `x` columns to the right and `y` rows down.
  package func moved(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The pixels of both.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return both.isEmpty ? .empty : both
  }

  /// The smallest rectangle around both.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether every pixel of `other` is in it.
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// What is left without `other`, when that is a rectangle; the whole when it is not.
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
