// swift-format-ignore-file
import UIKit

/// Pops up at once and reports the end when the clock says so.
class DelayedPopTransition: NSObject, UIViewControllerAnimatedTransitioning {
    let duration = 0.5
    let pause = 0.15

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration + pause
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let toView = transitionContext.view(forKey: UITransitionContextViewKey.to)
        let fromView = transitionContext.view(forKey: UITransitionContextViewKey.from)

        if let toView = toView {
            toView.frame = container.bounds
            container.addSubview(toView)
            toView.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
            toView.alpha = 0
        }

        DispatchQueue.main.asyncAfter(deadline: .now() + pause) {
            UIView.animate(withDuration: self.duration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1.5, options: [], animations: {
                toView?.transform = CGAffineTransform.identity
                toView?.alpha = 1
                fromView?.alpha = 0.3
            }, completion: nil)
        }

        DispatchQueue.main.asyncAfter(deadline: .now() + transitionDuration(using: transitionContext)) {
            fromView?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
