// swift-format-ignore-file
import UIKit

/// An interactor that gives way like rubber before it follows the finger.
class ElasticPullInteractor: UIPercentDrivenInteractiveTransition {

    private(set) var isTracking = false
    private weak var controller: UIViewController?
    private let resistance: CGFloat = 0.25

    init(controller: UIViewController) {
        self.controller = controller
        super.init()
        let pan = UIPanGestureRecognizer(target: self, action: #selector(ElasticPullInteractor.pulled(_:)))
        pan.maximumNumberOfTouches = 1
        controller.view.addGestureRecognizer(pan)
        completionCurve = .easeOut
    }

    override var completionSpeed: CGFloat {
        get { return max(0.4, 1 - percentComplete) }
        set {}
    }

    override func update(_ percentComplete: CGFloat) {
        let clamped = min(max(percentComplete, 0), 1)
        let eased = clamped < 0.3 ? clamped * (1 - resistance) : clamped - 0.3 * resistance
        super.update(eased)
    }

    override func finish() {
        super.finish()
        isTracking = false
    }

    override func cancel() {
        super.cancel()
        isTracking = false
    }

    @objc func pulled(_ recognizer: UIPanGestureRecognizer) {
        guard let view = recognizer.view else { return }
        let distance = recognizer.translation(in: view.window).y
        let percent = distance / max(view.bounds.height, 1)
        switch recognizer.state {
        case .began:
            isTracking = true
            controller?.dismiss(animated: true, completion: nil)
        case .changed:
            update(percent)
        case .ended:
            let velocity = recognizer.velocity(in: view.window).y
            if percent > 0.4 || velocity > 900 { finish() } else { cancel() }
        case .cancelled, .failed:
            cancel()
        default:
            break
        }
    }
}

class ElasticPullAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let leaving = transitionContext.viewController(forKey: .from)?.isBeingDismissed ?? false
        guard let moving = transitionContext.view(forKey: leaving ? .from : .to) else {
            transitionContext.completeTransition(false)
            return
        }
        if leaving, let below = transitionContext.view(forKey: .to) {
            below.frame = container.bounds
            container.insertSubview(below, at: 0)
        }
        let down = CGAffineTransform(translationX: 0, y: container.bounds.height)
        if !leaving {
            moving.frame = container.bounds
            moving.transform = down
            container.addSubview(moving)
        }
        UIView.animate(withDuration: 0.5, delay: 0, options: transitionContext.isInteractive ? .curveLinear : .curveEaseOut, animations: {
            moving.transform = leaving ? down : .identity
        }, completion: { _ in
            let cancelled = transitionContext.transitionWasCancelled
            if cancelled {
                moving.transform = .identity
                if leaving { transitionContext.view(forKey: .to)?.removeFromSuperview() }
            }
            transitionContext.completeTransition(!cancelled)
        })
    }
}

class ElasticPullTransition: NSObject, UIViewControllerTransitioningDelegate {
    private var interactor: ElasticPullInteractor?

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        interactor = ElasticPullInteractor(controller: presented)
        return ElasticPullAnimator()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return ElasticPullAnimator()
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        guard let interactor = interactor, interactor.isTracking else { return nil }
        return interactor
    }
}
