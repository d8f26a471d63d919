// swift-format-ignore-file
import UIKit

/// A dialog in the middle of a blurred screen.
final class FrostedDialogPresentation: UIPresentationController {

    private let blurView = UIVisualEffectView(effect: nil)

    override var shouldPresentInFullscreen: Bool { return false }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let size = self.size(forChildContentContainer: presentedViewController,
                             withParentContainerSize: container.bounds.size)
        return CGRect(origin: CGPoint(x: (container.bounds.width - size.width) / 2,
                                      y: (container.bounds.height - size.height) / 2),
                      size: size)
    }

    override func size(forChildContentContainer container: UIContentContainer,
                       withParentContainerSize parentSize: CGSize) -> CGSize {
        return CGSize(width: parentSize.width * 0.8, height: parentSize.height * 0.4)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        blurView.frame = container.bounds
        blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(blurView, at: 0)
        presentedView?.layer.cornerRadius = 14
        presentedView?.layer.masksToBounds = true

        if let coordinator = presentedViewController.transitionCoordinator {
            coordinator.animate(alongsideTransition: { [blurView] _ in
                blurView.effect = UIBlurEffect(style: .dark)
            }, completion: nil)
        } else {
            blurView.effect = UIBlurEffect(style: .dark)
        }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] context in
            self?.blurView.effect = nil
        }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { blurView.removeFromSuperview() }
    }

    override func containerViewDidLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

final class FrostedDialogAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Direction { case appearing, disappearing }
    let direction: Direction

    init(direction: Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        switch direction {
        case .appearing: return 0.5
        case .disappearing: return 0.25
        }
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = direction == .appearing ? .to : .from
        guard let dialog = transitionContext.view(forKey: key) else {
            transitionContext.completeTransition(false)
            return
        }
        let time = transitionDuration(using: transitionContext)
        let tiny = CGAffineTransform(scaleX: 1.2, y: 1.2)
        if direction == .appearing {
            transitionContext.containerView.addSubview(dialog)
            if let controller = transitionContext.viewController(forKey: .to) {
                dialog.frame = transitionContext.finalFrame(for: controller)
            }
            dialog.alpha = 0
            dialog.transform = tiny
        }
        UIView.animate(withDuration: time, animations: {
            dialog.alpha = self.direction == .appearing ? 1 : 0
            dialog.transform = self.direction == .appearing ? .identity : CGAffineTransform(scaleX: 0.9, y: 0.9)
        }) { _ in
            if transitionContext.transitionWasCancelled {
                dialog.transform = .identity
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class FrostedDialogManager: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController? {
        FrostedDialogPresentation(presentedViewController: presented, presenting: presenting ?? source)
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        FrostedDialogAnimator(direction: .appearing)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        FrostedDialogAnimator(direction: .disappearing)
    }
}
