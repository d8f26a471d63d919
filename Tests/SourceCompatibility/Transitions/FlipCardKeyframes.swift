// swift-format-ignore-file
import UIKit

private struct Flip {
    static func yRotation(_ angle: Double) -> CATransform3D {
        return CATransform3DMakeRotation(CGFloat(angle), 0.0, 1.0, 0.0)
    }

    static func perspective(for containerView: UIView) {
        var transform = CATransform3DIdentity
        transform.m34 = -0.002
        containerView.layer.sublayerTransform = transform
    }
}

/// A card turns over: its back is exchanged in keyframes that take no time.
class FlipCardAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let presenting: Bool

    init(presenting: Bool) {
        self.presenting = presenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return presenting ? 1.2 : 0.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to),
            let front = fromView.snapshotView(afterScreenUpdates: false),
            let back = toView.snapshotView(afterScreenUpdates: true)
            else {
                transitionContext.completeTransition(false)
                return
        }

        let containerView = transitionContext.containerView
        let side: Double = presenting ? 1 : -1
        toView.frame = transitionContext.finalFrame(for: toVC)
        front.frame = fromView.frame
        back.frame = toView.frame
        containerView.addSubview(toView)
        containerView.addSubview(front)
        containerView.addSubview(back)
        containerView.backgroundColor = .darkGray
        toView.isHidden = true
        fromView.isHidden = true

        Flip.perspective(for: containerView)
        back.layer.transform = Flip.yRotation(side * .pi / 2)
        back.alpha = 0

        UIView.animateKeyframes(
            withDuration: transitionDuration(using: transitionContext),
            delay: 0,
            options: .calculationModeLinear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1/4) {
                    front.layer.cornerRadius = 24
                    front.layer.masksToBounds = true
                }
                UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1/2) {
                    front.layer.transform = Flip.yRotation(-side * .pi / 2)
                }
                UIView.addKeyframe(withRelativeStartTime: 1/2, relativeDuration: 0.0) {
                    front.alpha = 0
                    back.alpha = 1
                }
                UIView.addKeyframe(withRelativeStartTime: 1/2, relativeDuration: 1/2) {
                    back.layer.transform = Flip.yRotation(0.0)
                }
        },
            completion: { _ in
                front.removeFromSuperview()
                back.removeFromSuperview()
                toView.isHidden = false
                fromView.isHidden = false
                containerView.layer.sublayerTransform = CATransform3DIdentity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

class FlipCardDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> UIViewControllerAnimatedTransitioning? {
        return FlipCardAnimator(presenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning? {
        return FlipCardAnimator(presenting: false)
    }
}
