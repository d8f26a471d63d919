// swift-format-ignore-file
import UIKit

/// Upright strips of the new screen come up one after the other and overshoot: a wave.
class WaveStripsAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    @IBInspectable var count: Int = 8
    @IBInspectable var overshoot: CGFloat = 0.7

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1.2
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let toVC = transitionContext.viewController(forKey: .to), let target = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        target.frame = transitionContext.finalFrame(for: toVC)
        guard let whole = target.snapshotView(afterScreenUpdates: true) else {
            container.addSubview(target)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        let width = target.bounds.width / CGFloat(count)
        let strips = (0..<count).map { index -> UIView in
            let mask = UIView(frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: target.bounds.height))
            mask.clipsToBounds = true
            let image = whole.resizableSnapshotView(from: mask.frame, afterScreenUpdates: true, withCapInsets: .zero) ?? UIView()
            image.frame = mask.bounds
            mask.addSubview(image)
            mask.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
            container.addSubview(mask)
            return mask
        }
        let each = 0.7
        let stagger = (transitionDuration(using: transitionContext) - each) / Double(count - 1)
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            container.addSubview(target)
            strips.forEach { $0.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        for (index, strip) in strips.enumerated() {
            UIView.animate(withDuration: each, delay: stagger * Double(index), usingSpringWithDamping: overshoot, initialSpringVelocity: 0.3, options: .curveEaseOut, animations: {
                strip.transform = .identity
            })
        }
        CATransaction.commit()
    }
}
