// swift-format-ignore-file
import UIKit

/// A screen of this app, and what has happened on it.
@MainActor
public final class App {
    private let root = DetailViewController()

    public init(window: UIWindow) {
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    public var events: [String] { return root.events }
    public var presented: UIViewController? { return root.presentedViewController }
}
