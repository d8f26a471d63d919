import UIKit

/// The appearing view rises to just below its place, waits for its content, and settles. The
/// mistake: the content is available before the first animation has ended, and removing that
/// animation displays the view at its target, not where it was.
final class JumpsAtHandOverTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(true)
    }
    let container = transitionContext.containerView
    container.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
    UIView.animate(withDuration: 0.5) {
      toView.transform = CGAffineTransform(translationX: 0, y: 60)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
      toView.layer.removeAllAnimations()
      UIView.animate(withDuration: 0.45) {
        toView.transform = .identity
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
