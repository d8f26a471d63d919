// Local notifications. There is no system that could deliver any: permission is denied, as by a user
// who declines, and requests are kept until they are removed.

import Foundation
import SegueWorld

/// What an app asks permission for.
public struct UNAuthorizationOptions: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Alerts in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds of critical alerts.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// Settings of the app for notifications.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Notifications without a question, which are delivered quietly.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user has declined.
  case denied
  /// The user has permitted notifications.
  case authorized
  /// Notifications are delivered quietly.
  case provisional
  /// A clip of an app may show notifications for a while.
  case ephemeral
}

/// The settings for an app's notifications.
open class UNNotificationSettings: NSObject {
  /// Whether the app may show notifications.
  public let authorizationStatus: UNAuthorizationStatus
  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// The notifications of an app.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
  /// Returns the center of the app.
  open class func current() -> UNUserNotificationCenter {
    World.current.associatedObject { UNUserNotificationCenter() }
  }

  /// The object that is told of notifications. None is delivered.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  private var hasAsked = false
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  // MARK: Permission

  /// Asks for permission, which is denied in the next turn of the main queue.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    hasAsked = true
    World.current.scheduleNow { completionHandler(false, nil) }
  }
  /// Asks for permission, which is denied.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    hasAsked = true
    return false
  }
  /// Queries the settings: nothing is permitted.
  open func getNotificationSettings(
    completionHandler: @escaping @MainActor (UNNotificationSettings) -> Void
  ) {
    let settings = settings
    World.current.scheduleNow { completionHandler(settings) }
  }
  /// Returns the settings: nothing is permitted.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(hasAsked ? .denied : .notDetermined)
  }

  // MARK: Requests

  /// Keeps a request, in place of another one with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    guard let completionHandler else { return }
    World.current.scheduleNow { completionHandler(nil) }
  }
  /// Keeps a request, in place of another one with the same identifier.
  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    requests.removeAll { $0.identifier == request.identifier }
    requests.append(request)
  }

  /// Queries the requests that have been added.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor ([UNNotificationRequest]) -> Void
  ) {
    let requests = requests
    World.current.scheduleNow { completionHandler(requests) }
  }
  /// Returns the requests that have been added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }
  /// Removes requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }
  /// Removes all requests.
  open func removeAllPendingNotificationRequests() { requests = [] }

  // MARK: Delivered notifications

  /// Removes delivered notifications, of which there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Removes all delivered notifications, of which there are none.
  open func removeAllDeliveredNotifications() {}
  /// Queries the delivered notifications, of which there are none.
  open func getDeliveredNotifications(
    completionHandler: @escaping @MainActor ([UNNotification]) -> Void
  ) {
    World.current.scheduleNow { completionHandler([]) }
  }
  /// Sets the number on the app's icon.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
    guard let completionHandler else { return }
    World.current.scheduleNow { completionHandler(nil) }
  }

  // MARK: Categories

  /// Sets the categories of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }
  /// Queries the categories of notifications.
  open func getNotificationCategories(
    completionHandler: @escaping @MainActor (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = categories
    World.current.scheduleNow { completionHandler(categories) }
  }
}
