// Timing curves: cubic Béziers from (0, 0) to (1, 1), solved for the parameter at a given x.
// SEMANTICS 2. Newton's method is used within a shrinking bracket: it takes never more steps than
// bisection, and is exact to 1e-12 where WebKit's stops at 1e-7.

import CoreGraphics

/// A cubic timing curve.
public struct CubicCurve: Sendable, Equatable {
  /// The first control point. Its x is in 0…1.
  public let x1, y1: Double
  /// The second control point. Its x is in 0…1.
  public let x2, y2: Double

  /// Creates a curve with the given control points. Their x coordinates are limited to 0…1, so that
  /// the curve is a function of x, and values that are not numbers are treated as 0.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
    self.x1 = max(0, min(number(x1), 1))
    self.x2 = max(0, min(number(x2), 1))
    (self.y1, self.y2) = (number(y1), number(y2))
  }

  /// A curve of constant speed.
  public static let linear = CubicCurve(0, 0, 1, 1)
  /// A curve that starts slowly.
  public static let easeIn = CubicCurve(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = CubicCurve(0, 0, 0.58, 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default curve.
  public static let standard = CubicCurve(0.25, 0.1, 0.25, 1)

  /// Returns the progress at time `x`, both in 0…1. The progress is 0 before the start and 1 after
  /// the end. In between, it leaves 0…1 if the control points do.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if isLinear { return x }
    return Cubic(y1, y2).value(at: Cubic(x1, x2).parameter(of: x, from: 0, to: 1))
  }

  /// Returns the first time in 0…1 at which the progress is `y`: 0 for values below, and 1 for
  /// values above all that the curve reaches.
  public func inverse(of y: Double) -> Double {
    if isLinear { return max(0, min(y, 1)) }
    let curve = Cubic(y1, y2)
    var start = 0.0
    for end in curve.turningPoints + [1] {
      let (low, high) = (curve.value(at: start), curve.value(at: end))
      if min(low, high) <= y && y <= max(low, high) {
        return Cubic(x1, x2).value(at: curve.parameter(of: y, from: start, to: end))
      }
      start = end
    }
    return y < 0 ? 0 : 1
  }

  private var isLinear: Bool { x1 == y1 && x2 == y2 }
}

/// One coordinate of the curve: 0 at s = 0, 1 at s = 1.
private struct Cubic {
  let a, b, c: Double

  init(_ p1: Double, _ p2: Double) {
    c = 3 * p1
    b = 3 * (p2 - p1) - c
    a = 1 - c - b
  }

  func value(at s: Double) -> Double { s == 1 ? 1 : ((a * s + b) * s + c) * s }
  func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

  /// The parameters in (0, 1) at which the derivative is zero, in order.
  var turningPoints: [Double] {
    let discriminant = b * b - 3 * a * c
    guard discriminant > 0 else { return [] }
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    let roots = [sum / (3 * a), c / sum].filter { $0 > 0 && $0 < 1 }
    return roots.count == 2 && roots[0] > roots[1] ? [roots[1], roots[0]] : roots
  }

  /// Returns the parameter between `start` and `end` at which the coordinate is `target`. The
  /// coordinate must be monotonic between them and must reach it.
  func parameter(of target: Double, from start: Double, to end: Double) -> Double {
    let isRising = value(at: end) >= value(at: start)
    var (low, high) = (start, end)
    var s = max(low, min(target, high))
    for _ in 0..<80 {
      let error = value(at: s) - target
      if abs(error) < 1e-15 { break }
      if (error < 0) == isRising { low = s } else { high = s }
      let next = s - error / slope(at: s)
      let isInside = next > low && next < high
      let step = isInside ? next : low + (high - low) / 2
      if step == s { break }
      s = step
    }
    return s
  }
}
