// swift-format-ignore-file
import UIKit

/// A small menu that grows out of the corner it hangs from.
class PopoverGrowPresentation: UIPresentationController {
    private let catcher = UIView()

    override func presentationTransitionWillBegin() {
        catcher.frame = containerView?.bounds ?? .zero
        catcher.backgroundColor = UIColor.black.withAlphaComponent(0.001)
        containerView?.addSubview(catcher)
        catcher.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.tapOutside)))
        presentedView?.layer.cornerRadius = 10
        presentedView?.layer.shadowOpacity = 0.25
        presentedView?.layer.shadowRadius = 16
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .null }
        let preferred = presentedViewController.preferredContentSize
        let size = preferred == .zero ? CGSize(width: 220, height: 260) : preferred
        return CGRect(x: bounds.maxX - size.width - 16, y: 72, width: size.width, height: size.height)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { catcher.removeFromSuperview() }
    }

    @objc private func tapOutside() {
        presentedViewController.dismiss(animated: true, completion: nil)
    }
}

class PopoverGrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isAppearing: Bool
    init(isAppearing: Bool) { self.isAppearing = isAppearing }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isAppearing ? 0.35 : 0.2
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: isAppearing ? .to : .from), let menu = context.view(forKey: isAppearing ? .to : .from) else {
            return context.completeTransition(false)
        }
        if isAppearing {
            menu.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(menu)
        }
        // Shrinking towards the corner is a scale and the way of the middle to it.
        let corner = CGAffineTransform(translationX: menu.bounds.width / 2, y: -menu.bounds.height / 2).scaledBy(x: 0.01, y: 0.01)
        if isAppearing {
            menu.transform = corner
            menu.alpha = 0
        }
        let curve: UIView.AnimationOptions = isAppearing ? .curveEaseOut : .curveEaseIn
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: [curve, .beginFromCurrentState]) { [isAppearing] in
            menu.transform = isAppearing ? .identity : corner
            menu.alpha = isAppearing ? 1 : 0
        } completion: { [isAppearing] _ in
            if !isAppearing {
                menu.transform = .identity
                menu.alpha = 1
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

class PopoverGrowDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return PopoverGrowPresentation(presentedViewController: presented, presenting: presenting)
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PopoverGrowAnimator(isAppearing: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PopoverGrowAnimator(isAppearing: false)
    }
}
