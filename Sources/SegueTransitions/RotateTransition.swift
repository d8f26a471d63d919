import UIKit

/// Both screens swing about the top-left corner: the old one, on top, up and away, fading, the new one
/// into its place below it.
public final class RotateTransition: NSObject, UIViewControllerAnimatedTransitioning {
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

  /// Turns both screens by a quarter about the top-left corner.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let away = CGAffineTransform(rotationAngle: -.pi / 2)
    screens.addDestination(onTop: false)
    screens.from?.move(anchorPoint: .zero)
    screens.to?.move(anchorPoint: .zero)
    screens.to?.transform = away
    if direction == .back { screens.to?.alpha = 0 }
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
