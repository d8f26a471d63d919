// The UI scene of an app, as apps use it since iOS 13. There is one, in the foreground, with all
// windows of the world.

import Foundation
import SegueWorld

/// An instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a UI scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive
    /// The scene is in the foreground but does not receive events.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// The state of the scene: `.foregroundActive`, except while an app is launched.
  open var activationState: ActivationState { UIKitState.current.life.sceneState }
  /// The scene's delegate, which is called while an app is launched.
  open var delegate: (any UISceneDelegate)?
  /// A title of the scene that is displayed to users.
  open var title: String! = ""
  /// The session that the scene belongs to.
  open private(set) var session = UISceneSession()

  @preconcurrency @MainActor override init() { super.init() }

  /// The options with which a scene was connected. Nothing but the app itself has asked for it, so
  /// all of them are empty.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs that the app was launched to open. Always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue. Always empty.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The app that requested the scene. Always `nil`.
    open var sourceApplication: String? { nil }
    /// The quick action that the user chose. Always `nil`.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}

/// The scene that manages the app's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The window scene of the current world.
  static var current: UIWindowScene { World.current.associatedObject { UIWindowScene() } }

  /// The visible windows, in the order in which they were shown.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The key window; `nil` if there is none.
  open var keyWindow: UIWindow? { UIKitState.current.keyWindow }
  /// The screen on which the scene is shown.
  open var screen: UIScreen { UIKitState.current.screen }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
  /// The status bar manager of the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The traits of the scene: those of the screen.
  open var traitCollection: UITraitCollection { UIKitState.current.traits.screen }

  /// The coordinate space of the scene: that of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
}

/// The configuration of the status bar. The bar is not drawn; only its area is reserved, as part of
/// the safe area.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The frame of the status bar: the top safe area of the screen.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// A Boolean value that indicates whether the status bar is hidden. Always `true`.
  open var isStatusBarHidden: Bool { true }
  /// The style of the status bar. Always `.default`.
  open var statusBarStyle: UIStatusBarStyle { .default }
}
