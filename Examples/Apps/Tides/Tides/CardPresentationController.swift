import UIKit

/// Shows a card over the lower part of the screen, which is dimmed behind it.
final class CardPresentationController: UIPresentationController {

    private let dimmingView = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
        return CGRect(x: area.minX + 12, y: area.maxY - 400, width: area.width - 24, height: 400)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
        containerView.insertSubview(dimmingView, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.dimmingView.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in self.dimmingView.alpha = 0 }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc private func dimmingTapped() {
        presentedViewController.dismiss(animated: true)
    }
}

/// Moves a card in from below, and out again.
final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresentation: Bool

    init(isPresentation: Bool) {
        self.isPresentation = isPresentation
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        return isPresentation ? 0.5 : 0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let page = transitionContext.viewController(forKey: isPresentation ? .to : .from),
            let card = transitionContext.view(forKey: isPresentation ? .to : .from)
        else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        if isPresentation {
            card.frame = transitionContext.finalFrame(for: page)
            container.addSubview(card)
        }
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), dampingRatio: isPresentation ? 0.8 : 1)
        let below = CGAffineTransform(translationX: 0, y: container.bounds.maxY - card.frame.minY)
        if isPresentation { card.transform = below }
        animator.addAnimations { card.transform = self.isPresentation ? .identity : below }
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
