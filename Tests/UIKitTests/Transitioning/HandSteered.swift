// A gesture's stand-in: the transition goes where the test takes it.

import UIKit

/// An interaction controller that hands the transition to the animator and lets go when told to.
final class ManuallyDriven: NSObject, UIViewControllerInteractiveTransitioning {
  let animator: WaitingAnimator
  private(set) var context: UIViewControllerContextTransitioning?

  init(_ animator: WaitingAnimator) {
    self.animator = animator
    animator.isStuck = true
  }

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    self.context = context
    animator.animateTransition(using: context)
  }

  /// Goes back to the beginning.
  func cancel() {
    context?.cancelInteractiveTransition()
    context?.completeTransition(false)
  }

  /// Goes on to the end.
  func finish() {
    context?.finishInteractiveTransition()
    context?.completeTransition(true)
  }
}
