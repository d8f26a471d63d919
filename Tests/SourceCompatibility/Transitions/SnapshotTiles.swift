// swift-format-ignore-file
import UIKit

/// The screen that leaves falls apart into tiles, each with a delay of its own.
class SnapshotTilesAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var columns = 5
    var rows = 8

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1.0
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard
            let fromViewController = transitionContext.viewController(forKey: .from),
            let toViewController = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to),
            let fromView = transitionContext.view(forKey: .from)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toViewController)
        container.insertSubview(toView, belowSubview: fromViewController.view)

        let tileSize = CGSize(width: fromView.bounds.width / CGFloat(columns),
                              height: fromView.bounds.height / CGFloat(rows))
        let board = UIView(frame: fromView.frame)
        container.addSubview(board)

        var tiles: [UIView] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let rect = CGRect(x: CGFloat(column) * tileSize.width,
                                  y: CGFloat(row) * tileSize.height,
                                  width: tileSize.width,
                                  height: tileSize.height)
                guard let tile = fromView.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero) else { continue }
                tile.frame = rect
                board.addSubview(tile)
                tiles.append(tile)
            }
        }
        fromView.isHidden = true

        let total = transitionDuration(using: transitionContext)
        let group = DispatchGroup()
        for tile in tiles {
            group.enter()
            let delay = TimeInterval(arc4random_uniform(100)) / 100.0 * total / 2
            UIView.animate(withDuration: total / 2, delay: delay, options: .curveEaseIn, animations: {
                tile.transform = CGAffineTransform(rotationAngle: .pi / 3).scaledBy(x: 0.1, y: 0.1)
                tile.center.y += 80
                tile.alpha = 0
            }, completion: { _ in
                group.leave()
            })
        }
        group.notify(queue: .main) {
            board.removeFromSuperview()
            fromView.isHidden = false
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
