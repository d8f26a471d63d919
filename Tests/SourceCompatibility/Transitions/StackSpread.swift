// swift-format-ignore-file
import UIKit

/// Copies of the new screen fan out like cards, then lie down on one another.
class StackSpreadAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let angles: [CGFloat] = [-0.24, -0.12, 0.0]
    private let fanTime: TimeInterval = 0.45
    private let restTime: TimeInterval = 0.4

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return fanTime + restTime
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        page.frame = container.bounds
        let cards: [UIView] = angles.compactMap { _ in page.snapshotView(afterScreenUpdates: true) }
        for card in cards {
            card.frame = container.bounds
            card.layer.shadowColor = UIColor.black.cgColor
            card.layer.shadowOffset = CGSize(width: 0, height: 4)
            card.layer.shadowRadius = 10
            card.layer.shadowOpacity = 0.4
            card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath
            card.transform = CGAffineTransform(translationX: 0, y: container.bounds.height).scaledBy(x: 0.7, y: 0.7)
            container.addSubview(card)
        }
        let fan = UIViewPropertyAnimator(duration: fanTime, controlPoint1: CGPoint(x: 0.1, y: 0.8), controlPoint2: CGPoint(x: 0.2, y: 1)) {
            for (card, angle) in zip(cards, self.angles) {
                card.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 0.7, y: 0.7)
            }
        }
        let rest = UIViewPropertyAnimator(duration: restTime, curve: .easeInOut) {
            cards.forEach { $0.transform = .identity }
        }
        fan.addCompletion { _ in rest.startAnimation() }
        rest.addCompletion { position in
            cards.forEach { $0.removeFromSuperview() }
            container.addSubview(page)
            transitionContext.completeTransition(position == .end && !transitionContext.transitionWasCancelled)
        }
        fan.startAnimation()
    }
}
