import UIKit

/// A page of the walk. A pan from its right edge shows the next page, a pan from its left edge goes back.
class PageViewController: UIViewController {

    @IBOutlet private weak var heightLabel: UILabel!
    @IBOutlet private weak var pictureView: UIImageView!

    /// The height in meters, set in the storyboard.
    @IBInspectable var height: Int = 0

    private let turn = PageTurnDelegate()

    /// The identifier of the segue to the next page.
    var forwardSegue: String? { return nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        heightLabel.text = String(format: NSLocalizedString("%d m above the sea", comment: "Height"), height)
        pictureView.layer.shadowOpacity = 0.3
        pictureView.layer.shadowRadius = 12
        pictureView.layer.shadowOffset = CGSize(width: 0, height: 6)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let page = segue.destination as? PageViewController, segue.identifier == forwardSegue else { return }
        page.transitioningDelegate = turn
        turn.interaction = sender as? EdgePanInteraction
    }

    @IBAction private func forwardPanned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard recognizer.state == .began, let identifier = forwardSegue else { return }
        performSegue(withIdentifier: identifier, sender: EdgePanInteraction(recognizer))
    }

    @IBAction private func backPanned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard recognizer.state == .began, let delegate = transitioningDelegate as? PageTurnDelegate else { return }
        delegate.interaction = EdgePanInteraction(recognizer)
        dismiss(animated: true)
    }
}
