// The timing curve of a view animation: one cubic curve or one spring over the whole duration.

import Foundation
import SegueTiming

/// The timing curve of a view animation: progress as a function of time.
package enum ProgressCurve: Equatable, Sendable {
  /// A cubic curve, evaluated by fraction of the duration.
  case cubic(CubicCurve)
  /// A spring, evaluated by elapsed seconds. May overshoot.
  case spring(Spring)

  /// Returns the progress after `fraction` (0…1) of `duration` seconds.
  func progress(atFraction fraction: Double, duration: Double) -> Double {
    switch self {
    case .cubic(let curve): curve.value(at: fraction)
    case .spring(let spring): spring.value(at: fraction * duration)
    }
  }

  /// A Boolean value that indicates whether the timing curve is a spring.
  var isSpring: Bool {
    if case .spring = self { return true }
    return false
  }
}
