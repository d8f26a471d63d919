// The coverage of pixels by rounded corners, from the distance between their centers and the arc, and
// of the rows of outlines that have such corners.

/// A corner that is a quarter of a circle in the layer's units.
struct CornerDistance: Sendable, Equatable {
  /// The center of the circle, in pixels.
  let center: Outline.Vertex
  /// The radius, in the layer's units.
  let radius: Double
  /// The signs of the directions, in the layer's units, in which the corner lies from the center.
  let x, y: Double
  /// The map from pixels to the layer's units.
  let map: LinearMap
  /// The distance from the center beyond which nothing is covered.
  private let reach: Double

  init(center: Outline.Vertex, radius: Double, x: Double, y: Double, map: LinearMap) {
    (self.center, self.radius, self.x, self.y, self.map) = (center, radius, x, y, map)
    reach = radius + 0.5 * map.largestScale
  }

  /// Returns the coverage of the pixel whose center is at (`px`, `py`), 0…1.
  ///
  /// The distance is one of the layer's units, divided by their change per pixel in its direction.
  func coverage(_ px: Double, _ py: Double) -> Double {
    let v = map.applied(px - center.x, py - center.y)
    guard x * v.x > 0, y * v.y > 0 else { return 1 }
    let square = v.x * v.x + v.y * v.y
    if square >= reach * reach { return 0 }
    let length = square.squareRoot()
    let slope = (x: map.a * v.x + map.b * v.y, y: map.c * v.x + map.d * v.y)
    let change = (slope.x * slope.x + slope.y * slope.y).squareRoot()
    let distance = (radius - length) * length / change
    return min(max(0.5 + distance, 0), 1)
  }
}

extension DistanceOutline {
  /// Returns the coverage of row `y` within `columns`, and writes it to `mask`, where `interior` is
  /// the row of the curve, and `hole` that of the curve of the hole.
  func row(
    _ y: Int, _ columns: Range<Int>, interior: CoverageRow, hole: CoverageRow?,
    _ mask: UnsafeMutablePointer<UInt8>
  ) -> CoverageRow {
    let mask = mask - columns.lowerBound
    let own = touched(interior, y, columns)
    guard let hole, let inner = self.hole else {
      for x in own.before { mask[x] = byte(coverage(x, y)) }
      for x in own.after { mask[x] = byte(coverage(x, y)) }
      return own
    }
    let cut = inner.touched(hole, y, columns)
    for x in own.start..<own.end {
      mask[x] = byte(coverage(x, y, in: own) - inner.coverage(x, y, in: cut))
    }
    return CoverageRow(start: own.start, fullStart: own.end, fullEnd: own.end, end: own.end)
  }

  /// Returns the columns of a row whose centers are inside the sides, of which those that are full
  /// in the row of the curve are full.
  private func touched(_ row: CoverageRow, _ y: Int, _ columns: Range<Int>) -> CoverageRow {
    let inside = rectangle.columns(y, columns)
    let (start, end) = (inside.lowerBound, inside.upperBound)
    let fullStart = min(max(row.fullStart, start), end)
    return CoverageRow(
      start: start, fullStart: fullStart, fullEnd: min(max(row.fullEnd, fullStart), end), end: end)
  }

  private func coverage(_ x: Int, _ y: Int, in row: CoverageRow) -> Double {
    if row.full.contains(x) { return 1 }
    return x >= row.start && x < row.end ? coverage(x, y) : 0
  }

  /// Returns the coverage of a pixel inside the sides.
  private func coverage(_ x: Int, _ y: Int) -> Double {
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    var smallest = 1.0
    for corner in corners { smallest = min(smallest, corner.coverage(px, py)) }
    return smallest
  }

  private func byte(_ coverage: Double) -> UInt8 { UInt8(255 * max(coverage, 0) + 0.5) }
}
