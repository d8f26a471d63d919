import UIKit

/// The timing that most built-ins share: one damped spring for the whole motion.
public struct SpringMotion: Sendable, Hashable {
  /// Seconds, 0 or more.
  public var duration: TimeInterval
  /// 1 does not overshoot; towards 0 it swings more and more.
  public var dampingRatio: CGFloat
  /// In distances of the whole motion per second, positive towards the end.
  public var initialVelocity: CGFloat

  /// A spring that takes `duration` seconds.
  public init(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat) {
    self.duration = duration
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// 0.5 s, damping 0.8, velocity 0.8: what the modal transitions of the tutorials use.
  public static let modal = SpringMotion(duration: 0.5, dampingRatio: 0.8, initialVelocity: 0.8)

  /// Runs `changes` on this spring, then `completion`.
  @MainActor
  func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: initialVelocity, options: [], animations: changes
    ) { _ in completion() }
  }
}

/// Which way a transition goes.
public enum TransitionDirection: Sendable, Hashable {
  /// Presenting or pushing.
  case there
  /// Dismissing or popping.
  case back
}
