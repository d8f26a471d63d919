// swift-format-ignore-file
import UIKit

/// The page turns about its left edge like that of a book.
class PageTurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    let reverse: Bool

    required init(reverse: Bool) {
        self.reverse = reverse
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        var transform = CATransform3DIdentity
        transform.m34 = -1.0 / 1500.0
        containerView.layer.sublayerTransform = transform
        to.frame = containerView.bounds

        let page = reverse ? to : from
        if reverse {
            containerView.addSubview(to)
        } else {
            containerView.insertSubview(to, belowSubview: from)
        }
        setAnchorPoint(CGPoint(x: 0, y: 0.5), for: page)
        let shade = UIView(frame: page.bounds)
        shade.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        shade.alpha = reverse ? 0.6 : 0
        page.addSubview(shade)
        let turned = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        page.layer.transform = reverse ? turned : CATransform3DIdentity

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: reverse ? .curveEaseOut : .curveEaseIn, animations: {
            page.layer.transform = self.reverse ? CATransform3DIdentity : turned
            shade.alpha = self.reverse ? 0 : 0.6
        }) { finished in
            shade.removeFromSuperview()
            page.layer.transform = CATransform3DIdentity
            self.setAnchorPoint(CGPoint(x: 0.5, y: 0.5), for: page)
            containerView.layer.sublayerTransform = CATransform3DIdentity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func setAnchorPoint(_ anchorPoint: CGPoint, for view: UIView) {
        var newPoint = CGPoint(x: view.bounds.size.width * anchorPoint.x, y: view.bounds.size.height * anchorPoint.y)
        var oldPoint = CGPoint(x: view.bounds.size.width * view.layer.anchorPoint.x, y: view.bounds.size.height * view.layer.anchorPoint.y)
        newPoint = newPoint.applying(view.transform)
        oldPoint = oldPoint.applying(view.transform)
        var position = view.layer.position
        position.x += newPoint.x - oldPoint.x
        position.y += newPoint.y - oldPoint.y
        view.layer.position = position
        view.layer.anchorPoint = anchorPoint
    }
}

class PageTurnBook: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return operation == .none ? nil : PageTurnAnimator(reverse: operation == .pop)
    }
}
