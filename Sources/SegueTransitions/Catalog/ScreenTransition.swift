// What the transitions of the catalogue have in common: one property animator, which makes all of
// them interactive, interruptible and reversible, and what Reduce Motion puts in their place.

import UIKit

/// The motion of one transition between two screens, prepared and ready to run.
@MainActor
struct ScreenAnimations {
  /// Sets the final values of everything that is animated.
  let animate: () -> Void
  /// Removes what the transition added and restores what it changed, apart from the transforms,
  /// the alpha values and the anchor points of the two screens. Called at either end.
  let cleanUp: () -> Void

  init(animate: @escaping () -> Void, cleanUp: @escaping () -> Void = {}) {
    (self.animate, self.cleanUp) = (animate, cleanUp)
  }
}

/// An interruptible transition of the catalogue. Subclasses describe the motion in
/// `animations(for:)`.
public class ScreenTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the transition presents or pushes a screen, or takes one away.
  public let direction: TransitionDirection
  /// The duration and the curve or spring.
  public let timing: MotionTiming
  private var animator: UIViewPropertyAnimator?

  /// Creates a transition with the given direction and timing.
  public init(_ direction: TransitionDirection, timing: MotionTiming) {
    (self.direction, self.timing) = (direction, timing)
  }

  /// Prepares both screens and returns what moves them. The destination is not in the container yet.
  func animations(for screens: TransitionScreens) -> ScreenAnimations {
    fatalError("\(type(of: self)) does not override animations(for:)")
  }

  /// What takes the place of the motion where Reduce Motion is enabled: a crossfade.
  func reducedAnimations(for screens: TransitionScreens) -> ScreenAnimations {
    let arrives = direction == .forward
    screens.addDestination(onTop: arrives)
    if arrives { screens.to?.alpha = 0 }
    return ScreenAnimations {
      if arrives { screens.to?.alpha = 1 } else { screens.from?.alpha = 0 }
    }
  }

  /// Returns the duration of the transition, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { timing.duration }

  /// Starts the transition.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// Returns the animator of the transition, the same one each time while the transition runs.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let screens = TransitionScreens(transitionContext)
    let animations =
      UIAccessibility.isReduceMotionEnabled
      ? reducedAnimations(for: screens) : animations(for: screens)
    let animator = UIViewPropertyAnimator(
      duration: timing.duration, timingParameters: timing.parameters)
    animator.addAnimations(animations.animate)
    animator.addCompletion { [self] _ in
      self.animator = nil
      animations.cleanUp()
      screens.complete()
    }
    self.animator = animator
    return animator
  }
}
