import UIKit

/// Three steps on one ease-in-out curve: the old screen shrinks, both slide one width to the left,
/// the new screen grows. `SlideAwayTransition` is its way back.
public final class ShrinkSlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// A transition of `duration` seconds in all.
  public init(duration: TimeInterval = 1.5) { self.duration = duration }

  /// Seconds in all.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Plays the three keyframes.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let small = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    screens.addDestination(onTop: true)
    screens.to?.transform = Self.small(movedBy: screens.width)
    UIView.animateKeyframes(withDuration: duration, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        screens.from?.transform = small
      }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
        screens.from?.transform = Self.small(movedBy: -screens.width)
        screens.to?.transform = small
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        screens.to?.transform = .identity
      }
    } completion: { _ in
      screens.complete()
    }
  }

  private static let scale: CGFloat = 0.8

  private static func small(movedBy x: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: 0)
  }
}
