// swift-format-ignore-file
import UIKit

/// The arriving screen hangs on a constraint, and the constraint moves in a property animator.
final class ConstraintDrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private var topConstraint: NSLayoutConstraint?
    private let isOpening: Bool

    init(isOpening: Bool) {
        self.isOpening = isOpening
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.55 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        if isOpening { open(context) } else { close(context) }
    }

    private func open(_ context: UIViewControllerContextTransitioning) {
        guard let drawer = context.view(forKey: .to) else { return context.completeTransition(false) }
        let container = context.containerView
        pin(drawer, in: container, top: container.bounds.height)
        container.layoutIfNeeded()

        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.9) {
            self.topConstraint?.constant = 0
            container.layoutIfNeeded()
        }
        animator.addCompletion { _ in
            self.release(drawer, in: container)
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }

    private func close(_ context: UIViewControllerContextTransitioning) {
        guard let drawer = context.view(forKey: .from) else { return context.completeTransition(false) }
        let container = context.containerView
        if let below = context.view(forKey: .to) {
            below.frame = container.bounds
            container.insertSubview(below, belowSubview: drawer)
        }
        pin(drawer, in: container, top: 0)
        container.layoutIfNeeded()

        topConstraint?.constant = container.bounds.height
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeIn) {
            container.layoutIfNeeded()
        }
        animator.addCompletion { position in
            self.release(drawer, in: container)
            context.completeTransition(position == .end && !context.transitionWasCancelled)
        }
        animator.startAnimation()
    }

    private func pin(_ drawer: UIView, in container: UIView, top: CGFloat) {
        if drawer.superview !== container { container.addSubview(drawer) }
        drawer.translatesAutoresizingMaskIntoConstraints = false
        let topConstraint = drawer.topAnchor.constraint(equalTo: container.topAnchor, constant: top)
        NSLayoutConstraint.activate([
            topConstraint,
            drawer.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            drawer.heightAnchor.constraint(equalTo: container.heightAnchor)
        ])
        self.topConstraint = topConstraint
    }

    private func release(_ drawer: UIView, in container: UIView) {
        let constraints = container.constraints.filter { $0.firstItem === drawer || $0.secondItem === drawer }
        NSLayoutConstraint.deactivate(constraints)
        drawer.translatesAutoresizingMaskIntoConstraints = true
        drawer.frame = container.bounds.offsetBy(dx: 0, dy: topConstraint?.constant ?? 0)
    }
}

final class ConstraintDrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ConstraintDrawerAnimator(isOpening: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ConstraintDrawerAnimator(isOpening: false)
    }
}
