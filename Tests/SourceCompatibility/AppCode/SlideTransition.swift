// swift-format-ignore-file
import UIKit

final class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
    var isPresenting = true
    let duration: TimeInterval = 0.4

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toVC = transitionContext.viewController(forKey: .to),
            let fromVC = transitionContext.viewController(forKey: .from) else { return }
        let container = transitionContext.containerView
        let height = container.bounds.height
        if isPresenting {
            toVC.view.frame = transitionContext.finalFrame(for: toVC).offsetBy(dx: 0, dy: height)
            container.addSubview(toVC.view)
        } else {
            container.insertSubview(toVC.view, belowSubview: fromVC.view)
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveLinear], animations: {
            if self.isPresenting {
                toVC.view.frame = transitionContext.finalFrame(for: toVC)
            } else {
                fromVC.view.frame = fromVC.view.frame.offsetBy(dx: 0, dy: height)
            }
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
