import UIKit

/// The new screen comes down from above and pushes the old one, fading, out at the bottom; on the way
/// back both go up again.
public final class SlideDownTransition: NSObject, UIViewControllerAnimatedTransitioning {
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

  /// Moves both screens by one container height.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let above = CGAffineTransform(translationX: 0, y: -screens.height)
    let below = CGAffineTransform(translationX: 0, y: screens.height)
    let arrives = direction == .there
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
