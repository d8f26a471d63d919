import UIKit

/// The page of an outing, or an empty page while none is selected.
final class OutingViewController: UIViewController {

    @IBOutlet private(set) weak var photoView: UIImageView!
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var regionLabel: UILabel!
    @IBOutlet private weak var textLabel: UILabel!
    @IBOutlet private weak var emptyLabel: UILabel!
    @IBOutlet private var factLabels: [UILabel]!
    @IBOutlet private var factViews: [UIView]!

    var store: OutingStore?
    var outingID: Outing.ID?

    override func viewDidLoad() {
        super.viewDidLoad()
        photoView.layer.cornerRadius = 24
        photoView.layer.cornerCurve = .continuous
        for factView in factViews {
            factView.layer.cornerRadius = 16
            factView.layer.cornerCurve = .continuous
        }
        showOuting()
    }

    private func showOuting() {
        let outing = outingID.flatMap { store?.outing($0) }
        scrollView.isHidden = outing == nil
        emptyLabel.isHidden = outing != nil
        guard let outing else { return }
        photoView.image = UIImage(named: outing.photoName)
        nameLabel.text = outing.name
        regionLabel.text = outing.region
        textLabel.text = outing.text
        for (label, fact) in zip(factLabels, outing.facts) { label.text = fact }
        let star = UIBarButtonItem(
            image: UIImage(systemName: outing.isStarred ? "star.fill" : "star"), style: .plain, target: self,
            action: #selector(starTapped(_:)))
        star.accessibilityLabel = outing.isStarred ? "Unstar" : "Star"
        navigationItem.rightBarButtonItem = star
    }

    @objc private func starTapped(_ sender: UIBarButtonItem) {
        guard let outingID else { return }
        store?.toggleStar(of: outingID)
        showOuting()
    }
}
