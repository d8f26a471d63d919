// swift-format-ignore-file
import UIKit

/// The screen itself says how it is dismissed: gesture, driver and animator in one controller.
class PanDownModalController: UIViewController {

    @IBOutlet weak var handle: UIView!
    @IBOutlet private var closeButton: UIButton?

    private var driver: UIPercentDrivenInteractiveTransition?
    private var initialTouchPoint = CGPoint.zero

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.98, green: 0.95, blue: 0.88, alpha: 1.0)
        let handle = UIView(frame: CGRect(x: 0, y: 10, width: 40, height: 5))
        handle.center.x = view.bounds.midX
        handle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        handle.layer.cornerRadius = 2.5
        handle.backgroundColor = .lightGray
        view.addSubview(handle)
        self.handle = handle

        let button = UIButton(type: .system)
        button.setTitle(NSLocalizedString("Close", comment: "Closes the page"), for: .normal)
        button.frame = CGRect(x: 16, y: 24, width: 80, height: 44)
        button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        view.addSubview(button)
        closeButton = button

        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(onPan(_:))))
    }

    @IBAction func closeTapped() {
        dismiss(animated: true)
    }

    @objc func onPan(_ sender: UIPanGestureRecognizer) {
        let touchPoint = sender.location(in: view.window)
        let percent = (touchPoint.y - initialTouchPoint.y) / view.bounds.height
        switch sender.state {
        case .began:
            initialTouchPoint = touchPoint
            driver = UIPercentDrivenInteractiveTransition()
            driver?.completionSpeed = 0.8
            dismiss(animated: true)
        case .changed:
            driver?.update(percent)
        case .ended, .cancelled:
            if sender.state == .ended && (percent > 0.3 || sender.velocity(in: view.window).y > 700) {
                driver?.finish()
            } else {
                driver?.cancel()
            }
            driver = nil
        default: ()
        }
    }
}

extension PanDownModalController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PanDownModalAnimator(up: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PanDownModalAnimator(up: false)
    }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return driver
    }
}

class PanDownModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let up: Bool
    init(up: Bool) { self.up = up }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return up ? 0.5 : 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let page: UIView? = up ? transitionContext.view(forKey: .to) : transitionContext.view(forKey: .from)
        guard let page = page else { return transitionContext.completeTransition(false) }
        let bottom = transitionContext.containerView.bounds.height
        if up {
            page.frame = transitionContext.containerView.bounds
            page.frame.origin.y = bottom
            transitionContext.containerView.addSubview(page)
        } else if let below = transitionContext.view(forKey: .to), below.superview !== transitionContext.containerView {
            below.frame = transitionContext.containerView.bounds
            transitionContext.containerView.insertSubview(below, at: 0)
        }
        let wasTop = page.frame.origin.y
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut, animations: {
            page.frame.origin.y = self.up ? 0 : bottom
        }) { _ in
            if transitionContext.transitionWasCancelled && !self.up {
                page.frame.origin.y = wasTop
                transitionContext.view(forKey: .to)?.removeFromSuperview()
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
