import UIKit

/// A transition in three steps on one ease-in-out curve: the old screen shrinks, both slide by one
/// width to the left, and the new screen grows. For dismissals, use `SlideAwayTransition`.
public final class ShrinkSlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// Creates a transition with the given total duration in seconds.
  public init(duration: TimeInterval = 1.5) { self.duration = duration }

  /// Returns the duration of the transition, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Runs the three keyframe animations.
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
