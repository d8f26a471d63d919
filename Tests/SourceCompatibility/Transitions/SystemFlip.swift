// swift-format-ignore-file
import UIKit

/// UIKit's own flip of one view into another.
final class SystemFlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var options: UIView.AnimationOptions = [.transitionFlipFromRight, .showHideTransitionViews]

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.7
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
              let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        toView.frame = transitionContext.containerView.bounds
        transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
        UIView.transition(from: fromView,
                          to: toView,
                          duration: transitionDuration(using: transitionContext),
                          options: options) { _ in
            fromView.isHidden = false
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
