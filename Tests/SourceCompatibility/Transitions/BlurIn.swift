// swift-format-ignore-file
import UIKit

/// The old screen blurs; the new one appears out of the blur.
class BlurInAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var style: UIBlurEffect.Style = .light

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let veil = UIVisualEffectView(effect: nil)
        veil.frame = container.bounds
        container.addSubview(veil)
        to.frame = container.bounds
        to.alpha = 0.0
        container.addSubview(to)

        let half = transitionDuration(using: transitionContext) / 2
        UIView.animate(withDuration: half, delay: 0, options: .curveEaseIn, animations: {
            veil.effect = UIBlurEffect(style: self.style)
        }, completion: { _ in
            UIView.animate(withDuration: half, delay: 0, options: .curveEaseOut, animations: {
                to.alpha = 1.0
            }, completion: { _ in
                veil.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        })
    }
}
