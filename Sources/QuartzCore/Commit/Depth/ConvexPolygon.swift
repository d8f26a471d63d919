// Convex polygons in the projection: intersection, cutting along a line, area.

import CoreGraphics

/// A line in the projection, as the set of points whose distance is 0.
struct DividingLine {
  /// The unit vector toward the positive side.
  let normal: SIMD2<Double>
  /// The distance of the origin, in points; negative if it lies on the negative side.
  let offset: Double

  /// Creates the line where *x* · `slope` + `constant` is 0; `nil` if the slope has no direction.
  init?(slope: SIMD2<Double>, constant: Double) {
    let length = (slope * slope).sum().squareRoot()
    guard length > 0, length.isFinite, constant.isFinite else { return nil }
    (normal, offset) = (slope / length, constant / length)
  }

  private init(normal: SIMD2<Double>, offset: Double) {
    (self.normal, self.offset) = (normal, offset)
  }

  /// Returns the distance of `point`, in points; positive on the positive side.
  func distance(of point: SIMD2<Double>) -> Double { (normal * point).sum() + offset }

  /// Returns the parallel that lies `distance` points farther on the positive side.
  func moved(by distance: Double) -> DividingLine {
    DividingLine(normal: normal, offset: offset - distance)
  }

  /// The same line with its sides exchanged.
  var reversed: DividingLine { DividingLine(normal: -normal, offset: -offset) }
}

/// A convex polygon in the projection, in the points of the superlayer.
struct ConvexPolygon {
  /// The corners, in either direction.
  let corners: [SIMD2<Double>]
  /// The corners of the bounding box.
  let low, high: SIMD2<Double>

  /// Creates the polygon with the given corners. It is empty if there are fewer than three.
  init(_ corners: [SIMD2<Double>]) {
    self.corners = corners.count < 3 ? [] : corners
    var low = SIMD2(repeating: Double.infinity)
    var high = -low
    for corner in self.corners {
      low = SIMD2(min(low.x, corner.x), min(low.y, corner.y))
      high = SIMD2(max(high.x, corner.x), max(high.y, corner.y))
    }
    (self.low, self.high) = (low, high)
  }

  /// The area below which a polygon counts as empty, in square points.
  static let negligible = 1e-6

  /// A Boolean value that indicates whether the polygon has no visible area.
  var isEmpty: Bool { !(area > Self.negligible) }

  /// The area, in square points.
  var area: Double { abs(signedArea) }

  private var signedArea: Double {
    guard let first = corners.first else { return 0 }
    var sum = 0.0
    for index in 1..<max(corners.count - 1, 1) {
      let (a, b) = (corners[index] - first, corners[index + 1] - first)
      sum += a.x * b.y - a.y * b.x
    }
    return sum / 2
  }

  /// The mean of the corners.
  var middle: SIMD2<Double> {
    corners.isEmpty ? .zero : corners.reduce(.zero, +) / Double(corners.count)
  }

  /// The polygon with its corners clockwise where y points down.
  var clockwise: ConvexPolygon { signedArea < 0 ? ConvexPolygon(corners.reversed()) : self }

  /// The bounding box, enlarged on all sides by `margin` points.
  func box(outsetBy margin: Double) -> ConvexPolygon {
    let (a, b) = (low - margin, high + margin)
    return ConvexPolygon([a, SIMD2(b.x, a.y), b, SIMD2(a.x, b.y)])
  }

  /// Returns whether the bounding boxes have common points.
  func isNear(_ other: ConvexPolygon) -> Bool {
    low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y
  }

  /// Returns the part on the positive side of `line`.
  func part(beyond line: DividingLine) -> ConvexPolygon {
    guard var last = corners.last else { return self }
    var before = line.distance(of: last)
    var kept: [SIMD2<Double>] = []
    kept.reserveCapacity(corners.count + 1)
    for corner in corners {
      let distance = line.distance(of: corner)
      if (distance > 0 && before < 0) || (distance < 0 && before > 0) {
        kept.append(last + (corner - last) * (before / (before - distance)))
      }
      if distance >= 0 { kept.append(corner) }
      (last, before) = (corner, distance)
    }
    return ConvexPolygon(kept)
  }

  /// Returns how far the polygon extends on the positive side of `line`, in points.
  func reach(beyond line: DividingLine) -> Double {
    max(corners.map { line.distance(of: $0) }.max() ?? 0, 0)
  }

  /// Returns the common part of both polygons.
  func common(with other: ConvexPolygon) -> ConvexPolygon {
    guard isNear(other) else { return ConvexPolygon([]) }
    let sides = other.clockwise.corners
    var rest = self
    for (index, start) in sides.enumerated() where !rest.corners.isEmpty {
      let side = sides[(index + 1) % sides.count] - start
      let inward = SIMD2(-side.y, side.x)
      guard let line = DividingLine(slope: inward, constant: -(inward * start).sum()) else {
        continue
      }
      rest = rest.part(beyond: line)
    }
    return rest
  }

  /// Returns whether both polygons cover a common area.
  func overlaps(_ other: ConvexPolygon) -> Bool { isNear(other) && !common(with: other).isEmpty }

  /// Returns whether `line` cuts visible areas off on both sides.
  func isDivided(by line: DividingLine) -> Bool {
    !part(beyond: line).isEmpty && !part(beyond: line.reversed).isEmpty
  }

  /// Returns whether the part of `line` that lies in this polygon lies in `other` as well.
  func chord(of line: DividingLine, liesIn other: ConvexPolygon) -> Bool {
    let ends = part(beyond: line).corners.filter { abs(line.distance(of: $0)) < 1e-6 }
    let sides = other.clockwise.corners
    return ends.allSatisfy { end in
      sides.indices.allSatisfy { index in
        let (a, b) = (sides[index], sides[(index + 1) % sides.count])
        let (side, way) = (b - a, end - a)
        return side.x * way.y - side.y * way.x >= -1e-6 * (side * side).sum().squareRoot()
      }
    }
  }
}
