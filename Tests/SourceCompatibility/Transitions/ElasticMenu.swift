// swift-format-ignore-file
import UIKit

/// A menu from the left whose edge bulges and springs back.
class ElasticMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool
    private let menuWidth: CGFloat = 280

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPresenting ? 0.9 : 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        isPresenting ? open(transitionContext) : shut(transitionContext)
    }

    private func open(_ context: UIViewControllerContextTransitioning) {
        guard let menu = context.view(forKey: .to) else {
            context.completeTransition(false)
            return
        }
        let height = context.containerView.bounds.height
        menu.frame = context.viewController(forKey: .to).map(context.finalFrame(for:)) ?? context.containerView.bounds
        context.containerView.addSubview(menu)

        let edge = CAShapeLayer()
        edge.path = outline(height: height, width: menu.bounds.width, bulge: 0)
        menu.layer.mask = edge

        let slide = CASpringAnimation(keyPath: "transform.translation.x")
        slide.damping = 14
        slide.stiffness = 120
        slide.mass = 1
        slide.initialVelocity = 4
        slide.fromValue = -menu.bounds.width
        slide.toValue = 0
        slide.duration = slide.settlingDuration

        let wobble = CAKeyframeAnimation(keyPath: "path")
        wobble.values = [60, -30, 15, 0].map { outline(height: height, width: menu.bounds.width, bulge: $0) }
        wobble.duration = transitionDuration(using: context)

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            menu.layer.mask = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        menu.layer.add(slide, forKey: "slide")
        edge.add(wobble, forKey: "wobble")
        CATransaction.commit()
    }

    private func shut(_ context: UIViewControllerContextTransitioning) {
        guard let menu = context.view(forKey: .from) else {
            context.completeTransition(false)
            return
        }
        if let below = context.view(forKey: .to) {
            context.containerView.insertSubview(below, at: 0)
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseIn, .beginFromCurrentState], animations: {
            menu.transform = CGAffineTransform(translationX: -menu.bounds.width, y: 0)
        }, completion: { _ in
            if context.transitionWasCancelled { menu.transform = .identity }
            context.completeTransition(!context.transitionWasCancelled)
        })
    }

    private func outline(height: CGFloat, width: CGFloat, bulge: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -200, y: 0))
        path.addLine(to: CGPoint(x: width, y: 0))
        path.addQuadCurve(to: CGPoint(x: width, y: height), control: CGPoint(x: width - bulge * 2, y: height / 2))
        path.addLine(to: CGPoint(x: -200, y: height))
        path.closeSubpath()
        return path
    }
}

class ElasticMenuPresentationController: UIPresentationController {
    private let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        var frame = containerView?.bounds ?? CGRect.zero
        frame.size.width = min(280, frame.width * 0.75)
        return frame
    }

    override func presentationTransitionWillBegin() {
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.35)
        shade.frame = containerView!.bounds
        shade.alpha = 0
        containerView?.addSubview(shade)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 }, completion: nil)
    }
}

class ElasticMenuDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return ElasticMenuPresentationController(presentedViewController: presented, presenting: presenting)
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return ElasticMenuAnimator(isPresenting: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return ElasticMenuAnimator(isPresenting: false)
    }
}
