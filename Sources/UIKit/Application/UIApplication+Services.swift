// The services of the system that an app registers for: notifications of a server, fetches in the
// background, remote controls, the indicator of network activity and the badge of its icon. What is set
// is kept; nothing of it is visible in the app's own window.

import Foundation
import SegueWorld

/// What the app of one world has asked the system for.
@MainActor
private final class RequestedServices {
  static var current: RequestedServices {
    World.current.associatedObject { RequestedServices() }
  }

  var showsNetworkActivity = false
  var badge = 0
  var shortcutItems: [UIApplicationShortcutItem]?
}

extension UIApplication {
  /// The code of the error of registrations for notifications of a server: they are not supported here,
  /// as formerly in Apple's simulators.
  private static let notSupported = 3010

  /// Registers for notifications of a server. There is none: the delegate receives
  /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)` in the next turn of the main
  /// queue, as on a device without a network.
  public func registerForRemoteNotifications() {
    let error = NSError(
      domain: "NSCocoaErrorDomain", code: Self.notSupported,
      userInfo: [
        NSLocalizedDescriptionKey: "there is no server whose notifications could be received"
      ])
    World.current.scheduleNow { [weak self] in
      guard let self else { return }
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }
  /// Ends the registration for notifications of a server. There never is one.
  public func unregisterForRemoteNotifications() {}
  /// A Boolean value that indicates whether the app is registered for notifications of a server. Always
  /// `false`.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// The shortest interval of fetches in the background that the system supports.
  public static var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// The interval with which there are no fetches in the background.
  public static var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  /// Sets the shortest interval of fetches in the background. The app is always in the foreground, so
  /// there are none.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// The state of fetches in the background: the user has not denied them.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Begins to receive events of headphones and the control center. There are neither.
  public func beginReceivingRemoteControlEvents() {}
  /// Stops receiving events of headphones and the control center.
  public func endReceivingRemoteControlEvents() {}

  /// A Boolean value that indicates whether the app uses the network. It is kept; since iOS 13 no
  /// indicator shows it.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { RequestedServices.current.showsNetworkActivity }
    set { RequestedServices.current.showsNetworkActivity = newValue }
  }
  /// The quick actions of the app's icon, which is not in its window.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { RequestedServices.current.shortcutItems }
    set { RequestedServices.current.shortcutItems = newValue }
  }
  /// A Boolean value that indicates whether the app can change its icon. Always `false`.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon that the app has chosen. Always `nil`, for its own.
  public var alternateIconName: String? { nil }
  /// Changes the icon of the app. It cannot: the completion handler receives an error in the next turn
  /// of the main queue.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor (Error?) -> Void)? = nil
  ) {
    let error = NSError(
      domain: "NSCocoaErrorDomain", code: 3328,
      userInfo: [NSLocalizedDescriptionKey: "the icon of the app cannot be changed"])
    World.current.scheduleNow { completionHandler?(error) }
  }
  /// The number on the icon of the app, which is not in its window. The default is 0.
  public var applicationIconBadgeNumber: Int {
    get { RequestedServices.current.badge }
    set { RequestedServices.current.badge = newValue }
  }
}

extension UIApplication {
  /// The notification of a new day, a changed time zone, or a clock that was set. Never posted.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

/// Whether an app can fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The user cannot permit it.
  case restricted
  /// The user has denied it.
  case denied
  /// It can.
  case available
}

/// Whether a device feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// It is not known.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

extension UITraitCollection {
  /// Whether the device feels how hard it is pressed: no, as no phone since 2019.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
