// The accessibility settings of the device. As in UIKit, built-in animations do not change because
// of the Reduce Motion setting alone; animators query it and choose.

import Foundation
import SegueWorld

/// The accessibility settings of the device.
public enum UIAccessibility {
  /// A Boolean value that indicates whether Reduce Motion is enabled.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool {
    World.isRunningHere && UIKitState.current.isReduceMotionEnabled
  }

  /// A Boolean value that indicates whether cross-fade transitions are preferred to slides. Always
  /// `false`.
  @preconcurrency @MainActor
  public static var prefersCrossFadeTransitions: Bool { false }

  /// A Boolean value that indicates whether VoiceOver is running. Always `false`.
  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool { false }

  /// A Boolean value that indicates whether Reduce Transparency is enabled. Always `false`.
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool { false }

  /// A Boolean value that indicates whether Bold Text is enabled. Always `false`.
  @preconcurrency @MainActor
  public static var isBoldTextEnabled: Bool { false }

  /// A Boolean value that indicates whether Switch Control is running. Always `false`.
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool { false }

  /// Posts a notification to assistive technologies. Has no effect, because there are none.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {}

  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification as a number.
    public let rawValue: UInt32
    /// Creates a notification from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen has appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Parts of the screen have appeared or disappeared.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A string is to be announced.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// The name of the notification that reports a change of the Reduce Motion setting. The setting
  /// does not change while a script runs.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
