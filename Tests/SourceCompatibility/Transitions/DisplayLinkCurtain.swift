// swift-format-ignore-file
import UIKit

/// A curtain of the old screen that is drawn up by a display link.
class DisplayLinkCurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private var displayLink: CADisplayLink?
    private var startTime: CFTimeInterval = 0
    private var curtain: UIView?
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.75
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        to.frame = container.bounds
        container.addSubview(to)
        let curtain = from.snapshotView(afterScreenUpdates: false) ?? UIView()
        curtain.frame = from.frame
        container.addSubview(curtain)

        self.curtain = curtain
        context = transitionContext
        startTime = CACurrentMediaTime()
        displayLink = CADisplayLink(target: self, selector: #selector(step))
        displayLink?.add(to: .main, forMode: .common)
    }

    @objc func step(_ link: CADisplayLink) {
        guard let context = context, let curtain = curtain else {
            link.invalidate()
            return
        }
        let elapsed = link.timestamp - startTime
        let t = CGFloat(min(max(elapsed / transitionDuration(using: context), 0), 1))
        let eased = 1 - (1 - t) * (1 - t) * (1 - t)
        curtain.frame.origin.y = -curtain.frame.height * eased
        if t >= 1 {
            link.invalidate()
            displayLink = nil
            curtain.removeFromSuperview()
            self.curtain = nil
            self.context = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
