// swift-format-ignore-file
import UIKit

/// Stripes of the next screen that close like a shutter, one at each beat of a timer.
class TimerShutterAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private var timer: Timer?
    private var pending: [UIView] = []
    private var context: UIViewControllerContextTransitioning?
    private var board: UIView?
    let stripes = 9

    deinit {
        timer?.invalidate()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return Double(stripes) * 0.06 + 0.25
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        to.frame = container.bounds
        container.insertSubview(to, at: 0)

        let board = UIView(frame: container.bounds)
        container.addSubview(board)
        let height = (container.bounds.height / CGFloat(stripes)).rounded(.up)
        for index in 0..<stripes {
            let rect = CGRect(x: 0, y: CGFloat(index) * height, width: container.bounds.width, height: height)
            guard let stripe = to.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero) else { continue }
            stripe.frame = rect
            stripe.transform = CGAffineTransform(translationX: index % 2 == 0 ? -rect.width : rect.width, y: 0)
            board.addSubview(stripe)
            pending.append(stripe)
        }
        self.board = board
        context = transitionContext
        timer = Timer.scheduledTimer(timeInterval: 0.06, target: self, selector: #selector(beat(_:)), userInfo: nil, repeats: true)
    }

    @objc private func beat(_ timer: Timer) {
        guard !pending.isEmpty else { return }
        let stripe = pending.removeFirst()
        let isLast = pending.isEmpty
        if isLast {
            self.timer?.invalidate()
            self.timer = nil
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut, animations: {
            stripe.transform = .identity
        }, completion: { _ in
            if isLast { self.finish() }
        })
    }

    private func finish() {
        guard let context = context else { return }
        self.context = nil
        if let to = context.view(forKey: .to) {
            context.containerView.bringSubviewToFront(to)
        }
        board?.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
    }
}
