// swift-format-ignore-file
import UIKit

/// The old screen loses a screw, dangles from the other one and falls.
class HingeDropAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 1.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let falling = transitionContext.view(forKey: .from), let standing = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        standing.frame = transitionContext.containerView.bounds
        transitionContext.containerView.insertSubview(standing, belowSubview: falling)

        let size = falling.bounds.size
        falling.layer.anchorPoint = .zero
        falling.layer.position = .zero
        let swing: [(time: Double, angle: CGFloat)] = [(0.18, 0.30), (0.34, 0.16), (0.50, 0.26), (0.62, 0.21)]

        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .calculationModeCubic) {
            var last = 0.0
            for stop in swing {
                UIView.addKeyframe(withRelativeStartTime: last, relativeDuration: stop.time - last) {
                    falling.transform = CGAffineTransform(rotationAngle: stop.angle)
                }
                last = stop.time
            }
            UIView.addKeyframe(withRelativeStartTime: last, relativeDuration: 1 - last) {
                falling.transform = CGAffineTransform(rotationAngle: 0.35).concatenating(CGAffineTransform(translationX: 0, y: size.height * 1.4))
            }
        } completion: { _ in
            falling.transform = .identity
            falling.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            falling.layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
