import UIKit

/// Chooses the transitions between the list and its pages.
final class PhotoNavigator: NSObject, UINavigationControllerDelegate {

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push where fromVC is OutingListViewController && toVC is OutingViewController:
            return PhotoAnimator(isPush: true)
        case .pop where fromVC is OutingViewController && toVC is OutingListViewController:
            return PhotoAnimator(isPush: false)
        default:
            return nil
        }
    }
}
