import UIKit

/// The arriving view rises from below. The mistake: it is stopped below the status bar by hand, where
/// `finalFrame(for:)` says how far it goes. When the transition is over UIKit puts it there, and the
/// view jumps.
final class StopsShortTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(true)
    }
    let container = transitionContext.containerView
    container.addSubview(toView)
    toView.frame.origin.y = container.bounds.height
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      toView.frame.origin.y = 44
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
