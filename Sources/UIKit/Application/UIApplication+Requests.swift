// What other apps and the system ask of an app. Nothing asks here; the types exist because the
// delegates of apps name them.

import Foundation

extension UIApplication {
  /// An option with which a URL is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option as a string.
    public let rawValue: String
    /// Creates an option from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the app that asks.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceKey")
    /// Values that the app adds.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  /// A point at which other apps extend an app.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The point as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}

extension UIApplication.LaunchOptionsKey {
  /// The app was launched to open a URL.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The app was launched because of a remote notification.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The app was launched by a quick action.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was new data.
  case newData
  /// There was none.
  case noData
  /// The fetch failed.
  case failed
}

/// A URL that an app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A quick action of the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type of the action.
  public let type: String
  /// The title that the user sees.
  public let localizedTitle: String
  /// Creates a quick action.
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    super.init()
  }
}

/// An activity of the user that another app or device can continue. None ever does here.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  /// The title of the activity.
  open var title: String?
  /// Values that describe the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The web page of the activity.
  open var webpageURL: URL?
  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
  /// Has no effect: there is nowhere to continue.
  open func becomeCurrent() {}
  /// Has no effect.
  open func invalidate() {}
}

/// An object that restores the state of an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state. Never called.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
