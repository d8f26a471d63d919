// swift-format-ignore-file
import UIKit

/// What both screens of a zoom offer.
protocol ZoomTransitioning: AnyObject {
    func zoomView(for transition: SharedElementZoomTransition) -> UIView?
}

/// An image flies from its place on one screen to its place on the other.
class SharedElementZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {

    private let duration: TimeInterval = 0.6
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let fromVC = transitionContext.viewController(forKey: .from),
              let toVC = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }

        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        container.addSubview(toVC.view)
        toVC.view.layoutIfNeeded()

        let start = elementFrame(on: fromVC, in: container, isSmall: operation != .pop)
        let end = elementFrame(on: toVC, in: container, isSmall: operation == .pop)
        let image: UIView
        if let source = (fromVC as? ZoomTransitioning)?.zoomView(for: self),
           let copy = source.snapshotView(afterScreenUpdates: false) {
            image = copy
        } else {
            let big = operation == .pop ? fromVC.view! : toVC.view!
            image = big.snapshotView(afterScreenUpdates: operation != .pop) ?? UIView()
        }
        image.frame = start
        image.layer.cornerRadius = operation == .pop ? 0 : 12
        image.clipsToBounds = true
        container.addSubview(image)

        let endView: UIView = toVC.view
        endView.alpha = operation == .pop ? 1 : 0
        if operation == .pop { fromVC.view.alpha = 0 }

        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: {
            image.frame = end
            image.layer.cornerRadius = self.operation == .pop ? 12 : 0
            if self.operation != .pop { fromVC.view.alpha = 0 }
        }, completion: { _ in
            endView.alpha = 1
            fromVC.view.alpha = 1
            image.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    private func elementFrame(on viewController: UIViewController, in container: UIView, isSmall: Bool) -> CGRect {
        if let zoomed = (viewController as? ZoomTransitioning)?.zoomView(for: self) {
            return zoomed.convert(zoomed.bounds, to: container)
        }
        guard isSmall else { return container.bounds }
        let side = container.bounds.width / 3
        return CGRect(x: 24, y: container.bounds.midY, width: side, height: side * 1.4)
    }
}

extension UINavigationController.Operation {
    var isZoomable: Bool { return self != .none }
}

class SharedElementNavigationDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard operation.isZoomable else { return nil }
        return SharedElementZoomTransition(operation: operation)
    }
}
