import UIKit

final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: [],
      animations: { view.transform = .identity },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
