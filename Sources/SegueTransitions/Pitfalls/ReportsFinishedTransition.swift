import UIKit

/// The arriving view fades in, the last part of the way faster. The mistake: `completeTransition` gets
/// the `finished` of the first animation. The second one takes its place, so it did not finish, and
/// UIKit takes back a transition that nobody has cancelled.
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
