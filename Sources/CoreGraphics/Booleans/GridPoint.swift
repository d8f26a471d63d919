// Boolean operations use a grid of integers: the side of a line on which a point lies is then
// always exact, and two edges that intersect agree on the point of intersection.

import Foundation

/// A point on the grid. Coordinates stay below 2²⁷, so that products of differences fit in `Int`.
struct GridPoint: Hashable, Comparable {
  var x, y: Int

  /// Orders points by row, then by x within a row.
  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.y, a.x) < (b.y, b.x) }

  static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

  /// Returns the cross product with `other`. It is positive if `other` is counterclockwise from
  /// this direction where y points up, that is, in the sense from the x-axis to the y-axis.
  func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }
  func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }
}

/// The conversion between points and grid coordinates.
struct Grid {
  /// The number of grid steps per point. It is a power of two, so that coordinates with few binary
  /// digits stay exact.
  let scale: Double

  /// Creates a grid for all of the given outlines; `nil` if a number is not finite.
  init?(_ outlines: [PathOutline]) {
    guard outlines.allSatisfy(\.isMeasurable) else { return nil }
    var largest = 1.0
    for outline in outlines {
      for point in outline.elements.flatMap(\.points) {
        largest = max(largest, abs(Double(point.x)), abs(Double(point.y)))
      }
    }
    var scale = 65_536.0
    while largest * scale > 0x1p26 { scale /= 2 }
    self.scale = scale
  }

  /// The maximum deviation of flattened curves, in points.
  var tolerance: Double { max(1.0 / 256, 512 / scale) }

  func place(_ point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int((Double(point.x) * scale).rounded()), y: Int((Double(point.y) * scale).rounded()))
  }

  func point(_ place: GridPoint) -> CGPoint {
    CGPoint(x: Double(place.x) / scale, y: Double(place.y) / scale)
  }
}
