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

  /// Posted when the wish for less motion changes, which it does not while a script plays.
  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
