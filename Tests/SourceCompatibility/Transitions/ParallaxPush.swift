// swift-format-ignore-file
import UIKit

protocol ParallaxLayering {
    /// Views that move, each by a factor of the way.
    var parallaxViews: [(view: UIView, factor: CGFloat)] { get }
}

extension ParallaxLayering where Self: UIViewController {
    var parallaxViews: [(view: UIView, factor: CGFloat)] {
        return view.subviews.enumerated().map { ($0.element, 1 + CGFloat($0.offset) * 0.25) }
    }
}

/// The new screen comes as a plane, its parts later than itself.
final class ParallaxPushAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let forwards: Bool
    private lazy var timing = UISpringTimingParameters(mass: 1, stiffness: 180, damping: 26, initialVelocity: CGVector(dx: 0, dy: 0))

    init(forwards: Bool) { self.forwards = forwards }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        UIViewPropertyAnimator(duration: 0, timingParameters: timing).duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toVC = transitionContext.viewController(forKey: .to), let fromView = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(false)
            return
        }
        let toView: UIView = toVC.view
        let width = transitionContext.containerView.bounds.width * (forwards ? 1 : -1)
        toView.frame = transitionContext.finalFrame(for: toVC)
        transitionContext.containerView.addSubview(toView)
        toView.layoutIfNeeded()
        toView.transform = CGAffineTransform(translationX: width, y: 0)

        let parts = (toVC as? ParallaxLayering)?.parallaxViews
            ?? toView.subviews.enumerated().map { (view: $0.element, factor: CGFloat($0.offset + 1) * 0.3) }
        let homes = parts.map { $0.view.center }
        for part in parts { part.view.center.x += width * part.factor }

        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.addAnimations {
            toView.transform = .identity
            fromView.transform = CGAffineTransform(translationX: -width / 3, y: 0)
            for (part, home) in zip(parts, homes) { part.view.center = home }
        }
        animator.addCompletion { [parts, homes] _ in
            for (part, home) in zip(parts, homes) { part.view.center = home }
            fromView.transform = .identity
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.isInterruptible = false
        animator.startAnimation()
    }
}

final class ParallaxNavigationController: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        self.delegate = self
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: return ParallaxPushAnimator(forwards: true)
        case .pop: return ParallaxPushAnimator(forwards: false)
        case .none: return nil
        @unknown default: return nil
        }
    }
}

final class ParallaxPushDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ParallaxPushAnimator(forwards: operation == .push)
    }
}
