// swift-format-ignore-file
import UIKit

/// One class for both ways: which one it is it reads from the controllers.
final class SlideOverTransition: NSObject {
    private let duration: TimeInterval = 0.4
    private let overlap: CGFloat = 0.3
}

extension SlideOverTransition: UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        duration
    }

    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        guard let from = ctx.viewController(forKey: .from), let to = ctx.viewController(forKey: .to) else {
            return ctx.completeTransition(false)
        }
        let isPresenting = to.isBeingPresented
        let width = ctx.containerView.bounds.width
        let offstage = CGAffineTransform(translationX: width, y: 0)
        let behind = CGAffineTransform(translationX: -width * overlap, y: 0)

        let upper: UIView = isPresenting ? to.view : from.view
        let lower: UIView? = ctx.view(forKey: isPresenting ? .from : .to)

        if isPresenting {
            upper.frame = ctx.finalFrame(for: to)
            upper.transform = offstage
            ctx.containerView.addSubview(upper)
        } else if let lower = lower {
            lower.frame = ctx.finalFrame(for: to)
            lower.transform = behind
            ctx.containerView.insertSubview(lower, at: 0)
        }

        upper.layer.shadowOpacity = 0.3
        upper.layer.shadowRadius = 12
        upper.layer.shadowColor = UIColor.black.cgColor

        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut]) {
            upper.transform = isPresenting ? .identity : offstage
            lower?.transform = isPresenting ? behind : .identity
        } completion: { _ in
            upper.transform = .identity
            upper.layer.shadowOpacity = 0
            lower?.transform = .identity
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
    }
}
