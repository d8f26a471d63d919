// swift-format-ignore-file
import UIKit

private var fadeTransitionKey: UInt8 = 0

extension UIViewController {
    /// Keeps the delegate alive, which controllers only hold weakly.
    var fadeTransition: AssociatedFadeTransition? {
        get { return objc_getAssociatedObject(self, &fadeTransitionKey) as? AssociatedFadeTransition }
        set {
            objc_setAssociatedObject(self, &fadeTransitionKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            transitioningDelegate = newValue
        }
    }

    func presentFading(_ viewController: UIViewController) {
        viewController.fadeTransition = AssociatedFadeTransition()
        viewController.modalPresentationStyle = .overFullScreen
        present(viewController, animated: true)
    }
}

/// Fades over a view that tints the screen underneath; where UIKit keeps the presenter it is left alone.
class AssociatedFadeTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {

    enum Phase { case entering, leaving }
    private var phase = Phase.entering
    private weak var tint: UIView?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        switch phase {
        case .entering:
            guard let entering = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
            let tint = UIView(frame: transitionContext.containerView.bounds)
            tint.backgroundColor = entering.tintColor.withAlphaComponent(0.5)
            tint.alpha = 0
            entering.alpha = 0
            entering.frame = transitionContext.containerView.bounds
            transitionContext.containerView.addSubview(tint)
            transitionContext.containerView.addSubview(entering)
            UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [], animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { tint.alpha = 1 }
                UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { entering.alpha = 1 }
            }, completion: { _ in
                tint.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        case .leaving:
            guard let leaving = transitionContext.view(forKey: .from) else { return transitionContext.completeTransition(false) }
            if let back = transitionContext.view(forKey: .to) {
                transitionContext.containerView.insertSubview(back, belowSubview: leaving)
            }
            UIView.animate(withDuration: 0.4, animations: { leaving.alpha = 0 }, completion: { _ in
                leaving.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        }
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        phase = .entering
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        phase = .leaving
        return self
    }
}
