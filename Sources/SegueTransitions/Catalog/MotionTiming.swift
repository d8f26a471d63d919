import UIKit

/// The timing of a whole transition: how long it takes, and its curve or spring.
public enum MotionTiming: Sendable, Hashable {
  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, for a duration in seconds.
  case curve(duration: TimeInterval, CGPoint, CGPoint)
  /// A damped spring, settled at the end of its duration.
  case spring(SpringMotion)

  /// The duration in seconds.
  public var duration: TimeInterval {
    switch self {
    case .curve(let duration, _, _): duration
    case .spring(let spring): spring.duration
    }
  }

  /// The timing as UIKit's property animators take it.
  @MainActor
  public var parameters: any UITimingCurveProvider {
    switch self {
    case .curve(_, let first, let second):
      UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    case .spring(let spring):
      UISpringTimingParameters(
        dampingRatio: spring.dampingRatio,
        initialVelocity: CGVector(dx: spring.initialVelocity, dy: 0))
    }
  }

  /// Returns UIKit's `easeInOut`, the curve (0.42, 0, 0.58, 1), for `duration` seconds.
  public static func easeInOut(_ duration: TimeInterval) -> MotionTiming {
    .curve(duration: duration, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  }

  /// Returns UIKit's `easeOut`, the curve (0, 0, 0.58, 1), for `duration` seconds.
  public static func easeOut(_ duration: TimeInterval) -> MotionTiming {
    .curve(duration: duration, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  }

  /// Returns UIKit's `easeIn`, the curve (0.42, 0, 1, 1), for `duration` seconds.
  public static func easeIn(_ duration: TimeInterval) -> MotionTiming {
    .curve(duration: duration, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  }

  /// Returns a constant speed for `duration` seconds.
  public static func linear(_ duration: TimeInterval) -> MotionTiming {
    .curve(duration: duration, .zero, CGPoint(x: 1, y: 1))
  }

  /// Returns a spring for `duration` seconds. A damping ratio of 1 does not overshoot.
  public static func spring(
    _ duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat = 0
  ) -> MotionTiming {
    .spring(
      SpringMotion(
        duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity))
  }
}
