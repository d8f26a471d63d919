// Boxes and containment, both from the curves themselves: a curve is cut where it turns, and between
// two turns it goes one way only, so its box is that of its ends, and a level line crosses it once.

import Foundation

extension PathOutline {
  /// The smallest box around all points and handles; null when there is none.
  package var controlPointBox: CGRect { Self.box(of: elements.flatMap(\.points)) }

  /// The smallest box around the lines and curves themselves; null when there is none.
  package var tightBox: CGRect {
    var points: [CGPoint] = []
    for subpath in subpaths {
      for curve in subpath.segments {
        points += [curve.start.point, curve.end.point]
        points += curve.turningParameters.map { curve.point($0).point }
      }
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

  /// Whether `point` is inside; open subpaths count as closed.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    let crossings = crossings(at: point)
    return rule == .winding ? crossings.winding != 0 : crossings.count % 2 == 1
  }

  /// How often the outline, its subpaths closed, winds around `point`, and how many of its sides a ray
  /// from there crosses.
  func crossings(at point: CGPoint) -> (winding: Int, count: Int) {
    var crossings = RayCrossings(origin: PlaneVector(point))
    for subpath in subpaths {
      for segment in subpath.segments { crossings.add(segment) }
      if let end = subpath.segments.last?.end, end != subpath.start {
        crossings.add(CubicSegment(end, to: subpath.start))
      }
    }
    return (crossings.winding, crossings.count)
  }

  /// The subpaths as polygons or open lines that stay within `tolerance` of the curves.
  package func flattened(tolerance: Double = 1.0 / 256) -> [[CGPoint]] {
    subpaths.filter { !$0.segments.isEmpty }.map { subpath in
      var points = [subpath.start.point]
      for segment in subpath.segments {
        let pieces = segment.chords(within: tolerance)
        for piece in 1...pieces {
          points.append(segment.point(Double(piece) / Double(pieces)).point)
        }
      }
      return points
    }
  }
}

/// What a ray towards growing x crosses.
private struct RayCrossings {
  let origin: PlaneVector
  var (winding, count) = (0, 0)

  init(origin: PlaneVector) { self.origin = origin }

  /// Counts the crossings of a segment, one for each stretch between two turns.
  mutating func add(_ segment: CubicSegment) {
    let highest = max(
      max(segment.start.x, segment.control1.x), max(segment.control2.x, segment.end.x))
    guard highest > origin.x else { return }
    var (from, above) = (0.0, segment.start)
    for to in segment.verticalTurns.sorted() + [1] {
      let below = segment.point(to)
      if (above.y <= origin.y) != (below.y <= origin.y),
        place(segment, from, to, isFalling: below.y > above.y).x > origin.x
      {
        winding += below.y > above.y ? 1 : -1
        count += 1
      }
      (from, above) = (to, below)
    }
  }

  /// Where a stretch that only rises or only falls meets the ray's line.
  private func place(
    _ segment: CubicSegment, _ from: Double, _ to: Double, isFalling: Bool
  ) -> PlaneVector {
    if segment.isStraight {
      let (a, b) = (segment.start, segment.end)
      return PlaneVector(a.x + (origin.y - a.y) / (b.y - a.y) * (b.x - a.x), origin.y)
    }
    var (low, high) = (from, to)
    for _ in 0..<64 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      let isBefore = (segment.point(middle).y <= origin.y) == isFalling
      if isBefore { low = middle } else { high = middle }
    }
    return segment.point(high)
  }
}
