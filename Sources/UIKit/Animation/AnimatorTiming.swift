// Timing parameters as values: the part of a timing curve that is known before a duration is, and
// the curve for a given duration.

import Foundation
import SegueTiming

/// The timing of a property animator along one axis.
enum AnimatorTiming: Equatable, Sendable {
  case cubic(CubicCurve)
  /// A spring that has settled at the end of the animator's duration.
  case ratioSpring(ratio: Double, velocity: Double)
  /// A spring with a duration of its own.
  case spring(Spring, seconds: Double)

  /// Returns the duration of an animator with this timing for which `requested` seconds were
  /// requested.
  func duration(requested: Double) -> Double {
    if case .spring(_, let seconds) = self { return seconds }
    return requested
  }

  /// Returns the timing curve for a duration of `duration` seconds.
  func progressCurve(over duration: Double) -> ProgressCurve {
    switch self {
    case .cubic(let curve): .cubic(curve)
    case .ratioSpring(let ratio, let velocity):
      .spring(.settling(in: duration, dampingRatio: ratio, initialVelocity: velocity))
    case .spring(let spring, _): .spring(spring)
    }
  }
}

extension UITimingCurveProvider {
  /// The timing of everything but the `y` of positions.
  @MainActor var timing: AnimatorTiming { timing(along: \.dx) }

  /// The timing of the `y` of positions, if it differs.
  @MainActor var verticalTiming: AnimatorTiming? {
    guard let velocity = springTimingParameters?.initialVelocity, velocity.dx != velocity.dy else {
      return nil
    }
    return timing(along: \.dy)
  }

  @MainActor private func timing(along axis: KeyPath<CGVector, CGFloat>) -> AnimatorTiming {
    guard let spring = springTimingParameters else {
      return .cubic(cubicTimingParameters?.curve ?? .easeInOut)
    }
    let velocity = spring.initialVelocity
    switch spring.shape {
    case .ratio(let ratio):
      return .ratioSpring(ratio: ratio, velocity: Double(velocity[keyPath: axis]))
    case .fixed(let spring, let seconds): return .spring(spring, seconds: seconds)
    case .mass(let mass, let stiffness, let damping):
      func solved(_ velocity: CGFloat) -> Spring {
        Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: Double(velocity))
      }
      let seconds = max(solved(velocity.dx).animatorDuration, solved(velocity.dy).animatorDuration)
      return .spring(solved(velocity[keyPath: axis]), seconds: seconds)
    case .perceptual(let duration, let bounce):
      func solved(_ velocity: CGFloat) -> Spring {
        .perceptual(duration: duration, bounce: bounce, initialVelocity: Double(velocity))
      }
      let seconds = max(
        solved(velocity.dx).settlingDuration, solved(velocity.dy).settlingDuration)
      return .spring(solved(velocity[keyPath: axis]), seconds: seconds)
    }
  }
}
