// The delegate of an application. The methods up to `applicationDidBecomeActive` are called while the
// app is launched; the others are not, because an app stays in the foreground for the whole clip.

import Foundation

/// A delegate that may have a window. On a device, `window` is an optional requirement of the delegates'
/// protocols, and reading it from any delegate returns an optional of an optional.
@preconcurrency @MainActor
public protocol SegueWindowOwner: NSObjectProtocol {}

extension SegueWindowOwner {
  /// The window of the delegate, as code reads it that knows nothing about the delegate's class:
  /// `UIApplication.shared.delegate?.window??.rootViewController`.
  public var window: UIWindow?? {
    // The types of the constants select the requirements, rather than this property again.
    if let delegate = self as? any UIApplicationDelegate {
      let own: UIWindow? = delegate.window
      return own
    }
    if let delegate = self as? any UIWindowSceneDelegate {
      let own: UIWindow? = delegate.window
      return own
    }
    return nil
  }
}

/// The interface of an application's delegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: SegueWindowOwner {
  /// The main window of the application.
  @_disfavoredOverload var window: UIWindow? { get set }
  /// Called when the application has been created, before anything is shown.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application has been launched. The options are `nil`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application has been launched, if the method with options is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Returns the configuration of a scene that is about to be connected.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Returns the interface orientations that a window supports.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called when the application receives events, if it has no scene delegate.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application stops receiving events. Never called.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application is in the background. Never called.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application returns to the foreground. Never called.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application terminates. Never called.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is low. Never called.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when the user has closed scenes. Never called.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Opens a URL, and returns whether that succeeded. Never called.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called with the token of a registration for notifications of a server. Never called.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called after `registerForRemoteNotifications()`, which always fails.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
  /// Returns `nil`. Setting the property has no effect.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)`, and returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Returns the session's configuration, which is that of `Info.plist`.
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { session.configuration }
  /// Returns the orientations of `Info.plist`.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Returns `false`.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}
