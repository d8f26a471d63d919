import UIKit

/// Fades the arriving view in. The mistake: where UIKit keeps the presenter's view to itself there is
/// no arriving view on the way back, and the early return forgets `completeTransition`. The app does
/// not take touches any more.
final class NeverCompletesTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)
    toView.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      toView.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
