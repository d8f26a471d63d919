import UIKit

/// The arriving view comes from the right. The mistake: `completeTransition(true)`, although the finger
/// may have taken it all back. UIKit then believes in a screen that has not come.
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
