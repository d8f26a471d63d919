// Boxes and containment. Curves are split where they turn, so a tight box is exact, and containment
// counts crossings on a flattened copy.

import Foundation

extension PathOutline {
  /// The smallest box around all points and handles; null when there is none.
  package var controlPointBox: CGRect { Self.box(of: elements.flatMap(\.points)) }

  /// The smallest box around the lines and curves themselves; null when there is none.
  var tightBox: CGRect {
    var points: [CGPoint] = []
    forEachCurve { curve in
      points += [curve.start, curve.end]
      let turns = curve.turningParameters
      points += turns.map(curve.point)
    }
    if points.isEmpty { points = elements.flatMap(\.points) }
    return Self.box(of: points)
  }

  private static func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, top) = (min(left, point.x), min(top, point.y))
      (right, bottom) = (max(right, point.x), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How often the outline, its subpaths closed, winds around `point`, and how many of its sides a ray
  /// from there crosses.
  func crossings(at point: CGPoint) -> (winding: Int, count: Int) {
    var (winding, count) = (0, 0)
    func cross(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      winding += b.y > a.y ? 1 : -1
      count += 1
    }
    for polygon in flattened() {
      guard let last = polygon.last else { continue }
      var previous = last
      for next in polygon {
        cross(previous, next)
        previous = next
      }
    }
    return (winding, count)
  }

  /// The subpaths as polygons, curves in 32 pieces.
  package func flattened() -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    forEachCurve { curve in
      if polygons.isEmpty || curve.beginsSubpath { polygons.append([curve.start]) }
      let pieces = curve.isStraight ? 1 : 32
      for piece in 1...pieces {
        polygons[polygons.count - 1].append(curve.point(CGFloat(piece) / CGFloat(pieces)))
      }
    }
    return polygons
  }

  /// Calls `body` with every line and curve as a cubic, closing lines among them.
  private func forEachCurve(_ body: (CubicSegment) -> Void) {
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    var begins = true
    for element in elements {
      var segment = CubicSegment(start: current, end: current, beginsSubpath: begins)
      switch element {
      case .move(let point):
        (current, start, begins) = (point, point, true)
        continue
      case .line(let end): segment = CubicSegment(start: current, end: end, beginsSubpath: begins)
      case .close: segment = CubicSegment(start: current, end: start, beginsSubpath: begins)
      case .quadCurve(let control, let end): segment.bend(quadratic: control, end: end)
      case .curve(let control1, let control2, let end): segment.bend(control1, control2, end: end)
      }
      body(segment)
      current = segment.end
      begins = element == .close
    }
  }
}
