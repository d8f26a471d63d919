// Lines divided where they enter and leave an area, and areas separated into components.

import Foundation

extension PathOutline {
  /// Returns the parts of the lines that are inside `area`, or those outside it.
  func cut(by area: PathOutline, _ rule: CGPathFillRule, keepsInside: Bool) -> PathOutline {
    var result = PathOutline()
    guard let grid = Grid([self, area]) else { return result }
    let border = area.combined(with: area, PathRegion(rule: rule) { first, _ in first })
    let edges = border.flattened().flatMap { polygon in zip(polygon, polygon.dropFirst()) }
    for line in flattened(tolerance: grid.tolerance) {
      var end: CGPoint?
      for (a, b) in zip(line, line.dropFirst()) where a != b {
        let (start, direction) = (PlaneVector(a), PlaneVector(b) - PlaneVector(a))
        let cuts = Self.cuts(start, direction, edges)
        for (from, to) in zip(cuts, cuts.dropFirst()) where to > from {
          let middle = (start + direction * ((from + to) / 2)).point
          guard border.contains(middle, using: .winding) == keepsInside else { continue }
          let first = from == 0 ? a : (start + direction * from).point
          if end != first { result.append(.move(first)) }
          let last = to == 1 ? b : (start + direction * to).point
          result.append(.line(last))
          end = last
        }
      }
    }
    return result
  }

  /// Returns the positions along a line, from 0 to 1, at which edges cross it.
  private static func cuts(
    _ start: PlaneVector, _ direction: PlaneVector, _ edges: [(CGPoint, CGPoint)]
  ) -> [Double] {
    var cuts = [0.0, 1]
    for (a, b) in edges {
      let edge = PlaneVector(b) - PlaneVector(a)
      let area = direction.cross(edge)
      guard area != 0 else { continue }
      let gap = PlaneVector(a) - start
      let (t, u) = (gap.cross(edge) / area, gap.cross(direction) / area)
      if t > 0, t < 1, u >= 0, u <= 1 { cuts.append(t) }
    }
    return cuts.sorted()
  }

  /// The components of an outline whose contours do not cross and whose holes have the opposite
  /// direction: each outer contour with its holes.
  var components: [PathOutline] {
    let polygons = flattened().map { Array($0.dropLast()) }
    let areas = polygons.map(Self.doubledArea)
    var components: [(area: Double, outer: PathOutline, all: PathOutline)] = []
    for (polygon, area) in zip(polygons, areas) where area > 0 {
      let outline = PathOutline(polygon: polygon)
      components.append((area, outline, outline))
    }
    for (polygon, area) in zip(polygons, areas) where area <= 0 {
      guard let inside = Self.placeInside(polygon) else { continue }
      let around = components.indices.filter {
        components[$0].outer.contains(inside, using: .winding)
      }
      guard let nearest = around.min(by: { components[$0].area < components[$1].area }) else {
        continue
      }
      components[nearest].all.append(PathOutline(polygon: polygon), .identity)
    }
    return components.map(\.all)
  }

  private init(polygon: [CGPoint]) {
    self.init()
    for (index, point) in polygon.enumerated() { append(index == 0 ? .move(point) : .line(point)) }
    append(.close)
  }

  private static func doubledArea(_ polygon: [CGPoint]) -> Double {
    guard var a = polygon.last else { return 0 }
    return polygon.reduce(0) { sum, b in
      defer { a = b }
      return sum + PlaneVector(a).cross(PlaneVector(b))
    }
  }

  /// Returns a point inside a polygon: between the first two sides that a horizontal line meets.
  private static func placeInside(_ polygon: [CGPoint]) -> CGPoint? {
    let rows = Set(polygon.map(\.y)).sorted()
    guard rows.count > 1, let last = polygon.last else { return nil }
    let y = (rows[0] + rows[1]) / 2
    var a = last
    var xs: [CGFloat] = []
    for b in polygon {
      if (a.y <= y) != (b.y <= y) { xs.append(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)) }
      a = b
    }
    xs.sort()
    return xs.count > 1 ? CGPoint(x: (xs[0] + xs[1]) / 2, y: y) : nil
  }
}
