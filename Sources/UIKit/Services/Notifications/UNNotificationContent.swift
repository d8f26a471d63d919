// What local notifications contain, and when they are due.

import Foundation

/// The contents of a notification.
open class UNNotificationContent: NSObject {
  /// The title.
  open fileprivate(set) var title = ""
  /// The line below the title.
  open fileprivate(set) var subtitle = ""
  /// The text.
  open fileprivate(set) var body = ""
  /// The number on the app's icon.
  open fileprivate(set) var badge: NSNumber?
  /// The sound.
  open fileprivate(set) var sound: UNNotificationSound?
  /// The identifier of the category, which determines the actions.
  open fileprivate(set) var categoryIdentifier = ""
  /// The identifier of the group of notifications.
  open fileprivate(set) var threadIdentifier = ""
  /// Values of the app.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]

  fileprivate func take(_ other: UNNotificationContent) {
    (title, subtitle, body) = (other.title, other.subtitle, other.body)
    (badge, sound, userInfo) = (other.badge, other.sound, other.userInfo)
    (categoryIdentifier, threadIdentifier) = (other.categoryIdentifier, other.threadIdentifier)
  }
}

/// The contents of a notification, which can be set.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The line below the title.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The identifier of the category, which determines the actions.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The identifier of the group of notifications.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// Values of the app.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// A sound of notifications. None is audible.
open class UNNotificationSound: NSObject {
  /// The usual sound.
  public static var `default`: UNNotificationSound { UNNotificationSound() }
  /// The sound of critical alerts.
  public static var defaultCritical: UNNotificationSound { UNNotificationSound() }
  /// Creates the sound of a file.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of the file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Sendable, Hashable {
  /// The name of the file.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The condition under which a notification is due.
open class UNNotificationTrigger: NSObject {
  /// A Boolean value that indicates whether the notification is due again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A time from now after which a notification is due.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time in seconds.
  public let timeInterval: TimeInterval
  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A date on which a notification is due.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The components of the date that have to match.
  public let dateComponents: DateComponents
  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that is to be delivered.
open class UNNotificationRequest: NSObject {
  /// The identifier, with which the request can be removed.
  public let identifier: String
  /// The contents.
  public let content: UNNotificationContent
  /// The condition under which it is due; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the contents.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    let kept = UNNotificationContent()
    kept.take(content)
    (self.identifier, self.content, self.trigger) = (identifier, kept, trigger)
  }
}
