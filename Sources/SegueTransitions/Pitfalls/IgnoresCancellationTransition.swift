import UIKit

/// The appearing view slides in from the right. The mistake: `completeTransition(true)` is called
/// even if the interaction was cancelled. UIKit then assumes a screen that is not visible.
final class IgnoresCancellationTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(true)
    }
    let container = transitionContext.containerView
    container.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      toView.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
