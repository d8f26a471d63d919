import UIKit

/// A transition for dismissals and pops: the current screen slides out to the right, and the one
/// below slides in from a tenth of a width to the left.
public final class SlideAwayTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The default spring: 0.7 s, damping 0.9, velocity 0.8.
  nonisolated public static let motion = SpringMotion(
    duration: 0.7, dampingRatio: 0.9, initialVelocity: 0.8)

  private let motion: SpringMotion

  /// Creates a transition with the given spring.
  public init(motion: SpringMotion = SlideAwayTransition.motion) { self.motion = motion }

  /// Returns the duration of the spring, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { motion.duration }

  /// Moves the upper screen by one width and the lower one by a tenth of a width.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    screens.addDestination(onTop: false)
    screens.to?.transform = CGAffineTransform(translationX: -screens.width / 10, y: 0)
    motion.animate {
      screens.from?.transform = CGAffineTransform(translationX: screens.width, y: 0)
      screens.to?.transform = .identity
    } completion: {
      screens.complete()
    }
  }
}
