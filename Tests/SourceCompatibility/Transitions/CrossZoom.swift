// swift-format-ignore-file
import UIKit

/// Both screens grow: one into the distance behind the eye, one out of the middle.
struct CrossZoomConfiguration {
    var duration: TimeInterval = 0.5
    var scale: CGFloat = 1.6
    var curve: UIView.AnimationCurve = .easeInOut
    static let `default` = CrossZoomConfiguration()
}

final class CrossZoomAnimator: NSObject {
    private let configuration: CrossZoomConfiguration
    private let inward: Bool

    init(configuration: CrossZoomConfiguration = .default, inward: Bool = true) {
        self.configuration = configuration
        self.inward = inward
        super.init()
    }
}

extension CrossZoomAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        configuration.duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let fromView = transitionContext.view(forKey: .from)
        let big = CGAffineTransform(scaleX: configuration.scale, y: configuration.scale)
        let small = big.inverted()
        toView.frame = transitionContext.containerView.bounds
        transitionContext.containerView.addSubview(toView)
        toView.alpha = 0
        toView.transform = inward ? small : big

        let animator = UIViewPropertyAnimator(duration: configuration.duration, curve: configuration.curve)
        animator.addAnimations { [inward] in
            fromView?.transform = inward ? big : small
            toView.transform = .identity
        }
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: self.configuration.duration, delay: 0, animations: {
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.6) {
                    toView.alpha = 1
                }
            })
        }
        animator.addCompletion { position in
            [fromView, toView].compactMap { $0 }.forEach {
                $0.transform = .identity
                $0.alpha = 1
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

class CrossZoomTabDelegate: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        return tabBarController.selectedViewController != viewController
    }

    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let controllers = tabBarController.viewControllers,
            let from = controllers.firstIndex(of: fromVC), let to = controllers.firstIndex(of: toVC) else { return nil }
        return CrossZoomAnimator(inward: to > from)
    }
}
