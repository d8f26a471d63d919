import UIKit

/// A transition in which the new screen slides in from the top and pushes the old one, which fades,
/// out at the bottom. Dismissing and popping move both up again.
public final class SlideDownTransition: NSObject, UIViewControllerAnimatedTransitioning {
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

  /// Moves both screens by the height of the container.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let above = CGAffineTransform(translationX: 0, y: -screens.height)
    let below = CGAffineTransform(translationX: 0, y: screens.height)
    let arrives = direction == .forward
    screens.addDestination(onTop: true)
    screens.to?.transform = arrives ? above : below
    if !arrives { screens.to?.alpha = Self.dimmedAlpha }
    motion.animate {
      screens.to?.transform = .identity
      screens.to?.alpha = 1
      screens.from?.transform = arrives ? below : above
      if arrives { screens.from?.alpha = Self.dimmedAlpha }
    } completion: {
      screens.complete()
    }
  }

  private static let dimmedAlpha: CGFloat = 0.5
}
