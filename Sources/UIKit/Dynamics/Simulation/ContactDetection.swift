// Whether two convex shapes overlap, and where: among the sides of both, the one with the smallest
// overlap determines the normal; the corners beyond it are the contact points.

import Foundation

/// A line that bodies cannot pass from either side.
struct DynamicLine {
  let from, to: Vector
  /// The number of the boundary to which the line belongs.
  let boundary: Int

  /// Returns whether the segment from one point to another crosses the line.
  func isCrossed(from start: Vector, to end: Vector, _ direction: Vector) -> Bool {
    let (before, after) = (direction.cross(start - from), direction.cross(end - from))
    guard before != after else { return false }
    let crossing = start + (end - start) * (before / (before - after))
    return (0...(to - from).length).contains((crossing - from).dot(direction))
  }
}

@MainActor
enum ContactDetection {
  /// Returns the contacts of two bodies, with normals from the first to the second.
  static func touches(_ a: DynamicBody, _ b: DynamicBody) -> [Contact.Touch] {
    guard (b.position - a.position).length <= a.radius + b.radius else { return [] }
    let (one, other) = (a.corners, b.corners)
    guard let out = minimumOverlap(of: one, with: other),
      let back = minimumOverlap(of: other, with: one)
    else { return [] }
    if out.depth <= back.depth { return beyond(out, other, inside: one) }
    return beyond(back, one, inside: other).map {
      Contact.Touch(point: $0.point, normal: -$0.normal, depth: $0.depth)
    }
  }

  /// Returns the contacts of a body with a line. The body stays on the side of the line that
  /// contains its center.
  static func touches(_ body: DynamicBody, _ line: DynamicLine) -> [Contact.Touch] {
    guard let direction = (line.to - line.from).direction else { return [] }
    let side = direction.cross(body.position - line.from)
    guard abs(side) <= body.radius else { return [] }
    let normal = direction.turned * (side >= 0 ? -1 : 1)
    let corners = body.corners
    let over = corners.compactMap { corner -> Contact.Touch? in
      let depth = (corner - line.from).dot(normal)
      guard depth > 0, line.isCrossed(from: body.position, to: corner, direction) else {
        return nil
      }
      return Contact.Touch(point: corner, normal: normal, depth: depth)
    }
    return over + [line.from, line.to].compactMap { tip($0, inside: corners) }
  }

  /// Returns the contact of a line's end point that lies inside a shape.
  private static func tip(_ point: Vector, inside corners: [Vector]) -> Contact.Touch? {
    guard contains(corners, point), let side = minimumOverlap(of: corners, with: [point]) else {
      return nil
    }
    return Contact.Touch(point: point, normal: side.normal, depth: side.depth)
  }

  private struct Side {
    let start, normal: Vector
    let depth: Double
  }

  /// Returns the side of `shape` with the smallest overlap with `other`, or `nil` if the two do not
  /// overlap.
  private static func minimumOverlap(of shape: [Vector], with other: [Vector]) -> Side? {
    var minimum: Side?
    for (index, start) in shape.enumerated() {
      let end = shape[(index + 1) % shape.count]
      guard let direction = (end - start).direction else { continue }
      let normal = -direction.turned
      let depth = other.reduce(-Double.infinity) { max($0, (start - $1).dot(normal)) }
      if depth <= 0 { return nil }
      if depth < minimum?.depth ?? .infinity {
        minimum = Side(start: start, normal: normal, depth: depth)
      }
    }
    return minimum
  }

  /// Returns the corners of `shape` that lie behind a side of the other shape, at least the deepest
  /// of them.
  private static func beyond(_ side: Side, _ shape: [Vector], inside other: [Vector])
    -> [Contact.Touch]
  {
    let all = shape.map { corner in
      Contact.Touch(
        point: corner, normal: side.normal, depth: (side.start - corner).dot(side.normal))
    }.filter { $0.depth > 0 }
    let inside = all.filter { contains(other, $0.point) }
    if !inside.isEmpty { return inside }
    return all.max { $0.depth < $1.depth }.map { [$0] } ?? []
  }

  private static func contains(_ shape: [Vector], _ point: Vector) -> Bool {
    shape.indices.allSatisfy { index in
      let (start, end) = (shape[index], shape[(index + 1) % shape.count])
      return (end - start).cross(point - start) >= -1e-9
    }
  }
}
