// swift-format-ignore-file
import UIKit

/// Frosted glass as apps have it: a paused animator whose fraction is how much is blurred.
public class FrostedOverlayController: UIViewController {
    private let blurView = UIVisualEffectView(effect: nil)
    private lazy var vibrancyView: UIVisualEffectView = {
        let blur = UIBlurEffect(style: .systemUltraThinMaterialDark)
        return UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    }()
    private var animator: UIViewPropertyAnimator?

    public override func viewDidLoad() {
        super.viewDidLoad()
        blurView.frame = view.bounds
        blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        blurView.layer.cornerRadius = 12
        blurView.clipsToBounds = true
        view.insertSubview(blurView, at: 0)
        let label = UILabel()
        label.textColor = .white
        vibrancyView.contentView.addSubview(label)
        vibrancyView.frame = blurView.contentView.bounds
        blurView.contentView.addSubview(vibrancyView)
        animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak self] in
            self?.blurView.effect = UIBlurEffect(style: .regular)
        }
        animator?.pausesOnCompletion = true
    }

    public var blur: CGFloat {
        get { return animator?.fractionComplete ?? 0 }
        set { animator?.fractionComplete = newValue }
    }

    public func clear() {
        animator?.stopAnimation(true)
        UIView.animate(withDuration: 0.3, animations: {
            self.blurView.effect = nil
        }, completion: { _ in self.vibrancyView.removeFromSuperview() })
    }

    public var isBlurred: Bool { return (blurView.effect as? UIBlurEffect) != nil }
    public var parts: Int { return blurView.contentView.subviews.count }
}
