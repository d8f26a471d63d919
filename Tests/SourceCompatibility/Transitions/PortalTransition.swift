// swift-format-ignore-file
import UIKit

/// Both halves of the old screen swing open in space while the new one comes near.
final class PortalTransition: NSObject, UIViewControllerAnimatedTransitioning {

    private enum Constants {
        static let duration = 0.8
        static let zoom: CGFloat = 0.8
        static let eye: CGFloat = 1 / -1500
    }

    func transitionDuration(using _: UIViewControllerContextTransitioning?) -> TimeInterval { Constants.duration }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to),
              let arriving = toView.snapshotView(afterScreenUpdates: true) else {
            context.completeTransition(false)
            return
        }
        toView.frame = container.bounds
        arriving.frame = container.bounds
        arriving.layer.transform = CATransform3DScale(CATransform3DIdentity, Constants.zoom, Constants.zoom, 1)
        container.addSubview(arriving)

        let halves = [0, 1].map { side -> UIView in
            let rect = CGRect(x: CGFloat(side) * fromView.bounds.midX, y: 0, width: fromView.bounds.midX, height: fromView.bounds.height)
            let half = fromView.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero)!
            half.layer.anchorPoint = CGPoint(x: CGFloat(side), y: 0.5)
            half.frame = rect
            container.addSubview(half)
            return half
        }
        fromView.isHidden = true
        var eye = CATransform3DIdentity
        eye.m34 = Constants.eye

        UIView.animate(withDuration: Constants.duration, delay: 0, options: .curveEaseOut) {
            halves[0].layer.transform = CATransform3DRotate(eye, -.pi / 2, 0, 1, 0)
            halves[1].layer.transform = CATransform3DRotate(eye, .pi / 2, 0, 1, 0)
            arriving.layer.transform = CATransform3DIdentity
        } completion: { _ in
            defer { context.completeTransition(!context.transitionWasCancelled) }
            (halves + [arriving]).forEach { $0.removeFromSuperview() }
            fromView.isHidden = false
            guard !context.transitionWasCancelled else { return }
            container.addSubview(toView)
        }
    }
}
