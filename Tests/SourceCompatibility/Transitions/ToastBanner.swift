// swift-format-ignore-file
import UIKit

/// A banner that hops in under the status bar.
final class ToastPresentationController: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let margin: CGFloat = 12
        let top = max(container.safeAreaInsets.top, margin)
        return CGRect(x: margin, y: top, width: container.bounds.width - 2 * margin, height: 120)
    }

    override func presentationTransitionWillBegin() {
        presentedView?.layer.cornerRadius = 18
        presentedView?.layer.cornerCurve = .continuous
        presentedView?.layer.masksToBounds = true
    }
}

final class ToastAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        guard let toVC = transitionContext?.viewController(forKey: .to) else { return 0.4 }
        return toVC.isBeingPresented ? 0.7 : 0.25
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if let toast = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) {
            show(toast, at: transitionContext.finalFrame(for: controller), transitionContext)
        } else if let toast = transitionContext.view(forKey: .from) {
            hide(toast, transitionContext)
        } else {
            transitionContext.completeTransition(false)
        }
    }

    private func show(_ toast: UIView, at frame: CGRect, _ context: UIViewControllerContextTransitioning) {
        context.containerView.addSubview(toast)
        toast.frame = frame
        toast.transform = CGAffineTransform(translationX: 0, y: -frame.maxY)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0.1,
            usingSpringWithDamping: 0.55, initialSpringVelocity: 0.8,
            options: [.curveEaseOut, .allowUserInteraction]
        ) {
            toast.transform = .identity
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func hide(_ toast: UIView, _ context: UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: transitionDuration(using: context)) {
            toast.alpha = 0
            toast.transform = CGAffineTransform(translationX: 0, y: -toast.frame.maxY)
        } completion: { _ in
            if context.transitionWasCancelled {
                toast.alpha = 1
                toast.transform = .identity
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

final class ToastTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        ToastPresentationController(presentedViewController: presented, presenting: presenting)
    }
    func animationController(forPresented _: UIViewController, presenting _: UIViewController, source _: UIViewController) -> UIViewControllerAnimatedTransitioning? { ToastAnimator() }
    func animationController(forDismissed _: UIViewController) -> UIViewControllerAnimatedTransitioning? { ToastAnimator() }
}
