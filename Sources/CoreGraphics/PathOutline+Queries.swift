// Bounding boxes and containment, both computed from the curves themselves. A curve is divided at
// its extrema; between two of them it is monotonic, so its box is that of its ends, and a
// horizontal line crosses it once.

import Foundation

extension PathOutline {
  /// The smallest rectangle that contains all points and control points; null for an empty outline.
  package var controlPointBox: CGRect { Self.box(of: elements.flatMap(\.points)) }

  /// The smallest rectangle that contains the lines and curves themselves; null for an empty
  /// outline.
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

  /// Returns a Boolean value that indicates whether `point` is inside. Open subpaths are treated as
  /// closed.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    let crossings = crossings(at: point)
    return rule == .winding ? crossings.winding != 0 : crossings.count % 2 == 1
  }

  /// Returns the winding number of the outline, its subpaths closed, around `point`, and the number
  /// of its sides that a ray from there crosses.
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

  /// Returns the subpaths as polygons or open polylines that stay within `tolerance` of the curves.
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

/// Counts what a ray toward increasing x crosses.
private struct RayCrossings {
  let origin: PlaneVector
  var (winding, count) = (0, 0)

  init(origin: PlaneVector) { self.origin = origin }

  /// Counts the crossings of a segment, one for each monotonic stretch.
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

  /// Returns the point where a stretch that is monotonic in y meets the line of the ray.
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
