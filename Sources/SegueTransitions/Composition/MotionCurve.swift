import UIKit

/// A way along points: smooth through all of them, and straight between two.
package struct MotionCurve: Sendable, Hashable {
  private let points: [CGPoint]

  /// Creates the way along two or more points.
  package init(_ points: [CGPoint]) { self.points = points }

  /// Creates the way of a thing that moves along an arc, as thrown things do.
  /// - Parameter bend: How much the way bends, from 0 to 1: level first, then upright.
  package init(from start: CGPoint, to end: CGPoint, bend: CGFloat) {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let control = CGPoint(
      x: middle.x + (end.x - middle.x) * bend, y: middle.y + (start.y - middle.y) * bend)
    points = (0...Self.steps).map { step in
      .curve(start, control, end, at: CGFloat(step) / CGFloat(Self.steps))
    }
  }

  /// The number of straight pieces that approximate a way.
  package static let steps = 24

  /// Returns the point at a fraction of the way, from 0 to 1. Each stretch between two points takes
  /// the same time.
  package func point(at fraction: CGFloat) -> CGPoint {
    let last = points.count - 1
    let place = min(max(fraction, 0), 1) * CGFloat(last)
    let index = min(Int(place), last - 1)
    let time = place - CGFloat(index)
    let (first, second) = (points[index], points[index + 1])
    guard points.count > 2 else {
      return CGPoint(
        x: first.x + (second.x - first.x) * time, y: first.y + (second.y - first.y) * time)
    }
    let before = points[max(index - 1, 0)]
    let after = points[min(index + 2, last)]
    return CGPoint(
      x: Self.smooth(before.x, first.x, second.x, after.x, time),
      y: Self.smooth(before.y, first.y, second.y, after.y, time))
  }

  /// Returns the value of the Catmull-Rom spline between the second and the third of four values.
  private static func smooth(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ time: CGFloat
  ) -> CGFloat {
    let (linear, square) = (c - a, 2 * a - 5 * b + 4 * c - d)
    let cube = 3 * b - a - 3 * c + d
    return b + 0.5 * time * (linear + time * (square + time * cube))
  }
}
