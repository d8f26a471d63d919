// swift-format-ignore-file
import UIKit

#if os(iOS)

/// A drawer that is dragged down; the pan drives the dismissal.
class BottomDrawerPresentationController: UIPresentationController {

    fileprivate var interaction: UIPercentDrivenInteractiveTransition?
    private var backdrop = UIControl()
    let grabber = UIView()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        backdrop.backgroundColor = .black
        backdrop.alpha = 0
        backdrop.addTarget(self, action: #selector(close), for: .touchUpInside)
        grabber.backgroundColor = UIColor(white: 0.8, alpha: 1)
        grabber.layer.cornerRadius = 2.5
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return super.frameOfPresentedViewInContainerView }
        return bounds.inset(by: UIEdgeInsets(top: bounds.height * 0.35, left: 0, bottom: 0, right: 0))
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView, let drawer = presentedView else { return }
        backdrop.frame = container.bounds
        container.addSubview(backdrop)
        grabber.frame = CGRect(x: container.bounds.midX - 18, y: 8, width: 36, height: 5)
        drawer.addSubview(grabber)
        drawer.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
        fade(to: 0.45)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { backdrop.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        fade(to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard completed else { return }
        backdrop.removeFromSuperview()
        grabber.removeFromSuperview()
    }

    private func fade(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            backdrop.alpha = alpha
            return
        }
        _ = coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.backdrop.alpha = alpha
        })
    }

    @objc func close() {
        presentedViewController.dismiss(animated: true, completion: nil)
    }

    @objc func drag(_ pan: UIPanGestureRecognizer) {
        let height = frameOfPresentedViewInContainerView.height
        let fraction = max(0, pan.translation(in: containerView).y / height)
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            presentedViewController.dismiss(animated: true)
        case .changed:
            interaction?.update(fraction)
        case .ended where fraction > 0.4 || pan.velocity(in: containerView).y > 1000:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }
}

class BottomDrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    fileprivate var slidesIn = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return (transitionContext?.isAnimated ?? true) ? 0.4 : 0
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let controller = transitionContext.viewController(forKey: slidesIn ? .to : .from),
            let drawer = transitionContext.view(forKey: slidesIn ? .to : .from) else {
                transitionContext.completeTransition(false)
                return
        }
        let shown = slidesIn ? transitionContext.finalFrame(for: controller) : drawer.frame
        let hidden = CGRect(x: shown.minX, y: transitionContext.containerView.bounds.maxY, width: shown.width, height: shown.height)
        if slidesIn {
            transitionContext.containerView.addSubview(drawer)
            drawer.frame = hidden
        }
        let goal = slidesIn ? shown : hidden
        let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), timingParameters: timing)
        animator.addAnimations { drawer.frame = goal }
        animator.addCompletion { _ in
            if transitionContext.transitionWasCancelled { drawer.frame = self.slidesIn ? hidden : shown }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        current = animator
        animator.startAnimation()
    }

    private var current: UIViewPropertyAnimator?

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if current == nil { animateTransition(using: transitionContext) }
        return current!
    }

    func animationEnded(_ transitionCompleted: Bool) {
        current = nil
    }
}

class BottomDrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private weak var drawer: BottomDrawerPresentationController?
    private let animator = BottomDrawerAnimator()

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        let controller = BottomDrawerPresentationController(presentedViewController: presented, presenting: presenting)
        drawer = controller
        return controller
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        animator.slidesIn = true
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        animator.slidesIn = false
        return animator
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return drawer?.interaction
    }
}

#endif
