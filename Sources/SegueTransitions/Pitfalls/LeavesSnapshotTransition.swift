import UIKit

/// A snapshot of the disappearing view falls away from the appearing one. The mistake: the snapshot
/// is never removed. It has faded, so that it is not visible, but it receives every touch.
final class LeavesSnapshotTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let snapshot = fromView.snapshotView(afterScreenUpdates: false)
    else { return transitionContext.completeTransition(true) }
    let container = transitionContext.containerView
    container.addSubview(toView)
    snapshot.frame = fromView.frame
    container.addSubview(snapshot)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      snapshot.transform = CGAffineTransform(translationX: 0, y: container.bounds.height / 2)
      snapshot.alpha = 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
