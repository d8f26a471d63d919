import UIKit

/// Turns pages, with a finger if there is an interaction.
final class PageTurnDelegate: NSObject, UIViewControllerTransitioningDelegate {

    var interaction: EdgePanInteraction?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return PageTurnAnimator(direction: .forward)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PageTurnAnimator(direction: .back)
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return takeInteraction()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return takeInteraction()
    }

    private func takeInteraction() -> EdgePanInteraction? {
        defer { interaction = nil }
        return interaction
    }
}
