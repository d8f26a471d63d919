// swift-format-ignore-file
import UIKit

class DetailViewController: UIViewController {
    private let transition = SlideTransition()
    private let swipeInteraction = SwipeInteractionController()
    private var card: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card = UIView(frame: CGRect(x: 40, y: 100, width: 240, height: 240))
        card.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
        card.layer.cornerRadius = 12
        view.addSubview(card)

        let tap = UITapGestureRecognizer(target: self, action: Selector(Self.cardTapped))
        let pan = UIPanGestureRecognizer(target: self, action: Selector(Self.handlePan(_:)))
        let doubleTap = UITapGestureRecognizer(target: self, action: Selector._of("cardDoubleTapped:", DetailViewController.cardDoubleTapped(_:)))
        doubleTap.numberOfTapsRequired = 2
        tap.require(toFail: doubleTap)
        pan.delegate = self
        card.addGestureRecognizer(tap)
        card.addGestureRecognizer(doubleTap)
        card.addGestureRecognizer(pan)
        swipeInteraction.wire(to: self)
    }

    private(set) var events: [String] = []

    private func cardTapped() {
        events.append("tap")
        let next = DetailViewController()
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = next
        present(next, animated: true)
    }

    func cardDoubleTapped(_ sender: UITapGestureRecognizer) {
        events.append("double tap")
        UIView.animate(withDuration: 0.3) {
            self.card.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        }
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        guard let card = gesture.view else { return }
        let translation = gesture.translation(in: view)
        switch gesture.state {
        case .began, .changed:
            card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
            gesture.setTranslation(.zero, in: view)
        case .ended:
            events.append("pan ended at \(card.center)")
        default:
            break
        }
    }
}

extension DetailViewController: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return otherGestureRecognizer is UIPinchGestureRecognizer
    }
}

extension DetailViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.isPresenting = true
        return transition
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.isPresenting = false
        return transition
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return swipeInteraction.interactionInProgress ? swipeInteraction : nil
    }
}
