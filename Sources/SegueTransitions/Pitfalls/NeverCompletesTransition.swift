import UIKit

/// Fades the appearing view in. The mistake: where UIKit does not provide the presenter's view,
/// there is no appearing view in the dismissal, and the early return omits `completeTransition`.
/// The app then receives no more touches.
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
