import UIKit

/// The new screen slides in from the left over the old one, which rests; on the way back it leaves
/// the same way.
public final class SlideRightTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: TransitionDirection
  private let motion: SpringMotion

  /// A transition that goes this way, on this spring.
  public init(_ direction: TransitionDirection, motion: SpringMotion = .modal) {
    self.direction = direction
    self.motion = motion
  }

  /// The spring's duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { motion.duration }

  /// Moves the upper screen by one container width.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let left = CGAffineTransform(translationX: -screens.width, y: 0)
    let arrives = direction == .there
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
