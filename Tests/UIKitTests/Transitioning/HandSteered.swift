// A substitute for a gesture: the test drives the transition.

import UIKit

/// An interaction controller that leaves the transition to the animator and releases it on request.
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
