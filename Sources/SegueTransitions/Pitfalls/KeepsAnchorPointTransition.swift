import UIKit

/// The disappearing view swings open about its left edge. The mistake: its anchor point is restored
/// only if the transition completes. After a cancellation the view is where it was, but every later
/// rotation or scale is about the wrong point.
final class KeepsAnchorPointTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let fromView = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(true) }
    transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    move(CGPoint(x: 0, y: 0.5), of: fromView)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fromView.transform = CGAffineTransform(scaleX: 0.01, y: 1)
    } completion: { _ in
      let completed = !transitionContext.transitionWasCancelled
      if completed {
        fromView.transform = .identity
        self.move(CGPoint(x: 0.5, y: 0.5), of: fromView)
      }
      transitionContext.completeTransition(completed)
    }
  }

  private func move(_ anchorPoint: CGPoint, of view: UIView) {
    let frame = view.frame
    view.layer.anchorPoint = anchorPoint
    view.frame = frame
  }
}
