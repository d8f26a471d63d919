// The interface that an app implements to animate a transition. The optional requirements of
// Objective-C are requirements with defaults here; the object that a default returns indicates that
// the method is not implemented.

import Foundation

/// The interface of an object that animates one transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval

  /// Starts the animations of the transition. The animator adds the arriving view to the container,
  /// animates, and calls `completeTransition(_:)` exactly once.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)

  /// Returns the interruptible animator that drives the whole transition. Optional.
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating

  /// Called last, with whether the transition was completed. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder, which indicates that the method is not implemented.
  public func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    NoInterruptibleAnimator.shared
  }

  /// Does nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The placeholder for an animator without an interruptible animator.
final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = NoInterruptibleAnimator()

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
