// swift-format-ignore-file
import UIKit

final class CardRise: NSObject, UIViewControllerAnimatedTransitioning {
    private let presenting: Bool

    init(presenting: Bool) {
        self.presenting = presenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let card = transitionContext.view(forKey: presenting ? .to : .from) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let below = CGAffineTransform(translationX: 0, y: container.bounds.height * 0.6)
        if presenting {
            card.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
            card.transform = below
            container.addSubview(card)
        }
        let corners = CABasicAnimation(keyPath: #keyPath(CALayer.cornerRadius))
        corners.fromValue = presenting ? 30 : 12
        corners.toValue = presenting ? 12 : 30
        corners.duration = transitionDuration(using: transitionContext)
        card.layer.add(corners, forKey: nil)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            card.transform = self.presenting ? .identity : below
            card.alpha = self.presenting ? 1 : 0
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class CardPresentation: UIPresentationController {
    private lazy var dimming: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.4)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.dimmingTapped)))
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.insetBy(dx: 12, dy: bounds.height * 0.2)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        dimming.frame = containerView.bounds
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
    }

    @objc private func dimmingTapped() {
        presentedViewController.dismiss(animated: true)
    }
}
