// swift-format-ignore-file
import UIKit

/// Tabs slide by their index: to a later one to the left, to an earlier one to the right.
class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    weak var tabs: UITabBarController?

    init(tabs: UITabBarController) {
        self.tabs = tabs
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let old = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from),
            let new = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to) else {
                transitionContext.completeTransition(false)
                return
        }
        let order = tabs?.viewControllers ?? []
        let isLater = (order.firstIndex { $0 === new } ?? 0) > (order.firstIndex { $0 === old } ?? 0)
        let home = transitionContext.initialFrame(for: old)
        let step = isLater ? home.width : -home.width

        new.view.frame = home.offsetBy(dx: step, dy: 0)
        transitionContext.containerView.addSubview(new.view)
        tabs?.view.isUserInteractionEnabled = false
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            old.view.frame = home.offsetBy(dx: -step, dy: 0)
            new.view.frame = home
        }, completion: { success in
            self.tabs?.view.isUserInteractionEnabled = true
            old.view.frame = home
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

class TabSlideController: UITabBarController, UITabBarControllerDelegate {

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func tabBarController(_ tabBarController: UITabBarController,
                          animationControllerForTransitionFrom fromVC: UIViewController,
                          to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return TabSlideAnimator(tabs: tabBarController)
    }
}

class TabSlideDelegate: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController,
                          animationControllerForTransitionFrom fromVC: UIViewController,
                          to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return TabSlideAnimator(tabs: tabBarController)
    }
}
