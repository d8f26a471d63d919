// What an app writes to draw a transition. Objective-C's optional requirements are requirements with
// defaults here; whoever asks tells "not implemented" by the object that the default hands out.

import Foundation

/// An object that moves the views of one transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval

  /// Starts the transition's animations. The animator adds the arriving view to the container,
  /// animates, and calls `completeTransition(_:)` exactly once.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)

  /// The one animator that drives the whole transition, if it can be interrupted. Optional.
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating

  /// Called last, with whether the transition went through. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for "not implemented".
  public func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    NoInterruptibleAnimator.shared
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What an animator without an interruptible animator answers when it is asked for one.
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
