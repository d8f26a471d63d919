import UIKit

/// A transition in which the new screen settles from below while it shrinks and fades in.
/// Animations of the caller can run along. The dismissal is that of UIKit.
///
/// With animations of the caller it ends 100 points below the final frame, as that of the tutorial
/// does, whose caller moves the screen's content there. Without, it ends at the final frame.
public final class LiftInTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let auxiliaryAnimations: (() -> Void)?
  private var running: UIViewPropertyAnimator?

  /// Creates a transition with the given duration in seconds that runs `auxiliaryAnimations` from
  /// its start.
  public init(duration: TimeInterval = 0.75, auxiliaryAnimations: (() -> Void)? = nil) {
    self.duration = duration
    self.auxiliaryAnimations = auxiliaryAnimations
  }

  /// Returns the duration of the transition, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Starts the animator of the transition.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// Returns the animator of the transition. It is created once.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let animator = makeAnimator(TransitionScreens(transitionContext))
    running = animator
    return animator
  }

  /// Discards the animator, so that the object can be used again.
  public func animationEnded(_ transitionCompleted: Bool) { running = nil }

  private func makeAnimator(_ screens: TransitionScreens) -> UIViewPropertyAnimator {
    screens.addDestination(onTop: true)
    screens.to?.transform = Self.start
    screens.to?.alpha = 0
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeOut)
    if let auxiliaryAnimations { animator.addAnimations(auxiliaryAnimations) }
    let end = end
    animator.addAnimations({ screens.to?.transform = end }, delayFactor: 0.15)
    animator.addAnimations({ screens.to?.alpha = 1 }, delayFactor: 0.5)
    animator.addCompletion { _ in screens.completeAsIs() }
    return animator
  }

  private static let start = CGAffineTransform(a: 1.33, b: 0, c: 0, d: 1.33, tx: 0, ty: 200)

  private var end: CGAffineTransform {
    auxiliaryAnimations == nil ? .identity : CGAffineTransform(translationX: 0, y: 100)
  }
}

extension LiftInTransition: TransitionEndDeclaring {
  /// Returns the final frame, or one 100 points below it if animations of the caller run along.
  public func endFrame(forFinalFrame finalFrame: CGRect, in container: CGRect) -> CGRect {
    finalFrame.applying(end)
  }
}
