// swift-format-ignore-file
import UIKit

/// A soft edge runs over the screen and uncovers the next one.
class GradientWipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let softness: Double = 0.3

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.9
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.frame = container.bounds

        let gradient = CAGradientLayer()
        gradient.frame = toView.bounds
        gradient.startPoint = CGPoint(x: 0.0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1.0, y: 0.5)
        gradient.colors = [UIColor.white.cgColor, UIColor.clear.cgColor]
        let hidden: [NSNumber] = [NSNumber(value: -softness), 0]
        let shown: [NSNumber] = [1, NSNumber(value: 1 + softness)]
        gradient.locations = shown
        toView.layer.mask = gradient

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            toView.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let wipe = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.locations))
        wipe.fromValue = hidden
        wipe.toValue = shown
        wipe.duration = transitionDuration(using: transitionContext)
        wipe.timingFunction = CAMediaTimingFunction(name: .linear)
        gradient.add(wipe, forKey: nil)
        CATransaction.commit()
    }
}
