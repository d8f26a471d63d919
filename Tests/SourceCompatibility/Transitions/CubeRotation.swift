// swift-format-ignore-file
import UIKit

public enum CubeDirection: Int {
    case left = -1
    case right = 1
}

/// Both screens are faces of a cube that turns by a quarter.
open class CubeRotationAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    open var direction: CubeDirection
    open var duration: TimeInterval = 0.7

    public init(direction: CubeDirection = .left) {
        self.direction = direction
        super.init()
    }

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let sign = CGFloat(direction.rawValue)
        to.frame = container.bounds
        container.addSubview(to)

        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 800.0
        container.layer.sublayerTransform = perspective

        let half = container.bounds.width / 2

        func face(_ angle: CGFloat) -> CATransform3D {
            var transform = CATransform3DMakeTranslation(0, 0, -half)
            transform = CATransform3DRotate(transform, angle, 0, 1, 0)
            return CATransform3DTranslate(transform, 0, 0, half)
        }

        to.layer.transform = face(-sign * .pi / 2)
        from.layer.isDoubleSided = false
        to.layer.isDoubleSided = false
        container.backgroundColor = .black

        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
        // A quarter in three steps, since matrices do not go around by themselves.
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear, animations: {
                for step in 1...3 {
                    UIView.addKeyframe(withRelativeStartTime: Double(step - 1) / 3, relativeDuration: 1.0 / 3) {
                        let turned = CGFloat(step) / 3 * .pi / 2
                        from.layer.transform = face(sign * turned)
                        to.layer.transform = face(sign * (turned - .pi / 2))
                    }
                }
            })
        }
        animator.addCompletion { _ in
            container.layer.sublayerTransform = CATransform3DIdentity
            from.layer.transform = CATransform3DIdentity
            to.layer.transform = CATransform3DIdentity
            from.layer.isDoubleSided = true
            to.layer.isDoubleSided = true
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
