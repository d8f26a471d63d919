// swift-format-ignore-file
import UIKit

/// A hand goes round and paints the new screen: a thick ring drawn by strokeEnd is the mask.
class RadarSweepAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var clockwise = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.9 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let box = transitionContext.containerView.bounds
        to.frame = box
        transitionContext.containerView.addSubview(to)

        let radius = hypot(box.width, box.height) / 2
        let ring = UIBezierPath(arcCenter: CGPoint(x: box.midX, y: box.midY), radius: radius / 2,
                                startAngle: -CGFloat.pi / 2, endAngle: clockwise ? 3 * .pi / 2 : -5 * .pi / 2,
                                clockwise: clockwise)
        let mask = CAShapeLayer()
        mask.path = ring.cgPath
        mask.lineWidth = radius
        mask.strokeColor = UIColor.black.cgColor
        mask.fillColor = nil
        mask.lineCap = .butt
        mask.strokeStart = 0
        mask.strokeEnd = 1
        to.layer.mask = mask

        let sweep = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
        sweep.fromValue = 0.0
        sweep.toValue = 1.0
        sweep.duration = transitionDuration(using: transitionContext)
        sweep.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        let relay = RadarSweepRelay {
            to.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        sweep.delegate = relay
        mask.add(sweep, forKey: "strokeEnd")
    }
}

private class RadarSweepRelay: NSObject, CAAnimationDelegate {
    private let onStop: () -> Void
    init(onStop: @escaping () -> Void) { self.onStop = onStop }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { onStop() }
}
