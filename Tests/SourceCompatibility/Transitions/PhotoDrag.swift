// swift-format-ignore-file
import UIKit

/// An interactive transition of its own: it moves the screen under the finger without percentages.
class PhotoDragInteraction: NSObject, UIViewControllerInteractiveTransitioning {

    private var context: UIViewControllerContextTransitioning?
    private weak var controller: UIViewController?
    private var background = UIView()
    private(set) var isActive = false

    var wantsInteractiveStart: Bool { return true }

    func wire(to controller: UIViewController) {
        self.controller = controller
        let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
        controller.view.addGestureRecognizer(pan)
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let from = transitionContext.view(forKey: .from) else { return }
        if let to = transitionContext.view(forKey: .to) {
            to.frame = transitionContext.containerView.bounds
            transitionContext.containerView.insertSubview(to, at: 0)
        }
        background.backgroundColor = .black
        background.frame = transitionContext.containerView.bounds
        transitionContext.containerView.insertSubview(background, belowSubview: from)
    }

    @objc private func pan(_ gesture: UIPanGestureRecognizer) {
        guard let view = gesture.view else { return }
        let translation = gesture.translation(in: view.superview)
        switch gesture.state {
        case .began:
            isActive = true
            controller?.dismiss(animated: true)
        case .changed:
            let progress = min(abs(translation.y) / 400, 1)
            view.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
                .scaledBy(x: 1 - progress * 0.3, y: 1 - progress * 0.3)
            background.alpha = 1 - progress
            context?.updateInteractiveTransition(progress)
        case .ended, .cancelled:
            let flung = abs(gesture.velocity(in: view.superview).y) > 800
            letGo(gone: gesture.state == .ended && (abs(translation.y) > 120 || flung), down: translation.y >= 0)
        default:
            break
        }
    }

    private func letGo(gone: Bool, down: Bool) {
        isActive = false
        guard let context = context, let from = context.view(forKey: .from) else { return }
        self.context = nil
        if gone { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let height = context.containerView.bounds.height
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut, animations: {
            from.transform = gone ? CGAffineTransform(translationX: 0, y: down ? height : -height) : .identity
            self.background.alpha = gone ? 0 : 1
        }, completion: { _ in
            self.background.removeFromSuperview()
            if !gone { context.view(forKey: .to)?.removeFromSuperview() }
            context.completeTransition(gone)
        })
    }
}

class PhotoDragAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let isShowing = transitionContext.viewController(forKey: .to)?.isBeingPresented == true
        guard let photo = transitionContext.view(forKey: isShowing ? .to : .from) else {
            transitionContext.completeTransition(false)
            return
        }
        if isShowing {
            photo.frame = transitionContext.containerView.bounds
            photo.alpha = 0
            transitionContext.containerView.addSubview(photo)
        } else if let home = transitionContext.view(forKey: .to) {
            home.frame = transitionContext.containerView.bounds
            transitionContext.containerView.insertSubview(home, belowSubview: photo)
        }
        UIView.animate(withDuration: 0.35, animations: { photo.alpha = isShowing ? 1 : 0 }) { _ in
            if transitionContext.transitionWasCancelled { photo.alpha = 1 }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

class PhotoDragTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let interaction = PhotoDragInteraction()

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        interaction.wire(to: presented)
        return PhotoDragAnimator()
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PhotoDragAnimator()
    }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interaction.isActive ? interaction : nil
    }
}
