// How UIKit steers animations that it owns: view blocks, property animators and percent drivers all
// answer one question, "how far is this at time t", and QuartzCore asks nothing else.

/// How far an owned animation is.
package enum DrivenSample: Equatable, Sendable {
  /// Not begun: the from-value shows (fill backwards).
  case before
  /// Seconds since the animation's own beginning; its own timing applies.
  case localTime(Double)
  /// Progress from the from-value (0) to the to-value (1), already eased; may leave 0…1.
  case progress(Double)
  /// Ended: it contributes nothing any more, the model shows.
  case ended
}

/// Steers the animations that refer to it. Whoever drives an animation also ends it: QuartzCore
/// schedules no end event for driven animations.
@preconcurrency @MainActor
package protocol AnimationDriver: AnyObject {
  /// How far `animation` is at `seconds` of its layer's time. A pure function of time until the
  /// driver is steered otherwise.
  func sample(_ animation: CAAnimation, at seconds: Double) -> DrivenSample

  /// Somebody else took `animation` off its layer: it was replaced under its key, removed by key or
  /// with all others, or the layer left the tree. Not called for `CALayer.removeAnimation(_:)`,
  /// which is the driver's own way.
  func animationWasRemoved(_ animation: CAAnimation)

  /// The time of `animation`'s layer has changed its course: speed, offset or begin, there or above.
  func layerTimeChanged(of animation: CAAnimation)
}

extension AnimationDriver {
  /// Ignores it.
  package func animationWasRemoved(_ animation: CAAnimation) {}
  /// Ignores it.
  package func layerTimeChanged(of animation: CAAnimation) {}
}
