// swift-format-ignore-file
import UIKit

/// Sits between a navigation controller and the delegate that the app has, and passes everything on.
class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {

    weak var original: UINavigationControllerDelegate?
    private let duration: TimeInterval

    init(original: UINavigationControllerDelegate? = nil, duration: TimeInterval = 0.45) {
        self.original = original
        self.duration = duration
        super.init()
    }

    override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || (original?.responds(to: aSelector) ?? false)
    }

    func navigationController(_ navigationController: UINavigationController,
                              willShow viewController: UIViewController,
                              animated: Bool) {
        original?.navigationController?(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(_ navigationController: UINavigationController,
                              didShow viewController: UIViewController,
                              animated: Bool) {
        original?.navigationController?(navigationController, didShow: viewController, animated: animated)
    }

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        if let theirs = original?.navigationController?(navigationController, animationControllerFor: operation, from: fromVC, to: toVC) {
            return theirs
        }
        return ProxiedDropAnimator(duration: duration, goesBack: operation == .pop)
    }
}

class ProxiedDropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let goesBack: Bool

    init(duration: TimeInterval, goesBack: Bool) {
        self.duration = duration
        self.goesBack = goesBack
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return duration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(false)
            return
        }
        let mover = goesBack ? from : to
        let above = CGAffineTransform(translationX: 0, y: -transitionContext.containerView.bounds.height)
        to.frame = transitionContext.containerView.bounds
        if goesBack {
            transitionContext.containerView.insertSubview(to, belowSubview: from)
        } else {
            transitionContext.containerView.insertSubview(to, aboveSubview: from)
            to.transform = above
        }
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: duration, delay: 0, options: goesBack ? .curveEaseIn : .curveEaseOut, animations: {
            mover.transform = self.goesBack ? above : .identity
        }, completion: { position in
            if transitionContext.transitionWasCancelled { mover.transform = .identity }
            transitionContext.completeTransition(position == .end && !transitionContext.transitionWasCancelled)
        })
    }
}
