// swift-format-ignore-file
#if os(iOS)
import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc protocol CardViewControllerDelegate: AnyObject {
    func cardDidClose(_ card: CardViewController)
    @objc optional func card(_ card: CardViewController, tintFor name: String) -> UIColor?
}

@objcMembers
class CardViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel?
    weak var delegate: CardViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = #colorLiteral(red: 0.95, green: 0.96, blue: 0.98, alpha: 1)
        view.layer.cornerRadius = 12

        let header = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 24))
        header.backgroundColor = delegate?.card?(self, tintFor: title ?? "") ?? #colorLiteral(red: 0.2, green: 0.35, blue: 0.8, alpha: 1)
        header.layer.cornerRadius = 12
        header.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        header.autoresizingMask = .flexibleWidth
        view.addSubview(header)

        let label = UILabel(frame: CGRect(x: 8, y: 4, width: 50, height: 16))
        label.text = title
        label.textColor = .white
        label.font = .boldSystemFont(ofSize: 11)
        view.addSubview(label)
        titleLabel = label

        let tap = UITapGestureRecognizer(target: self, action: #selector(close(_:)))
        view.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(self, selector: #selector(titleChanged), name: .cardTitle, object: nil)
    }

    @IBAction private func close(_ sender: Any?) {
        dismiss(animated: true) { self.delegate?.cardDidClose(self) }
    }

    @objc private func titleChanged(_ note: Notification) {
        titleLabel?.text = note.object as? String
    }
}

extension Notification.Name {
    static let cardTitle = Notification.Name("cardTitle")
}

extension CardViewController: UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return CardPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardRise(presenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardRise(presenting: false)
    }
}
#endif
