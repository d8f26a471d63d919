import UIKit

/// The page of a topic. A pan from its left edge goes back.
class TopicViewController: UIViewController {

    @IBOutlet private weak var iconView: UIImageView!
    @IBOutlet private weak var textLabel: UILabel!

    var topic: Topic?
    weak var navigator: GrowNavigator?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let topic else { return }
        title = topic.title
        view.backgroundColor = topic.color
        iconView.image = UIImage(systemName: topic.symbolName)
        textLabel.text = topic.text
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(panned(_:)))
        pan.edges = .left
        view.addGestureRecognizer(pan)
    }

    @objc private func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        let progress = max(0, min(1, recognizer.translation(in: view).x / view.bounds.width))
        switch recognizer.state {
        case .began:
            navigator?.interaction = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        case .changed:
            navigator?.interaction?.update(progress)
        default:
            if progress > 0.4 && recognizer.state == .ended {
                navigator?.interaction?.finish()
            } else {
                navigator?.interaction?.cancel()
            }
            navigator?.interaction = nil
        }
    }
}
