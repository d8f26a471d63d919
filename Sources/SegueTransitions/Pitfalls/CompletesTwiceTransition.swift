import UIKit

/// The appearing view slides in while the disappearing one fades. The mistake: the two animations
/// have different durations, and each completes the transition. The first call is too early, the
/// second is one too many.
final class CompletesTwiceTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(true)
    }
    let fromView = transitionContext.view(forKey: .from)
    let container = transitionContext.containerView
    let finish: (Bool) -> Void = { _ in
      fromView?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    container.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
    UIView.animate(
      withDuration: 0.3, animations: { toView.transform = .identity }, completion: finish)
    UIView.animate(withDuration: 0.5, animations: { fromView?.alpha = 0.5 }, completion: finish)
  }
}
