// swift-format-ignore-file
import UIKit

/// Slats turn about their upper edges, each a little later than the one above.
class VenetianBlindsAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    @objc dynamic var slatHeight: CGFloat = 80
    private let slatDuration: TimeInterval = 0.5
    private let stagger: TimeInterval = 0.05

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        let height = transitionContext?.containerView.bounds.height ?? UIScreen.main.bounds.size.height
        let count = Int(ceil(height / slatHeight))
        return slatDuration + stagger * Double(max(count - 1, 0))
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toVC = transitionContext.viewController(forKey: .to), let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let containerView = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toVC)
        containerView.addSubview(toView)
        let slats = makeSlats(of: toView, in: containerView)
        toView.alpha = 0

        var remaining = slats.count
        slats.enumerated().forEach { index, slat in
            var closed = CATransform3DIdentity
            closed.m34 = -1 / 500
            closed = CATransform3DRotate(closed, -.pi / 2 + 0.01, 1, 0, 0)
            slat.layer.transform = closed
            UIView.animate(withDuration: slatDuration, delay: stagger * Double(index), options: UIView.AnimationOptions.curveEaseOut, animations: {
                slat.layer.transform = CATransform3DIdentity
            }, completion: { _ in
                remaining -= 1
                guard remaining == 0 else { return }
                toView.alpha = 1
                slats.forEach { $0.removeFromSuperview() }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        }
    }

    private func makeSlats(of view: UIView, in container: UIView) -> [UIView] {
        return stride(from: 0, to: view.bounds.height, by: slatHeight).compactMap { y in
            let rect = CGRect(x: 0, y: y, width: view.bounds.width, height: min(slatHeight, view.bounds.height - y))
            let slat = view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
            slat?.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
            slat?.frame = rect
            // Closed slats lie behind the plane of the container's other views.
            slat?.layer.zPosition = slatHeight
            slat.map(container.addSubview)
            return slat
        }
    }
}
