import UIKit

/// Drives a transition by a pan from an edge, and finishes it when the finger has gone far or fast enough.
final class EdgePanInteraction: UIPercentDrivenInteractiveTransition {

    private weak var recognizer: UIScreenEdgePanGestureRecognizer?

    init(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        self.recognizer = recognizer
        super.init()
        recognizer.addTarget(self, action: #selector(panned(_:)))
    }

    @objc private func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let view = recognizer.view?.window else { return }
        let sign: CGFloat = recognizer.edges == .right ? -1 : 1
        let progress = max(0, sign * recognizer.translation(in: view).x / view.bounds.width)
        switch recognizer.state {
        case .changed:
            update(min(progress, 1))
        case .ended:
            let speed = sign * recognizer.velocity(in: view).x
            if progress > 0.4 || speed > 500 { finish() } else { cancel() }
            recognizer.removeTarget(self, action: nil)
        case .cancelled, .failed:
            cancel()
            recognizer.removeTarget(self, action: nil)
        default:
            break
        }
    }
}
