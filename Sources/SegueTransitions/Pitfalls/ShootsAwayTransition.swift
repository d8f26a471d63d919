import UIKit

/// The appearing view rises, and a spring takes over while it moves. The mistake: the spring
/// receives the view's velocity in points per second, although it measures velocity in distances of
/// its own motion per second, so that the view overshoots far.
final class ShootsAwayTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(true)
    }
    let container = transitionContext.containerView
    let height = container.bounds.height
    container.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: 0, y: height)
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
      toView.transform = CGAffineTransform(translationX: 0, y: height / 2)
    } completion: { _ in
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.9,
        initialSpringVelocity: height / 2 / 0.2, options: []
      ) {
        toView.transform = .identity
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
