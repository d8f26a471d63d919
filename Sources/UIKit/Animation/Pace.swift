// How time becomes progress: one cubic curve or one spring over the whole of an animation.

import Foundation
import SegueTiming

/// Progress as a function of time.
package enum Pace: Equatable, Sendable {
  /// By fraction of the duration.
  case cubic(CubicCurve)
  /// By elapsed seconds; may overshoot.
  case spring(Spring)

  /// Progress after `fraction` (0…1) of `duration` seconds.
  func progress(atFraction fraction: Double, duration: Double) -> Double {
    switch self {
    case .cubic(let curve): curve.value(at: fraction)
    case .spring(let spring): spring.value(at: fraction * duration)
    }
  }

  /// Whether it is a spring.
  var isSpring: Bool {
    if case .spring = self { return true }
    return false
  }
}
