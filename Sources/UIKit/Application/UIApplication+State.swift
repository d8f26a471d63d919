// The state of the application and its scene, and what an app asks of the system around it.

import Foundation
import SegueWorld

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

  /// The state of the app: `.active`, except while it is launched.
  public var applicationState: State { UIKitState.current.life.applicationState }
  /// The orientation of the interface.
  public var statusBarOrientation: UIInterfaceOrientation { windowsScreen.interfaceOrientation }
  /// A Boolean value that indicates whether the status bar is hidden. It can be set if the app's
  /// `Info.plist` says that view controllers do not determine the status bar.
  public var isStatusBarHidden: Bool {
    get { UIKitState.current.life.statusBar?.isHidden ?? true }
    set { UIKitState.current.life.change { $0.isHidden = newValue } }
  }
  /// The style of the status bar. It can be set if the app's `Info.plist` says that view controllers
  /// do not determine the status bar.
  public var statusBarStyle: UIStatusBarStyle {
    get { UIKitState.current.life.statusBar?.style ?? .default }
    set { UIKitState.current.life.change { $0.style = newValue } }
  }
  /// The layout direction of the interface.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIKitState.current.traits.screen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Shows or hides the status bar, as setting `isStatusBarHidden` does.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Sets the style of the status bar, as setting `statusBarStyle` does.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Returns the interface orientations that the app supports: those of its `Info.plist`, otherwise
  /// all.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    UIKitState.current.life.orientations
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
  /// Attempts to open a URL. There are no other apps: the attempt is a warning, and the completion
  /// handler is called with `false`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    World.current.warn("the app opens \(url.absoluteString); there are no other apps here")
    completion?(false)
  }
  /// Attempts to open a URL. There are no other apps: the attempt is a warning.
  ///
  /// - Returns: `false`.
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
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
