// What people have asked of the device to see better, or to be moved less. Built-in animations do as UIKit's
// do: nothing of theirs changes with less motion alone; animators ask, and choose.

import Foundation

/// What people have asked of the device.
public enum UIAccessibility {
  /// Whether they ask for less motion.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool {
    World.isRunningHere && UIKitState.current.isReduceMotionEnabled
  }

  /// Whether slides are to become cross dissolves: never.
  @preconcurrency @MainActor
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Whether the screen is read aloud: never.
  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool { false }

  /// Whether they ask for less transparency: never.
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether they ask for bold text: never.
  @preconcurrency @MainActor
  public static var isBoldTextEnabled: Bool { false }

  /// Whether the device is steered by switches: never.
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool { false }

  /// Tells those who listen to the interface of a change; nobody does.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {}

  /// What can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification.
    public let rawValue: UInt32
    /// This notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen has come.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Parts of the screen have come or gone.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Posted when the wish for less motion changes, which it does not while a script plays.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
