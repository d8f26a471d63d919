// swift-format-ignore-file
import UIKit

/// A navigation delegate that slides, and whose pop follows the left edge.
class EdgePanNavigationDelegate: NSObject, UINavigationControllerDelegate {

    private var interactionController: UIPercentDrivenInteractiveTransition?
    private weak var navigationController: UINavigationController?

    override init() {
        super.init()
    }

    convenience init(navigationController: UINavigationController) {
        self.init()
        attach(to: navigationController)
    }

    func attach(to navigationController: UINavigationController) {
        self.navigationController = navigationController
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdgePan(_:)))
        edge.edges = .left
        navigationController.view.addGestureRecognizer(edge)
    }

    @objc
    private func handleEdgePan(_ gesture: UIScreenEdgePanGestureRecognizer) {
        guard let view = gesture.view else { return }
        let percent = gesture.translation(in: view).x / view.bounds.size.width

        if gesture.state == .began {
            interactionController = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        } else if gesture.state == .changed {
            interactionController?.update(percent)
        } else if gesture.state == .ended {
            if percent > 0.5 && gesture.state != .cancelled {
                interactionController?.finish()
            } else {
                interactionController?.cancel()
            }
            interactionController = nil
        } else if gesture.state == .cancelled {
            interactionController?.cancel()
            interactionController = nil
        }
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        if self.navigationController == nil {
            attach(to: navigationController)
        }
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: return EdgePanSlideAnimator(pushes: true)
        case .pop: return EdgePanSlideAnimator(pushes: false)
        default: return nil
        }
    }

    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactionController
    }
}

class EdgePanSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let pushes: Bool

    init(pushes: Bool) {
        self.pushes = pushes
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let bounds = transitionContext.containerView.bounds
        let shade = UIView(frame: bounds)
        shade.backgroundColor = .black
        let right = bounds.offsetBy(dx: bounds.width, dy: 0)
        let parallax = bounds.offsetBy(dx: -bounds.width / 4, dy: 0)
        if pushes {
            transitionContext.containerView.addSubview(shade)
            transitionContext.containerView.addSubview(toView)
            toView.frame = right
        } else {
            transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
            transitionContext.containerView.insertSubview(shade, belowSubview: fromView)
            toView.frame = parallax
        }
        shade.alpha = pushes ? 0 : 0.4

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear, animations: {
            shade.alpha = self.pushes ? 0.4 : 0
            fromView.frame = self.pushes ? parallax : right
            toView.frame = bounds
        }, completion: { _ in
            shade.removeFromSuperview()
            if transitionContext.transitionWasCancelled { fromView.frame = bounds }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
