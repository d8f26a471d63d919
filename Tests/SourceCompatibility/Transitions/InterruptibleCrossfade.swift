// swift-format-ignore-file
import UIKit

/// One property animator that UIKit may stop, turn round and run on.
final class InterruptibleCrossfade: NSObject, UIViewControllerAnimatedTransitioning {

    private var propertyAnimator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let running = propertyAnimator {
            return running
        }

        let parameters = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0.9),
                                                 controlPoint2: CGPoint(x: 0.3, y: 1.0))
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext),
                                              timingParameters: parameters)
        let container = transitionContext.containerView
        let fromView = transitionContext.view(forKey: .from)
        if let toView = transitionContext.view(forKey: .to) {
            toView.frame = container.bounds
            toView.alpha = 0
            toView.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
            container.addSubview(toView)
            animator.addAnimations {
                toView.alpha = 1
                toView.transform = .identity
            }
        }
        animator.addAnimations({
            fromView?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        }, delayFactor: 0.2)
        animator.addCompletion { position in
            fromView?.transform = .identity
            transitionContext.completeTransition(position == .end)
        }
        propertyAnimator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        propertyAnimator = nil
    }
}
