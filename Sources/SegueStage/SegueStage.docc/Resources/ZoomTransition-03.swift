import UIKit

final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let small = CGAffineTransform(scaleX: 0.2, y: 0.2)
    let view = context.view(forKey: isPresenting ? .to : .from)
    if let below = context.view(forKey: .to), !isPresenting {
      context.containerView.insertSubview(below, at: 0)
    }
    guard let view else { return context.completeTransition(false) }
    if isPresenting {
      context.containerView.addSubview(view)
      view.transform = small
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: [],
      animations: {
        view.transform = self.isPresenting ? .identity : small
        view.alpha = self.isPresenting ? 1 : 0
      },
      completion: { _ in
        view.transform = .identity
        view.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
