// swift-format-ignore-file
import UIKit

/// Pinching the screen makes it small; letting go small enough puts it away.
class PinchCloseInteraction: UIPercentDrivenInteractiveTransition {

    private(set) var isPinching = false
    weak var viewController: UIViewController? {
        didSet {
            guard let view = viewController?.view else { return }
            let pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch))
            view.addGestureRecognizer(pinch)
        }
    }

    @objc func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        let progress = max(0, min(1, 1 - recognizer.scale))
        switch recognizer.state {
        case .began:
            isPinching = true
            viewController?.dismiss(animated: true, completion: nil)
            fallthrough
        case .changed:
            update(progress)
        case .ended:
            isPinching = false
            progress > 0.35 ? finish() : cancel()
        case .cancelled, .failed:
            isPinching = false
            cancel()
        case .possible:
            break
        @unknown default:
            break
        }
    }
}

class PinchCloseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let interaction: PinchCloseInteraction
    let opening: Bool

    init(opening: Bool, interaction: PinchCloseInteraction) {
        self.opening = opening
        self.interaction = interaction
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let target = transitionContext.view(forKey: opening ? .to : .from)
        let tiny = CGAffineTransform.identity.scaledBy(x: 0.05, y: 0.05)
        guard let screen = target else {
            transitionContext.completeTransition(false)
            return
        }
        if opening {
            screen.frame = container.bounds
            container.addSubview(screen)
            screen.transform = tiny
            screen.layer.opacity = 0
        } else if let home = transitionContext.view(forKey: .to) {
            home.frame = container.bounds
            container.insertSubview(home, at: 0)
        }
        let opens = opening
        UIView.animate(withDuration: 0.45, delay: 0, options: [.curveEaseInOut], animations: {
            screen.transform = opens ? .identity : tiny
            screen.layer.opacity = opens ? 1 : 0
        }, completion: { _ in
            if !opens {
                screen.transform = .identity
                screen.layer.opacity = 1
                if transitionContext.transitionWasCancelled {
                    transitionContext.view(forKey: .to)?.removeFromSuperview()
                }
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

class PinchCloseCoordinator: NSObject, UIViewControllerTransitioningDelegate {
    private let interaction = PinchCloseInteraction()

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        interaction.viewController = presented
        return PinchCloseAnimator(opening: true, interaction: interaction)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PinchCloseAnimator(opening: false, interaction: interaction)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        guard let animator = animator as? PinchCloseAnimator, animator.interaction.isPinching else { return nil }
        return animator.interaction
    }
}
