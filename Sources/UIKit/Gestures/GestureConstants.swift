// The numbers of the gestures, in one place. Apple publishes few of them; SEMANTICS 8 settles what a
// pan is, the rest is chosen to go with it.

import Foundation

/// Distances in points, times in seconds.
enum GestureConstants {
  /// How far fingers move before it is a pan, a pinch or a rotation.
  static let slop: CGFloat = 10
  /// How near to an edge a finger comes down for an edge pan.
  static let edgeWidth: CGFloat = 20
  /// After this long without a move a finger has no velocity.
  static let velocityLifetime = 0.1

  /// How far the fingers of a tap may move.
  static let tapMovement: CGFloat = 10
  /// The longest time between two taps of one gesture.
  static let tapInterval = 0.35
  /// The largest distance between two taps of one gesture.
  static let tapDistance: CGFloat = 45

  /// How long a long press takes.
  static let pressDuration = 0.5
  /// How far the fingers of a long press may move before it is one.
  static let pressMovement: CGFloat = 10

  /// How far a swipe goes, and how long it takes at most.
  static let swipeDistance: CGFloat = 50
  static let swipeDuration = 0.5
  /// A swipe goes at least this many times further along its direction than across it.
  static let swipeStraightness: CGFloat = 2
}

extension CGPoint {
  /// The way from `b` to `a`.
  static func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
  /// `v` further on.
  static func + (a: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: a.x + v.dx, y: a.y + v.dy) }
}

extension CGVector {
  /// How long it is.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The one and then the other.
  static func + (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }
  /// What leads from `b` to `a`.
  static func - (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }
  /// Shortened or lengthened.
  static func / (a: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: a.dx / factor, dy: a.dy / factor)
  }
}

extension Collection<CGPoint> {
  /// The point in the middle of these; zero for none.
  var centroid: CGPoint {
    guard !isEmpty else { return .zero }
    let count = CGFloat(count)
    return CGPoint(
      x: reduce(0) { $0 + $1.x } / count, y: reduce(0) { $0 + $1.y } / count)
  }
}

extension UIView {
  /// A way in the window as this view's coordinates have it: moving the view changes nothing, turning
  /// and scaling it does.
  func mapFromWindow(_ way: CGVector) -> CGVector {
    let own = layer.map(to: nil).differential(at: bounds)
    let determinant = own.a * own.d - own.b * own.c
    guard determinant != 0, determinant.isFinite else { return way }
    if own.a == 1, own.d == 1, own.b == 0, own.c == 0 { return way }
    return CGVector(
      dx: (own.d * way.dx - own.c * way.dy) / determinant,
      dy: (own.a * way.dy - own.b * way.dx) / determinant)
  }

  /// The other way round.
  func mapToWindow(_ way: CGVector) -> CGVector {
    let own = layer.map(to: nil).differential(at: bounds)
    return CGVector(
      dx: own.a * way.dx + own.c * way.dy, dy: own.b * way.dx + own.d * way.dy)
  }
}
