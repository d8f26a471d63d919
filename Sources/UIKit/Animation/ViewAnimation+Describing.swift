// The timing and the values of a block's animations, for tools that show them.

import Foundation
import SegueTiming

/// The timing of the animations that a block drives, as it is at an instant.
package struct DrivenTiming: Sendable, Equatable {
  /// The world time at which the motion begins, after any delay, in seconds; `nil` while the block
  /// is paused or driven by an interaction.
  package var begin: Double?
  /// The world time at which the motion ends, in seconds; `nil` while it is paused, or if it has no
  /// end.
  package var end: Double?
  /// The timing curve from the first value to the last.
  package var curve: ProgressCurve
}

extension ViewAnimation {
  /// The timing of the block's animations at the current instant.
  package var drivenTiming: DrivenTiming {
    switch clock {
    case .running(let begin):
      let first = begin + parameters.delay
      let end = first + parameters.activeDuration
      return DrivenTiming(
        begin: first, end: end.isFinite ? end : nil, curve: parameters.progressCurve)
    case .frozen, .driven:
      return DrivenTiming(begin: nil, end: nil, curve: parameters.progressCurve)
    case .hosted(let reference):
      guard let animator = reference.host as? UIViewPropertyAnimator else {
        return DrivenTiming(begin: nil, end: nil, curve: parameters.progressCurve)
      }
      return animator.timeline.drivenTiming
    }
  }

  /// Returns the values between which `animation`, one of the block's, changes its property. They
  /// are values of the property even where the animation itself is additive.
  package func values(of animation: CAAnimation) -> (from: AnimatableValue, to: AnimatableValue)? {
    entries.first { $0.animation === animation }.map { ($0.from, $0.target) }
  }
}

extension AnimatorTimeline {
  /// The timing of the whole timeline.
  fileprivate var drivenTiming: DrivenTiming {
    guard case .moving(let run) = motion else {
      return DrivenTiming(begin: nil, end: nil, curve: progressCurve)
    }
    let curve: ProgressCurve =
      switch run.curve {
      case .paced(let curve, _), .rising(_, let curve, _), .falling(_, let curve, _): curve
      }
    return DrivenTiming(begin: run.begin, end: end, curve: curve)
  }
}
