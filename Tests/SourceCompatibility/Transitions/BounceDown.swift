// swift-format-ignore-file
import UIKit

/// Falls in and bounces like a ball: values worked out by hand, on the layer.
class BounceDownAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {

    private var context: UIViewControllerContextTransitioning?
    private let bounces = 3

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 1.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toVC = transitionContext.viewController(forKey: .to), let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        context = transitionContext
        toView.frame = transitionContext.finalFrame(for: toVC)
        transitionContext.containerView.addSubview(toView)
        let rest = toView.layer.position
        let height = transitionContext.containerView.bounds.height

        var values: [NSValue] = [NSValue(cgPoint: CGPoint(x: rest.x, y: rest.y - height)), NSValue(cgPoint: rest)]
        var functions = [CAMediaTimingFunction(name: .easeIn)]
        var times: [NSNumber] = [0, 0.36]
        var drop = height / 4
        var time = 0.36
        for bounce in 0..<bounces {
            let length = 0.32 / Double(bounce + 1)
            values += [NSValue(cgPoint: CGPoint(x: rest.x, y: rest.y - drop)), NSValue(cgPoint: rest)]
            functions += [CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeIn)]
            times += [NSNumber(value: time + length / 2), NSNumber(value: min(time + length, 1))]
            time += length
            drop /= 5
        }
        let fall = CAKeyframeAnimation(keyPath: #keyPath(CALayer.position))
        fall.values = values
        fall.keyTimes = times.map { NSNumber(value: $0.doubleValue / max(time, 1)) }
        fall.timingFunctions = functions
        fall.duration = transitionDuration(using: transitionContext)
        fall.delegate = self
        fall.setValue("fall", forKey: "name")
        toView.layer.add(fall, forKey: "fall")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard anim.value(forKey: "name") as? String == "fall" else { return }
        context?.completeTransition(context?.transitionWasCancelled == false)
        context = nil
    }
}
