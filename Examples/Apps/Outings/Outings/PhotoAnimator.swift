import UIKit

/// The photo of a row grows into that of its page, and shrinks into it again; everything else fades.
final class PhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        return isPush ? 0.55 : 0.45
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to),
            let list = (isPush ? from : to) as? OutingListViewController,
            let page = (isPush ? to : from) as? OutingViewController,
            let small = list.selectedPhotoView, let large = page.photoView
        else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        to.view.frame = transitionContext.finalFrame(for: to)
        if isPush {
            container.addSubview(to.view)
        } else {
            container.insertSubview(to.view, belowSubview: from.view)
        }
        container.layoutIfNeeded()

        let start = isPush ? small : large
        let end = isPush ? large : small
        let photo = UIImageView(image: large.image)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.frame = container.convert(start.bounds, from: start)
        photo.layer.cornerRadius = start.layer.cornerRadius
        photo.layer.cornerCurve = .continuous
        container.addSubview(photo)
        small.alpha = 0
        large.alpha = 0
        page.view.alpha = isPush ? 0 : 1

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), dampingRatio: isPush ? 0.82 : 1)
        animator.addAnimations {
            photo.frame = container.convert(end.bounds, from: end)
            photo.layer.cornerRadius = end.layer.cornerRadius
            page.view.alpha = self.isPush ? 1 : 0
        }
        animator.addCompletion { _ in
            photo.removeFromSuperview()
            small.alpha = 1
            large.alpha = 1
            page.view.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
