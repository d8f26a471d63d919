import UIKit

/// A transition in which the new screen grows from zero size over the old one, which recedes a
/// little and dims. Dismissing and popping drop the upper screen while the old one grows again.
public final class PopTransition: NSObject, UIViewControllerAnimatedTransitioning {
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

  /// Scales one screen and moves the other.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let nothing = CGAffineTransform(scaleX: 0, y: 0)
    let arrives = direction == .forward
    screens.addDestination(onTop: arrives)
    screens.to?.transform = nothing
    if !arrives { screens.to?.alpha = Self.dimmedAlpha }
    motion.animate {
      screens.to?.transform = .identity
      screens.to?.alpha = 1
      if arrives {
        screens.from?.transform = Self.sunk
        screens.from?.alpha = Self.dimmedAlpha
      } else {
        screens.from?.transform = CGAffineTransform(translationX: 0, y: screens.height)
      }
    } completion: {
      screens.complete()
    }
  }

  private static let dimmedAlpha: CGFloat = 0.5
  /// The transform of the receded screen: 95 % of its size about the center, then 15 points down.
  private static let sunk = CGAffineTransform(a: 0.95, b: 0, c: 0, d: 0.95, tx: 0, ty: 15)
}
