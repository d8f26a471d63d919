// The interface through which UIKit controls the animations that it owns. View blocks, property
// animators and percent-driven transitions all provide one value, the position of the animation at
// time t, and QuartzCore requires nothing else.

/// The position of a driven animation at an instant.
package enum DrivenSample: Equatable, Sendable {
  /// The animation has not begun. The from-value is displayed (fill mode backwards).
  case before
  /// The time in seconds since the animation's own beginning. The animation's own timing applies.
  case localTime(Double)
  /// The progress from the from-value (0) to the to-value (1), already eased. It may leave 0…1.
  case progress(Double)
  /// The animation has ended. It no longer contributes, and the model value is displayed.
  case ended
}

/// An object that controls the animations that refer to it. The driver also ends the animation:
/// QuartzCore schedules no end event for driven animations.
@preconcurrency @MainActor
package protocol AnimationDriver: AnyObject {
  /// Returns the position of `animation` at `seconds` of its layer's time. The result is a pure
  /// function of time as long as the driver's state is not changed.
  func sample(_ animation: CAAnimation, at seconds: Double) -> DrivenSample

  /// Notifies the driver that `animation` was removed from its layer other than by the driver: it
  /// was replaced under its key, removed by key or with all others, or the layer left the tree. Not
  /// called for `CALayer.removeAnimation(_:)`, which drivers themselves use.
  func animationWasRemoved(_ animation: CAAnimation)

  /// Notifies the driver that the time of `animation`'s layer has changed: the speed, offset or
  /// begin time of the layer or of one of its ancestors.
  func layerTimeChanged(of animation: CAAnimation)
}

extension AnimationDriver {
  /// The default implementation does nothing.
  package func animationWasRemoved(_ animation: CAAnimation) {}
  /// The default implementation does nothing.
  package func layerTimeChanged(of animation: CAAnimation) {}
}
