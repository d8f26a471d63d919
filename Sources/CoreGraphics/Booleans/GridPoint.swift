// Boolean operations work on a grid of whole numbers: which side of a line a point is on is then always
// exact, and two edges that meet agree on where.

import Foundation

/// A place on the grid. Coordinates stay below 2²⁷, so that products of differences fit in `Int`.
struct GridPoint: Hashable, Comparable {
  var x, y: Int

  /// By rows, then along them.
  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.y, a.x) < (b.y, b.x) }

  static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

  /// Positive where `other` lies a turn from the x-axis to the y-axis on from this direction.
  func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }
  func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }
}

/// How points become places on the grid and back.
struct Grid {
  /// Steps in a point, a power of two: coordinates with few binary digits stay exact.
  let scale: Double

  /// A grid for all of these outlines; `nil` where a number is not finite.
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

  /// How far flattened curves may be off, in points.
  var tolerance: Double { max(1.0 / 256, 512 / scale) }

  func place(_ point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int((Double(point.x) * scale).rounded()), y: Int((Double(point.y) * scale).rounded()))
  }

  func point(_ place: GridPoint) -> CGPoint {
    CGPoint(x: Double(place.x) / scale, y: Double(place.y) / scale)
  }
}
