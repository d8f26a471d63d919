import UIKit

/// The timing of most built-in transitions: one damped spring for the whole motion.
public struct SpringMotion: Sendable, Hashable {
  /// The duration in seconds, 0 or more.
  public var duration: TimeInterval
  /// The damping ratio of the spring. A value of 1 does not overshoot; values near 0 oscillate more
  /// and more.
  public var dampingRatio: CGFloat
  /// The initial velocity, in distances of the whole motion per second, positive toward the end.
  public var initialVelocity: CGFloat

  /// Creates a spring with the given duration in seconds, damping ratio and initial velocity.
  public init(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat) {
    self.duration = duration
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// The spring of the tutorials' modal transitions: 0.5 s, damping 0.8, velocity 0.8.
  public static let modal = SpringMotion(duration: 0.5, dampingRatio: 0.8, initialVelocity: 0.8)

  /// Runs `changes` with this spring, then `completion`.
  @MainActor
  func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: initialVelocity, options: [], animations: changes
    ) { _ in completion() }
  }
}

/// The direction of a transition.
public enum TransitionDirection: Sendable, Hashable {
  /// The transition presents or pushes a screen.
  case forward
  /// The transition dismisses or pops a screen.
  case backward
}
