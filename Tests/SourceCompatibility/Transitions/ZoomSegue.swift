// swift-format-ignore-file
import UIKit

/// A segue of a storyboard that brings its transition along.
class ZoomSegue: UIStoryboardSegue {

    private var selfRetainer: ZoomSegue?

    override func perform() {
        selfRetainer = self
        destination.modalPresentationStyle = .fullScreen
        destination.transitioningDelegate = self
        source.present(destination, animated: true, completion: nil)
    }
}

extension ZoomSegue: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return ZoomSegueAnimator(isDismissing: false)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        selfRetainer = nil
        return ZoomSegueAnimator(isDismissing: true)
    }
}

class ZoomSegueAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isDismissing: Bool

    init(isDismissing: Bool) {
        self.isDismissing = isDismissing
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        toView.frame = container.bounds
        let zoomed = isDismissing ? fromView : toView
        isDismissing ? container.insertSubview(toView, at: 0) : container.addSubview(toView)

        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.fromValue = isDismissing ? 1 : 0.1
        scale.toValue = isDismissing ? 0.1 : 1
        let opacity = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        opacity.fromValue = isDismissing ? 1 : 0
        opacity.toValue = isDismissing ? 0 : 1
        let both = CAAnimationGroup()
        both.animations = [scale, opacity]
        both.duration = transitionDuration(using: transitionContext)
        both.timingFunction = CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1.0)

        zoomed.layer.opacity = isDismissing ? 0 : 1
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            zoomed.layer.opacity = 1
            if !transitionContext.transitionWasCancelled, self.isDismissing { zoomed.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        zoomed.layer.add(both, forKey: "zoom")
        CATransaction.commit()
    }
}
