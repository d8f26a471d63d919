// Timing parameters as values: what of a pace is known before, and what after, a duration is.

import Foundation
import SegueTiming

/// The pace of a property animator along one axis.
enum AnimatorPacing: Equatable, Sendable {
  case cubic(CubicCurve)
  /// Has settled at the duration.
  case ratioSpring(ratio: Double, velocity: Double)
  /// Takes as long as it takes.
  case spring(Spring, seconds: Double)

  /// How long an animator of this pace runs that was asked to run for `requested` seconds.
  func duration(requested: Double) -> Double {
    if case .spring(_, let seconds) = self { return seconds }
    return requested
  }

  /// The pace over `duration` seconds.
  func pace(over duration: Double) -> Pace {
    switch self {
    case .cubic(let curve): .cubic(curve)
    case .ratioSpring(let ratio, let velocity):
      .spring(.settling(in: duration, dampingRatio: ratio, initialVelocity: velocity))
    case .spring(let spring, _): .spring(spring)
    }
  }
}

extension UITimingCurveProvider {
  /// The pace of everything but the `y` of positions.
  @MainActor var pacing: AnimatorPacing { pacing(along: \.dx) }

  /// The pace of the `y` of positions, if it is another one.
  @MainActor var verticalPacing: AnimatorPacing? {
    guard let velocity = springTimingParameters?.initialVelocity, velocity.dx != velocity.dy else {
      return nil
    }
    return pacing(along: \.dy)
  }

  @MainActor private func pacing(along axis: KeyPath<CGVector, CGFloat>) -> AnimatorPacing {
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
