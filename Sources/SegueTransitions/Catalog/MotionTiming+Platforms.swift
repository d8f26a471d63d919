import UIKit

extension MotionTiming {
  /// Returns the curve (0.32, 0.72, 0, 1), which web frameworks use for the motion of iOS's sheets
  /// and pages. It follows UIKit's critically damped spring, and is a curve, which keyframes follow.
  public static func system(_ duration: TimeInterval) -> MotionTiming {
    .curve(duration: duration, CGPoint(x: 0.32, y: 0.72), CGPoint(x: 0, y: 1))
  }

  /// Returns Core Animation's default curve, (0.25, 0.1, 0.25, 1).
  public static func layerDefault(_ duration: TimeInterval) -> MotionTiming {
    .curve(duration: duration, CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
  }

  /// Returns Material 3's emphasized easing. Its specification is a path of two cubic curves; this is
  /// the one curve that Material names where a path cannot be used, (0.2, 0, 0, 1).
  public static func emphasized(_ duration: TimeInterval) -> MotionTiming {
    .curve(duration: duration, CGPoint(x: 0.2, y: 0), CGPoint(x: 0, y: 1))
  }

  /// Returns Material 3's emphasized easing for what enters, (0.05, 0.7, 0.1, 1).
  public static func emphasizedDecelerate(_ duration: TimeInterval) -> MotionTiming {
    .curve(duration: duration, CGPoint(x: 0.05, y: 0.7), CGPoint(x: 0.1, y: 1))
  }

  /// Returns the legacy easing of Material's motion patterns, (0.4, 0, 0.2, 1).
  public static func standardLegacy(_ duration: TimeInterval) -> MotionTiming {
    .curve(duration: duration, CGPoint(x: 0.4, y: 0), CGPoint(x: 0.2, y: 1))
  }
}
