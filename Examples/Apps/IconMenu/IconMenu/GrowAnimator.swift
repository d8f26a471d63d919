import UIKit

/// A page grows out of the plate of its icon, and shrinks into it.
class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        return 0.45
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to),
            let menu = (isPush ? from : to) as? MenuViewController, let plate = menu.selectedPlate
        else {
            return transitionContext.completeTransition(false)
        }
        let page = isPush ? to : from
        let container = transitionContext.containerView
        to.view.frame = transitionContext.finalFrame(for: to)
        if isPush {
            container.addSubview(to.view)
        } else {
            container.insertSubview(to.view, belowSubview: from.view)
        }
        to.view.layoutIfNeeded()

        // What grows is a mask, so that the page behind it stays in place.
        let small = container.convert(plate.bounds, from: plate)
        let mask = UIView(frame: isPush ? small : container.bounds)
        mask.backgroundColor = .black
        mask.layer.cornerRadius = isPush ? plate.layer.cornerRadius : 0
        mask.layer.cornerCurve = .continuous
        page.view.mask = mask
        menu.view.alpha = isPush ? 1 : 0.4

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut],
            animations: {
                mask.frame = self.isPush ? container.bounds : small
                mask.layer.cornerRadius = self.isPush ? 0 : plate.layer.cornerRadius
                menu.view.alpha = self.isPush ? 0.4 : 1
            },
            completion: { _ in
                page.view.mask = nil
                menu.view.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
