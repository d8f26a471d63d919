// The delegates of scenes. The methods up to `sceneDidBecomeActive` are called while the app is
// launched; the others are not, because an app stays in the foreground for the whole clip.

import Foundation

/// The interface of a scene's delegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene has been connected, before it is shown.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops receiving events. Never called.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is in the background. Never called.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the scene has been disconnected. Never called.
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// The interface of a window scene's delegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, SegueWindowOwner {
  /// The main window of the scene.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Returns `nil`. Setting the property has no effect.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIScene {
  /// Posted before a scene is connected.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted before a scene enters the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene receives events.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene stops receiving events. Never posted here.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is in the background. Never posted here.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted when a scene has been disconnected. Never posted here.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
}
