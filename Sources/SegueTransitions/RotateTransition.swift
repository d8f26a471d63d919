import UIKit

/// A transition in which both screens rotate about the top-left corner: the old one, on top, swings
/// up and away while it fades, and the new one swings into place below it.
public final class RotateTransition: NSObject, UIViewControllerAnimatedTransitioning {
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

  /// Rotates both screens by a quarter turn about the top-left corner.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let away = CGAffineTransform(rotationAngle: -.pi / 2)
    screens.addDestination(onTop: false)
    screens.from?.move(anchorPoint: .zero)
    screens.to?.move(anchorPoint: .zero)
    screens.to?.transform = away
    if direction == .backward { screens.to?.alpha = 0 }
    motion.animate {
      screens.from?.transform = away
      screens.from?.alpha = 0
      screens.to?.transform = .identity
      screens.to?.alpha = 1
    } completion: {
      screens.complete()
    }
  }
}
