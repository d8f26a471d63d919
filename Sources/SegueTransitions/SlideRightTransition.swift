import UIKit

/// A transition in which the new screen slides in from the left over the old one, which does not
/// move. Dismissing and popping slide it out to the left.
public final class SlideRightTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: TransitionDirection
  private let motion: SpringMotion

  /// Creates a transition with the given direction and spring.
  public init(_ direction: TransitionDirection, motion: SpringMotion = .modal) {
    self.direction = direction
    self.motion = motion
  }

  /// Returns the duration of the spring, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { motion.duration }

  /// Moves the upper screen by the width of the container.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let left = CGAffineTransform(translationX: -screens.width, y: 0)
    let arrives = direction == .forward
    screens.addDestination(onTop: arrives)
    if arrives { screens.to?.transform = left }
    motion.animate {
      if arrives {
        screens.to?.transform = .identity
      } else {
        screens.from?.transform = left
      }
    } completion: {
      screens.complete()
    }
  }
}
