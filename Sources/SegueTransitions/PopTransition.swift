import UIKit

/// The new screen grows from nothing over the old one, which sinks back a little and dims; on the way
/// back the upper screen drops out and the old one grows again.
public final class PopTransition: NSObject, UIViewControllerAnimatedTransitioning {
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

  /// Scales one screen and moves the other.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let nothing = CGAffineTransform(scaleX: 0, y: 0)
    let arrives = direction == .there
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
  /// Scaled to 95 % about the centre, then 15 points down.
  private static let sunk = CGAffineTransform(a: 0.95, b: 0, c: 0, d: 0.95, tx: 0, ty: 15)
}
