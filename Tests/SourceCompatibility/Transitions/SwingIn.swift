// swift-format-ignore-file
import UIKit

/// Both screens hang on a nail in the top-left corner and swing past each other.
class SwingTransitionManager: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {

    var goesForward = true
    let nail = CGPoint(x:0, y:0)

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.9
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let stage = transitionContext.containerView
        let fromView = transitionContext.view(forKey: UITransitionContextViewKey.from)!
        let toView = transitionContext.view(forKey: UITransitionContextViewKey.to)!
        let quarter = CGFloat(Double.pi / 2) * (self.goesForward ? 1 : -1)

        toView.frame = stage.bounds
        toView.layer.anchorPoint = CGPoint(x:0, y:0)
        fromView.layer.anchorPoint = CGPoint(x:0, y:0)
        // A new anchor point needs a new place, or the view jumps.
        toView.layer.position = self.nail
        fromView.layer.position = self.nail
        toView.transform = CGAffineTransform(rotationAngle: -quarter)
        stage.insertSubview(toView, at: 0)

        UIView.animate(withDuration: self.transitionDuration(using: transitionContext), delay: 0.0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.5, options: [], animations: { () -> Void in
            fromView.transform = CGAffineTransform(rotationAngle: quarter)
            toView.transform = CGAffineTransform.identity
        }, completion: { (finished) -> Void in
            let middle = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
            for view in [fromView, toView] {
                view.transform = CGAffineTransform.identity
                view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
                view.layer.position = middle
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    // MARK: UIViewControllerTransitioningDelegate

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.goesForward = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.goesForward = false
        return self
    }
}
