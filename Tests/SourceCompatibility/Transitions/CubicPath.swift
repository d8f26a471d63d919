// swift-format-ignore-file
import UIKit

/// The screen arrives on a round way: cubic keyframes through four places.
class CubicPathAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1.1
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let arriving = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let bounds = container.bounds
        arriving.frame = bounds
        container.addSubview(arriving)
        let way: [(x: CGFloat, y: CGFloat, scale: CGFloat)] = [
            (1.3, -0.2, 0.2), (0.8, 0.3, 0.4), (0.3, 0.6, 0.6), (0.5, 0.5, 1.0)
        ]
        arriving.center = CGPoint(x: bounds.width * way[0].x, y: bounds.height * way[0].y)
        arriving.transform = CGAffineTransform(scaleX: way[0].scale, y: way[0].scale)

        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext),
                                delay: 0.0,
                                options: [.calculationModeCubic, .beginFromCurrentState],
                                animations: {
            for (index, stop) in way.dropFirst().enumerated() {
                let length = 1.0 / Double(way.count - 1)
                UIView.addKeyframe(withRelativeStartTime: Double(index) * length, relativeDuration: length, animations: {
                    arriving.center = CGPoint(x: bounds.width * stop.x, y: bounds.height * stop.y)
                    arriving.transform = CGAffineTransform(scaleX: stop.scale, y: stop.scale)
                })
            }
        }, completion: { (finished: Bool) -> Void in
            arriving.transform = CGAffineTransform.identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
