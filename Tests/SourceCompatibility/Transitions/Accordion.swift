// swift-format-ignore-file
import UIKit

/// The old screen folds up like an accordion against the left edge.
class AccordionAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    let folds = 4

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.9 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        toView.frame = container.bounds
        container.insertSubview(toView, belowSubview: fromView)

        let stage = UIView(frame: container.bounds)
        var perspective = CATransform3DIdentity
        perspective.m34 = 1.0 / -900
        stage.layer.sublayerTransform = perspective
        container.addSubview(stage)

        let width = fromView.bounds.width / CGFloat(folds * 2)
        var leaves: [(leaf: UIView, shadow: UIView)] = []
        for i in 0..<(folds * 2) {
            let rect = CGRect(x: CGFloat(i) * width, y: 0, width: width, height: fromView.bounds.height)
            guard let leaf = fromView.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: UIEdgeInsets.zero) else { continue }
            let shadow = UIView(frame: leaf.bounds)
            shadow.backgroundColor = UIColor.black
            shadow.alpha = 0
            leaf.addSubview(shadow)
            leaf.layer.anchorPoint = CGPoint(x: i % 2 == 0 ? 0 : 1, y: 0.5)
            leaf.frame = rect
            stage.addSubview(leaf)
            leaves.append((leaf, shadow))
        }
        fromView.isHidden = true

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [], animations: {
            for (i, pair) in leaves.enumerated() {
                let direction: CGFloat = i % 2 == 0 ? 1 : -1
                pair.leaf.layer.position.x = 0
                pair.leaf.layer.transform = CATransform3DMakeRotation(direction * .pi / 2, 0, 1, 0)
                pair.shadow.alpha = i % 2 == 0 ? 0.2 : 0.5
            }
        }, completion: { _ in
            stage.removeFromSuperview()
            fromView.isHidden = false
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
