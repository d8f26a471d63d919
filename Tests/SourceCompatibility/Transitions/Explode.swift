// swift-format-ignore-file
import UIKit

/// The old screen bursts from the middle; splinters fly the farther the nearer they were to it.
class ExplodeAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    let acrossCount = 6

    private func dice(_ low: Int, _ high: Int) -> CGFloat {
        return CGFloat(Int(arc4random() % UInt32(high - low + 1)) + low)
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.9
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let room = transitionContext.containerView
        toView.frame = room.bounds
        room.addSubview(toView)
        room.sendSubviewToBack(toView)

        let side = fromView.bounds.width / CGFloat(acrossCount)
        let middle = CGPoint(x: fromView.bounds.midX, y: fromView.bounds.midY)
        var splinters = [(view: UIView, flight: CGVector)]()
        var corner = CGPoint.zero
        while corner.y < fromView.bounds.height {
            let region = CGRect(origin: corner, size: CGSize(width: side, height: side)).intersection(fromView.bounds)
            if let splinter = fromView.resizableSnapshotView(from: region, afterScreenUpdates: false, withCapInsets: .zero) {
                splinter.frame = region
                let away = CGVector(dx: region.midX - middle.x, dy: region.midY - middle.y)
                let power = 240 / max(hypot(away.dx, away.dy), 40)
                splinters.append((splinter, CGVector(dx: away.dx * power + dice(-40, 40), dy: away.dy * power + dice(-40, 40))))
                room.addSubview(splinter)
            }
            corner.x += side
            if corner.x >= fromView.bounds.width - 0.5 {
                corner = CGPoint(x: 0, y: corner.y + side)
            }
        }
        fromView.isHidden = true

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut, animations: {
            for (view, flight) in splinters {
                view.center.x += flight.dx
                view.center.y += flight.dy
                view.alpha = 0
                view.transform = CGAffineTransform(rotationAngle: self.dice(-20, 20) / 10).scaledBy(x: 0.2, y: 0.2)
            }
        }, completion: { _ in
            splinters.forEach { $0.view.removeFromSuperview() }
            fromView.isHidden = false
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
