// swift-format-ignore-file
import UIKit

/// Squares of both screens flip over, one diagonal after another.
class CheckerboardFlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let side: CGFloat = 78
    private let flipTime: TimeInterval = 0.4

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 1.1 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let board = UIView(frame: container.bounds)
        board.backgroundColor = .black
        toView.frame = container.bounds

        let fromImage = image(of: fromView)
        let toImage = image(of: toView)
        container.addSubview(toView)
        container.addSubview(board)

        let columns = Int(ceil(board.bounds.width / side)), rows = Int(ceil(board.bounds.height / side))
        let step = (transitionDuration(using: transitionContext) - flipTime) / Double(max(columns + rows - 2, 1))
        var left = columns * rows
        for index in 0..<(columns * rows) {
            let (row, column) = (index / columns, index % columns)
            let square = UIView(frame: CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
            square.layer.sublayerTransform.m34 = -1 / 400
            board.addSubview(square)
            let front = face(fromImage, at: square.frame)
            let back = face(toImage, at: square.frame)
            square.addSubview(back)
            square.addSubview(front)
            back.isHidden = true
            let delay = step * Double(row + column)
            UIView.animate(withDuration: flipTime / 2, delay: delay, options: .curveEaseIn, animations: {
                front.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
            }, completion: { _ in
                front.isHidden = true
                back.isHidden = false
                back.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
                UIView.animate(withDuration: self.flipTime / 2, delay: 0, options: .curveEaseOut, animations: {
                    back.layer.transform = CATransform3DIdentity
                }, completion: { _ in
                    left -= 1
                    if left == 0 {
                        board.removeFromSuperview()
                        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                    }
                })
            })
        }
    }

    private func image(of view: UIView) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, true, 0)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        view.layer.render(in: context)
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    private func face(_ image: UIImage?, at frame: CGRect) -> UIImageView {
        let clip = CGRect(origin: .zero, size: frame.size)
        let view = UIImageView(frame: clip)
        view.image = image
        view.contentMode = .scaleToFill
        if let size = image?.size, size.width > 0, size.height > 0 {
            view.layer.contentsRect = CGRect(x: frame.minX / size.width, y: frame.minY / size.height,
                                             width: frame.width / size.width, height: frame.height / size.height)
        }
        return view
    }
}
