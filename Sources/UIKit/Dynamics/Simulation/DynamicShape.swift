// Outlines as convex polygons, the only shapes that collide.

import Foundation

@MainActor
enum DynamicShape {
  /// The number of corners of the polygon that approximates an ellipse.
  private static let sides = 24

  /// Returns the corners of an item's shape relative to its center, before its rotation, in order
  /// of increasing angles.
  static func corners(of item: any UIDynamicItem) -> [CGPoint] {
    let size = item.bounds.size
    let (x, y) = (max(0.5, size.width / 2), max(0.5, size.height / 2))
    let rectangle = [
      CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
    ]
    switch item.collisionBoundsType {
    case .rectangle: return rectangle
    case .ellipse:
      return (0..<sides).map { side in
        let (sin, cos) = DeterministicMath.sincos(2 * .pi * Double(side) / Double(sides))
        return CGPoint(x: x * cos, y: y * sin)
      }
    case .path:
      let hull = hull(of: points(on: item.collisionBoundingPath))
      return hull.count > 2 ? hull : rectangle
    }
  }

  /// Returns the line segments of a path.
  static func segments(of path: UIBezierPath) -> [(from: Vector, to: Vector)] {
    path.cgPath.outline.flattened(tolerance: 0.25).flatMap { line in
      zip(line, line.dropFirst()).map { (Vector($0), Vector($1)) }
    }
  }

  private static func points(on path: UIBezierPath) -> [CGPoint] {
    path.cgPath.outline.flattened(tolerance: 0.5).flatMap { $0 }
  }

  /// Returns the convex hull of points, by Andrew's monotone chain algorithm.
  private static func hull(of points: [CGPoint]) -> [CGPoint] {
    let sorted = points.filter { $0.x.isFinite && $0.y.isFinite }
      .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    return chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
  }

  private static func chain(_ points: [CGPoint]) -> [CGPoint] {
    var chain: [CGPoint] = []
    for point in points {
      while chain.count > 1, isRightTurn(chain[chain.count - 2], chain[chain.count - 1], point) {
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }

  private static func isRightTurn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
    (Vector(b) - Vector(a)).cross(Vector(c) - Vector(a)) <= 0
  }
}
