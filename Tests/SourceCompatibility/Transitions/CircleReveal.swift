// swift-format-ignore-file
//
//  CircleReveal.swift
//  Atlas
//

import UIKit

/// The screen that is pushed shows through a circle that opens at a button.
class CircleRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {

    var operation: UINavigationController.Operation = .push
    var origin = CGPoint(x: 60, y: 60)

    private weak var storedContext: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        storedContext = transitionContext

        guard let toView = transitionContext.view(forKey: .to),
            let fromView = transitionContext.view(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }

        let containerView = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toVC)

        let masked: UIView
        if operation == .push {
            containerView.addSubview(toView)
            masked = toView
        } else {
            containerView.insertSubview(toView, belowSubview: fromView)
            masked = fromView
        }

        let extreme = CGPoint(x: origin.x - masked.bounds.width, y: origin.y - masked.bounds.height)
        let radius = sqrt((extreme.x * extreme.x) + (extreme.y * extreme.y))
        let small = UIBezierPath(ovalIn: CGRect(x: origin.x - 20, y: origin.y - 20, width: 40, height: 40))
        let big = UIBezierPath(ovalIn: CGRect(origin: origin, size: .zero).insetBy(dx: -radius, dy: -radius))

        let maskLayer = CAShapeLayer()
        maskLayer.path = operation == .push ? big.cgPath : small.cgPath
        masked.layer.mask = maskLayer

        let maskLayerAnimation = CABasicAnimation(keyPath: "path")
        maskLayerAnimation.fromValue = operation == .push ? small.cgPath : big.cgPath
        maskLayerAnimation.toValue = maskLayer.path
        maskLayerAnimation.duration = transitionDuration(using: transitionContext)
        maskLayerAnimation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        maskLayerAnimation.delegate = self
        maskLayer.add(maskLayerAnimation, forKey: "path")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        storedContext?.view(forKey: .to)?.layer.mask = nil
        storedContext?.view(forKey: .from)?.layer.mask = nil
        storedContext?.completeTransition(!(storedContext?.transitionWasCancelled ?? false))
        storedContext = nil
    }
}

class CircleRevealNavigationDelegate: NSObject, UINavigationControllerDelegate {

    let animator = CircleRevealAnimator()

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        animator.operation = operation
        return animator
    }
}
