// The current page slides out to the right, in front of the previous page, which moves in a little
// from the left.

import UIKit

final class SlideAwayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.7
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let width = container.bounds.width

    toView.frame = container.bounds
    toView.transform = CGAffineTransform(translationX: -width / 10, y: 0)
    container.insertSubview(toView, belowSubview: fromView)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 0.9, initialSpringVelocity: 0.8, options: []
    ) {
      fromView.transform = CGAffineTransform(translationX: width, y: 0)
      toView.transform = .identity
    } completion: { _ in
      fromView.transform = .identity
      toView.transform = .identity
      if transitionContext.transitionWasCancelled { toView.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
