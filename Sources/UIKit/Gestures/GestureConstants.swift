// The constants of gesture recognition. Apple publishes few of them; SEMANTICS 8 defines pans, and
// the others are chosen to match.

import Foundation

/// The thresholds of gesture recognizers. Distances are in points and times in seconds.
enum GestureConstants {
  /// The distance that touches move before they are recognized as a pan, a pinch or a rotation.
  static let slop: CGFloat = 10
  /// The maximum distance from the edge at which the touch of an edge pan begins.
  static let edgeWidth: CGFloat = 20
  /// The time without movement after which the velocity of a touch is zero.
  static let velocityLifetime = 0.1

  /// The maximum movement of the touches of a tap.
  static let tapMovement: CGFloat = 10
  /// The maximum time between two taps of one gesture.
  static let tapInterval = 0.35
  /// The maximum distance between two taps of one gesture.
  static let tapDistance: CGFloat = 45

  /// The default duration of a long press.
  static let pressDuration = 0.5
  /// The maximum movement of touches before a long press is recognized.
  static let pressMovement: CGFloat = 10

  /// The minimum distance of a swipe, followed by its maximum duration.
  static let swipeDistance: CGFloat = 50
  static let swipeDuration = 0.5
  /// The minimum ratio between the movement of a swipe along its direction and across it.
  static let swipeStraightness: CGFloat = 2
}

extension CGPoint {
  /// Returns the vector from `b` to `a`.
  static func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
  /// Returns the point displaced by `v`.
  static func + (a: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: a.x + v.dx, y: a.y + v.dy) }
}

extension CGVector {
  /// The length of the vector.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// Returns the sum of two vectors.
  static func + (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }
  /// Returns the difference of two vectors, the vector from `b` to `a`.
  static func - (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }
  /// Returns the vector divided by a scalar.
  static func / (a: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: a.dx / factor, dy: a.dy / factor)
  }
}

extension Collection<CGPoint> {
  /// The centroid of the points; zero if there are none.
  var centroid: CGPoint {
    guard !isEmpty else { return .zero }
    let count = CGFloat(count)
    return CGPoint(
      x: reduce(0) { $0 + $1.x } / count, y: reduce(0) { $0 + $1.y } / count)
  }
}

extension UIView {
  /// Converts a displacement in the window to this view's coordinate system. The position of the
  /// view has no influence, its rotation and scale do.
  func mapFromWindow(_ vector: CGVector) -> CGVector {
    let own = layer.map(to: nil).differential(at: bounds)
    let determinant = own.a * own.d - own.b * own.c
    guard determinant != 0, determinant.isFinite else { return vector }
    if own.a == 1, own.d == 1, own.b == 0, own.c == 0 { return vector }
    return CGVector(
      dx: (own.d * vector.dx - own.c * vector.dy) / determinant,
      dy: (own.a * vector.dy - own.b * vector.dx) / determinant)
  }

  /// Converts a displacement in this view's coordinate system to the window: the inverse of
  /// `mapFromWindow(_:)`.
  func mapToWindow(_ vector: CGVector) -> CGVector {
    let own = layer.map(to: nil).differential(at: bounds)
    return CGVector(
      dx: own.a * vector.dx + own.c * vector.dy, dy: own.b * vector.dx + own.d * vector.dy)
  }
}
