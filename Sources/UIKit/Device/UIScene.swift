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

  /// The state of the scene. Always `.foregroundActive`.
  open var activationState: ActivationState { .foregroundActive }
  /// The scene's delegate. The value is stored without effect: no delegate methods are called.
  open var delegate: (any UISceneDelegate)?
  /// A title of the scene that is displayed to users.
  open var title: String! = ""
  /// The session that the scene belongs to.
  open private(set) var session = UISceneSession()

  @preconcurrency @MainActor override init() { super.init() }

  /// The options with which a scene was connected. It has no contents.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}
}

/// The scene that manages the app's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The window scene of the current world.
  static var current: UIWindowScene { World.current.associatedObject { UIWindowScene() } }

  /// The visible windows, in the order in which they were shown.
  open var windows: [UIWindow] { UIKitState.current.windows }
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

/// The session of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as a string.
    public let rawValue: String
    /// Creates a role from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of a scene with an app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene. Always `.windowApplication`.
  open var role: Role { .windowApplication }
  /// The configuration with which the scene was created.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  open private(set) var name: String?
  /// The role of the scenes that the configuration is for.
  open private(set) var role: UISceneSession.Role

  /// Creates a configuration with a name and a role.
  @preconcurrency @MainActor
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// The interface of a scene's delegate. No delegate methods are called.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene has been connected. Never called in this implementation.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// The interface of a window scene's delegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Returns `nil`. Setting the property has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindow {
  /// Creates a hidden window that fills the screen.
  @preconcurrency @MainActor
  public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }
}

extension UIApplication {
  /// The connected scenes. Always contains only the window scene of the current world.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }

  /// A reason for the launch of an app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The reason as a string.
    public let rawValue: String
    /// Creates a reason from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The state of an app.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active
    /// The app is in the foreground but does not receive events.
    case inactive
    /// The app is in the background.
    case background
  }

  /// The state of the app. Always `.active`.
  public var applicationState: State { .active }
  /// The orientation of the interface.
  public var statusBarOrientation: UIInterfaceOrientation { windowsScreen.interfaceOrientation }
  /// A Boolean value that indicates whether the status bar is hidden. Always `true`.
  public var isStatusBarHidden: Bool { true }
  /// The style of the status bar. Always `.default`.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// The layout direction of the interface.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIKitState.current.traits.screen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Shows or hides the status bar. Has no effect, because the status bar is never drawn.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Sets the style of the status bar. Has no effect, because the status bar is never drawn.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Returns the interface orientations that the app supports. Always `.all`.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }
  /// A Boolean value that indicates whether the idle timer is disabled. Always `false`; setting it
  /// has no effect.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// Returns a Boolean value that indicates whether an app can open the URL. Always `false`,
  /// because there are no other apps.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Attempts to open a URL. Calls the completion handler with `false`, because there are no other
  /// apps.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option as a string.
    public let rawValue: String
    /// Creates an option from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  private var windowsScreen: UIScreen { UIKitState.current.screen }
}
