// Delivered notifications, and what users do with them. Neither occurs here: the types exist for the
// code of apps that would handle them.

import Foundation

/// A delivered notification.
open class UNNotification: NSObject {
  /// The date of the delivery.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, on date: Date) {
    (self.request, self.date) = (request, date)
  }
}

/// What a user does with a notification.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action that the user has chosen.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action that opens the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How a notification is shown while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// An alert.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// An entry in the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What a button of a notification does when it is chosen.
public struct UNNotificationActionOptions: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device has to be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The action destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The app is opened.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of a notification.
open class UNNotificationAction: NSObject {
  /// The identifier of the action.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// What the button does when it is chosen.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// What the app is told of notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told of dismissals.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// Notifications are permitted in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// Hidden previews show the title.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// Hidden previews show the subtitle.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  /// Notifications are read aloud in headphones.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

/// Notifications with the same buttons.
open class UNNotificationCategory: NSObject {
  /// The identifier of the category.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// What the app is told.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.options) = (identifier, actions, options)
  }
}

/// The methods with which a center reports notifications. Never called, since none is delivered.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called before a notification is delivered to an app in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user has done something with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Called when the user opens the app's settings for notifications.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Permits nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
