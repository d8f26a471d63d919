// The current page shrinks, both pages slide to the left, and the new page grows.

import UIKit

final class ShrinkSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    1.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let width = container.bounds.width
    let shrink = CGAffineTransform(scaleX: 0.8, y: 0.8)
    let offScreenRight = CGAffineTransform(translationX: width, y: 0)
    let offScreenLeft = CGAffineTransform(translationX: -width, y: 0)

    toView.frame = container.bounds
    toView.transform = shrink.concatenating(offScreenRight)
    container.addSubview(toView)

    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: []
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        fromView.transform = shrink
      }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
        fromView.transform = shrink.concatenating(offScreenLeft)
        toView.transform = shrink
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        toView.transform = .identity
      }
    } completion: { _ in
      fromView.transform = .identity
      toView.transform = .identity
      if transitionContext.transitionWasCancelled { toView.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
