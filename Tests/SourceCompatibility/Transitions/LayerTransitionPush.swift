// swift-format-ignore-file
import UIKit

/// Core Animation's own push, on the window's layer, which knows how it looked before.
class LayerTransitionPushAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var subtype: CATransitionSubtype = .fromRight
    private weak var shown: UIView?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let containerView = transitionContext.containerView
        toView.frame = containerView.bounds

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let transition = CATransition()
        transition.type = CATransitionType.push
        transition.subtype = subtype
        transition.duration = transitionDuration(using: transitionContext)
        transition.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
        containerView.window?.layer.add(transition, forKey: kCATransition)
        shown = transitionContext.view(forKey: .from)
        shown?.isHidden = true
        containerView.addSubview(toView)
        CATransaction.commit()
    }

    func animationEnded(_ transitionCompleted: Bool) {
        shown?.isHidden = false
    }
}

class LayerTransitionPushDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        let animator = LayerTransitionPushAnimator()
        animator.subtype = operation == .push ? .fromRight : .fromLeft
        return animator
    }
}
