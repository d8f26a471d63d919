import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let split = window?.rootViewController as? UISplitViewController else { return }
        split.delegate = self
        split.preferredDisplayMode = .oneBesideSecondary
        split.primaryBackgroundStyle = .none
    }
}

extension SceneDelegate: UISplitViewControllerDelegate {

    // A phone begins with the list, not with an empty page.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        return .primary
    }
}
