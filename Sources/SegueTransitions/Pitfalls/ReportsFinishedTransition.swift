import UIKit

/// The appearing view fades in, and faster toward the end. The mistake: `completeTransition`
/// receives the `finished` argument of the first animation. The second animation replaces the
/// first, which therefore did not finish, and UIKit cancels a transition that was not cancelled.
final class ReportsFinishedTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(true)
    }
    transitionContext.containerView.addSubview(toView)
    toView.alpha = 0
    UIView.animate(withDuration: 0.5) {
      toView.alpha = 0.9
    } completion: { finished in
      transitionContext.completeTransition(finished)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) {
        toView.alpha = 1
      }
    }
  }
}
