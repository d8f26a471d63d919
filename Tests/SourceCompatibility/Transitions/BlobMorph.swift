// swift-format-ignore-file
import UIKit

/// A blob whose outline goes through four shapes until it covers everything.
class BlobMorphAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private var completion: (() -> Void)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.frame = container.bounds

        let size = container.bounds.size
        let shapes = [0.02, 0.3, 0.65, 1.0].map { blob(in: size, grown: CGFloat($0)) }
        let mask = CAShapeLayer()
        mask.frame = toView.bounds
        mask.fillColor = UIColor.black.cgColor
        mask.path = shapes.last
        toView.layer.mask = mask

        let morph = CAKeyframeAnimation(keyPath: "path")
        morph.values = shapes
        morph.keyTimes = [0, 0.3, 0.7, 1]
        morph.timingFunctions = [
            CAMediaTimingFunction(name: .easeOut),
            CAMediaTimingFunction(controlPoints: 0.4, 0, 0.6, 1),
            CAMediaTimingFunction(name: .easeIn)
        ]
        morph.duration = transitionDuration(using: transitionContext)
        morph.delegate = self
        morph.isRemovedOnCompletion = false
        morph.fillMode = .forwards
        completion = { [weak toView] in
            toView?.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        mask.add(morph, forKey: "morph")
    }

    /// An outline of four curves; grown is 1 when it holds the whole size.
    private func blob(in size: CGSize, grown: CGFloat) -> CGPath {
        let centre = CGPoint(x: size.width / 2, y: size.height * (1 - grown / 2))
        let rx = size.width * grown * 1.3, ry = size.height * grown * 1.1
        let bulge: CGFloat = 0.5 + 0.25 * (1 - grown)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: centre.x, y: centre.y - ry))
        path.addCurve(to: CGPoint(x: centre.x + rx, y: centre.y),
                      controlPoint1: CGPoint(x: centre.x + rx * bulge, y: centre.y - ry),
                      controlPoint2: CGPoint(x: centre.x + rx, y: centre.y - ry * 0.6))
        path.addCurve(to: CGPoint(x: centre.x, y: centre.y + ry),
                      controlPoint1: CGPoint(x: centre.x + rx, y: centre.y + ry * 0.6),
                      controlPoint2: CGPoint(x: centre.x + rx * 0.6, y: centre.y + ry))
        path.addCurve(to: CGPoint(x: centre.x - rx, y: centre.y),
                      controlPoint1: CGPoint(x: centre.x - rx * 0.6, y: centre.y + ry),
                      controlPoint2: CGPoint(x: centre.x - rx, y: centre.y + ry * 0.6))
        path.addCurve(to: CGPoint(x: centre.x, y: centre.y - ry),
                      controlPoint1: CGPoint(x: centre.x - rx, y: centre.y - ry * 0.6),
                      controlPoint2: CGPoint(x: centre.x - rx * bulge, y: centre.y - ry))
        path.close()
        return path.cgPath
    }
}

extension BlobMorphAnimator: CAAnimationDelegate {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        completion?()
        completion = nil
    }
}
