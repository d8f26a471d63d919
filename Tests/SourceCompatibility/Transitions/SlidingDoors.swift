// swift-format-ignore-file
import UIKit

/// The old screen parts in the middle; a pop shuts the doors again.
class SlidingDoorsAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var isOpening = true

    convenience init(opening: Bool) {
        self.init()
        isOpening = opening
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.65
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to) else {
                transitionContext.completeTransition(false)
                return
        }
        let container = transitionContext.containerView
        toView.frame = container.bounds
        container.addSubview(toView)

        let panels: UIView = isOpening ? fromView : toView
        let room: UIView = isOpening ? toView : fromView
        let (leftRect, rightRect) = panels.bounds.divided(atDistance: panels.bounds.width / 2, from: .minXEdge)
        guard let left = panels.resizableSnapshotView(from: leftRect, afterScreenUpdates: !isOpening, withCapInsets: .zero),
            let right = panels.resizableSnapshotView(from: rightRect, afterScreenUpdates: !isOpening, withCapInsets: .zero) else {
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                return
        }
        left.frame = leftRect
        right.frame = rightRect
        container.addSubview(left)
        container.addSubview(right)
        panels.isHidden = true

        let leftOpen = CGAffineTransform(translationX: -leftRect.width, y: 0)
        let rightOpen = CGAffineTransform(translationX: rightRect.width, y: 0)
        let far = CGAffineTransform(scaleX: 0.85, y: 0.85)
        left.transform = isOpening ? .identity : leftOpen
        right.transform = isOpening ? .identity : rightOpen
        room.transform = isOpening ? far : .identity

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [], animations: {
            left.transform = self.isOpening ? leftOpen : .identity
            right.transform = self.isOpening ? rightOpen : .identity
            room.transform = self.isOpening ? .identity : far
        }) { (_) in
            left.removeFromSuperview()
            right.removeFromSuperview()
            panels.isHidden = false
            room.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

class SlidingDoorsRouter: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SlidingDoorsAnimator(opening: operation == .push)
    }
}
