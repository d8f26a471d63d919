// Whether two convex shapes overlap, and where: of all sides of both, the one out of which the other
// stands the least decides the direction; the corners beyond it are where they touch.

import Foundation

/// A line that bodies cannot pass, from either side.
struct DynamicLine {
  let from, to: Vector
  /// Which boundary it is part of.
  let boundary: Int

  /// Whether the way from one point to another leads through the line.
  func isCrossed(from start: Vector, to end: Vector, _ direction: Vector) -> Bool {
    let (before, after) = (direction.cross(start - from), direction.cross(end - from))
    guard before != after else { return false }
    let crossing = start + (end - start) * (before / (before - after))
    return (0...(to - from).length).contains((crossing - from).dot(direction))
  }
}

@MainActor
enum Touching {
  /// Where two bodies touch, normals from the first to the second.
  static func touches(_ a: DynamicBody, _ b: DynamicBody) -> [Contact.Touch] {
    guard (b.position - a.position).length <= a.radius + b.radius else { return [] }
    let (one, other) = (a.corners, b.corners)
    guard let out = leastOverlap(of: one, with: other),
      let back = leastOverlap(of: other, with: one)
    else { return [] }
    if out.depth <= back.depth { return beyond(out, other, inside: one) }
    return beyond(back, one, inside: other).map {
      Contact.Touch(point: $0.point, normal: -$0.normal, depth: $0.depth)
    }
  }

  /// Where a body touches a line: it stays on the side where its middle is.
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

  /// Where the end of a line stands in a shape.
  private static func tip(_ point: Vector, inside corners: [Vector]) -> Contact.Touch? {
    guard contains(corners, point), let side = leastOverlap(of: corners, with: [point]) else {
      return nil
    }
    return Contact.Touch(point: point, normal: side.normal, depth: side.depth)
  }

  private struct Side {
    let start, normal: Vector
    let depth: Double
  }

  /// The side of `shape` out of which `other` stands the least; none if they do not overlap.
  private static func leastOverlap(of shape: [Vector], with other: [Vector]) -> Side? {
    var least: Side?
    for (index, start) in shape.enumerated() {
      let end = shape[(index + 1) % shape.count]
      guard let direction = (end - start).direction else { continue }
      let normal = -direction.turned
      let depth = other.reduce(-Double.infinity) { max($0, (start - $1).dot(normal)) }
      if depth <= 0 { return nil }
      if depth < least?.depth ?? .infinity {
        least = Side(start: start, normal: normal, depth: depth)
      }
    }
    return least
  }

  /// The corners of `shape` behind a side of the other shape; of those at least the deepest.
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
