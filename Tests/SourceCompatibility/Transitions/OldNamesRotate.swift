// swift-format-ignore-file
//
//  Written for Swift 3 and taken along since.
//

import UIKit

class OldNamesNavigationDelegate: NSObject, UINavigationControllerDelegate {

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        let animator = OldNamesRotateAnimator()
        animator.operation = operation
        return animator
    }
}

class OldNamesRotateAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var operation = UINavigationControllerOperation.push
    let options: UIViewAnimationOptions = .curveEaseInOut

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let fromView = transitionContext.view(forKey: UITransitionContextViewKey.from),
            let toView = transitionContext.view(forKey: UITransitionContextViewKey.to) else {
                transitionContext.completeTransition(false)
                return
        }
        let turn = CGFloat(M_PI_2) * (operation == UINavigationControllerOperation.push ? 1 : -1)

        container.addSubview(toView)
        container.bringSubview(toFront: fromView)
        toView.frame = container.bounds

        CATransaction.begin()
        CATransaction.setAnimationDuration(transitionDuration(using: transitionContext))
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut))
        CATransaction.setCompletionBlock {
            container.sendSubview(toBack: fromView)
            fromView.layer.removeAllAnimations()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
        rotation.fromValue = NSNumber(value: 0)
        rotation.toValue = turn
        let shrink = CABasicAnimation(keyPath: "transform.scale")
        shrink.toValue = NSNumber(value: 0.01)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        let group = CAAnimationGroup()
        group.animations = [rotation, shrink, fade]
        group.duration = transitionDuration(using: transitionContext)
        group.fillMode = kCAFillModeForwards
        group.isRemovedOnCompletion = false
        fromView.layer.add(group, forKey: "leave")
        CATransaction.commit()
    }
}
