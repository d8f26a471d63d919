import UIKit

/// The next page slides in over the current one, which moves aside by less; the way back is the reverse.
final class PageTurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    enum Direction {
        case forward, back
    }

    private let direction: Direction

    init(direction: Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to)
        else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let aside = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let behind = CGAffineTransform(translationX: -container.bounds.width * 0.3, y: 0)

        toView.frame = transitionContext.finalFrame(for: toController)
        switch direction {
        case .forward:
            container.addSubview(toView)
            toView.transform = aside
        case .back:
            container.insertSubview(toView, belowSubview: fromView)
            toView.transform = behind
        }

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.9,
            initialSpringVelocity: 0.5, options: [],
            animations: {
                toView.transform = .identity
                fromView.transform = self.direction == .forward ? behind : aside
            },
            completion: { _ in
                fromView.transform = .identity
                toView.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
