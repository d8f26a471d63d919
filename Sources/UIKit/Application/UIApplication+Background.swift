// Work that an app continues in the background. The app of a scene is always in the foreground, so that
// such work has all the time it needs.

import Foundation
import SegueWorld

/// A task that an app continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The numbers of background tasks in one world.
@MainActor
private final class BackgroundTasks {
  static var current: BackgroundTasks { World.current.associatedObject { BackgroundTasks() } }
  var last = 0
}

extension UIApplication {
  /// Begins a task that may continue in the background. It never expires, because the app stays in the
  /// foreground.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Begins a task with a name that may continue in the background. It never expires, because the app
  /// stays in the foreground.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.current.last += 1
    return UIBackgroundTaskIdentifier(rawValue: BackgroundTasks.current.last)
  }
  /// Ends a task. Nothing depends on it.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// The time that is left in the background. In the foreground it is without limit.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// A Boolean value that indicates whether protected files can be read. Always `true`: the device is
  /// unlocked.
  public var isProtectedDataAvailable: Bool { true }
}
