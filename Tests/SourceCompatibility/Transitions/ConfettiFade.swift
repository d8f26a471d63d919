// swift-format-ignore-file
import UIKit

/// Confetti falls while the screens fade into each other.
class ConfettiFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let colors: [UIColor] = [#colorLiteral(red: 0.95, green: 0.3, blue: 0.35, alpha: 1), #colorLiteral(red: 0.2, green: 0.6, blue: 0.9, alpha: 1), .yellow, .systemGreen]

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        to.frame = container.bounds
        to.alpha = 0
        container.addSubview(to)

        let rain = UIView(frame: container.bounds)
        rain.isUserInteractionEnabled = false
        container.addSubview(rain)
        let emitter = CAEmitterLayer()
        emitter.emitterPosition = CGPoint(x: rain.bounds.midX, y: -20)
        emitter.emitterShape = .line
        emitter.emitterSize = CGSize(width: rain.bounds.width, height: 1)
        emitter.emitterCells = colors.map(cell(with:))
        rain.layer.addSublayer(emitter)

        UIView.animate(withDuration: 0.7, delay: 0.35, options: .curveEaseInOut, animations: {
            to.alpha = 1
        })
        UIView.animate(withDuration: 0.4, delay: 1.0, options: [], animations: {
            rain.alpha = 0
        }, completion: { _ in
            rain.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    private func cell(with color: UIColor) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = paper.cgImage
        cell.color = color.cgColor
        cell.birthRate = 14
        cell.lifetime = 2
        cell.velocity = 380
        cell.velocityRange = 120
        cell.emissionLongitude = .pi
        cell.emissionRange = .pi / 6
        cell.spin = 3
        cell.spinRange = 4
        cell.scale = 0.6
        cell.scaleRange = 0.3
        return cell
    }

    private lazy var paper: UIImage = {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 14, height: 10), false, 0)
        defer { UIGraphicsEndImageContext() }
        UIColor.white.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 14, height: 10), cornerRadius: 2).fill()
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }()
}
