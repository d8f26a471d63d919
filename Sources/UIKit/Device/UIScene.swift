// The scene that an app's windows are in, as apps since iOS 13 ask for it: one, in the foreground, with
// all windows of the world.

import Foundation

/// A part of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far it is in use.
  public enum ActivationState: Int, Sendable {
    /// Not in use.
    case unattached = -1
    /// In front, and it gets events.
    case foregroundActive
    /// In front, and it gets none.
    case foregroundInactive
    /// Out of sight.
    case background
  }

  /// In front: nothing else is there.
  open var activationState: ActivationState { .foregroundActive }
  /// The delegate; nothing here calls it.
  open var delegate: (any UISceneDelegate)?
  /// The scene's name, for people.
  open var title: String! = ""
  /// What it is a part of.
  public let session = UISceneSession()

  @preconcurrency @MainActor override init() { super.init() }

  /// What a scene was connected with: nothing.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}
}

/// The scene of the windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The one there is.
  static var current: UIWindowScene { World.current.belonging { UIWindowScene() } }

  /// Windows that have been shown, in the order of their showing.
  open var windows: [UIWindow] { UIKitState.current.windows }
  /// The window that is key.
  open var keyWindow: UIWindow? { UIKitState.current.keyWindow }
  /// Where it is shown.
  open var screen: UIScreen { UIKitState.current.screen }
  /// Which way up it is, by the shape of the screen.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
  /// The bar at the top.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// What it is shown under.
  open var traitCollection: UITraitCollection { UIKitState.current.traits.screen }
}

/// The status bar, of which only the room shows: the safe area's.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// Where it is: across the safe area at the top.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether nothing of it shows: nothing ever does.
  open var isStatusBarHidden: Bool { true }
  /// Its style.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

/// What a scene is a part of.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What kind of scene it is.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role.
    public let rawValue: String
    /// This role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Windows of an app.
  open var role: Role { .windowApplication }
  /// How it was made.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name.
  public let name: String?
  /// What kind of scene it is for.
  public let role: UISceneSession.Role

  /// A configuration.
  @preconcurrency @MainActor
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// What a scene's delegate is told; nothing here calls it.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene has been connected.
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

/// The delegate of a scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindow {
  /// The scene that the window is in.
  public var windowScene: UIWindowScene? {
    get { .current }
    set {}
  }

  /// A hidden window that fills the screen.
  @preconcurrency @MainActor
  public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }
}

extension UIApplication {
  /// The scenes: the one.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }

  /// Why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The reason.
    public let rawValue: String
    /// This reason.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How far the app is in use.
  public enum State: Int, Sendable {
    /// In front, and it gets events.
    case active
    /// In front, and it gets none.
    case inactive
    /// Out of sight.
    case background
  }

  /// In use.
  public var applicationState: State { .active }
  /// Which way up the interface is, by the shape of the screen.
  public var statusBarOrientation: UIInterfaceOrientation { windowsScreen.interfaceOrientation }
  /// Whether the status bar is hidden; it is never drawn.
  public var isStatusBarHidden: Bool { true }
  /// The status bar's style.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Which way the interface runs.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIKitState.current.traits.screen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Does nothing: there is no status bar.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Does nothing: there is no status bar.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Which ways up the app can do with: all.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }
  /// Whether the device stays awake; kept nowhere.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// Opens nothing: there is no other app.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing, and says so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  /// What may be said beside an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// This key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  private var windowsScreen: UIScreen { UIKitState.current.screen }
}
