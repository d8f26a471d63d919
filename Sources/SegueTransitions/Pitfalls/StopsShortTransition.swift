import UIKit

/// The appearing view rises from below. The mistake: it stops below the status bar at a computed
/// position, although `finalFrame(for:)` extends further. When the transition has ended, UIKit sets
/// the final frame, and the view jumps.
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
