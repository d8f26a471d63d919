// swift-format-ignore-file
import UIKit

/// The presenter steps back like a card in a wallet; the next card comes up over it.
@objc(CardStackTransition)
class CardStackTransition: NSObject {

    struct Metrics {
        static let scale: CGFloat = 0.88
        static let corner: CGFloat = 16.0
        static let gap: CGFloat = 48.0
    }

    private var reverse = false
}

extension CardStackTransition: UIViewControllerTransitioningDelegate {

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        reverse = false
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        reverse = true
        return self
    }
}

extension CardStackTransition: UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let back = transitionContext.view(forKey: reverse ? .to : .from),
            let card = transitionContext.view(forKey: reverse ? .from : .to) else {
                return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.backgroundColor = UIColor.black
        let stepBack = CGAffineTransform(scaleX: Metrics.scale, y: Metrics.scale)
            .concatenating(CGAffineTransform(translationX: 0, y: -Metrics.gap / 2))
        let away = CGAffineTransform(translationX: 0.0, y: container.bounds.maxY)

        if reverse {
            back.frame = container.bounds
            container.insertSubview(back, belowSubview: card)
            back.transform = stepBack
            back.alpha = 0.6
        } else {
            card.frame = container.bounds
            card.transform = away
            container.addSubview(card)
        }
        round(back, by: reverse ? Metrics.corner : 0)
        round(card, by: Metrics.corner)

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0.0, options: [.curveEaseOut, .layoutSubviews], animations: { [reverse] in
            back.transform = reverse ? .identity : stepBack
            back.alpha = reverse ? 1 : 0.6
            back.layer.cornerRadius = reverse ? 0 : Metrics.corner
            card.transform = reverse ? away : .identity
            card.layer.cornerRadius = reverse ? Metrics.corner : 0
        }, completion: { finished in
            for view in [back, card] {
                view.transform = .identity
                view.alpha = 1
                view.layer.cornerRadius = 0
                view.clipsToBounds = false
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    private func round(_ view: UIView, by radius: CGFloat) {
        view.layer.cornerRadius = radius
        view.clipsToBounds = true
    }
}
