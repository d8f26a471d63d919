// The notification center that code of an app is bound to.

import Foundation
import SegueWorld

/// The notifications of the current world's app. Code that would otherwise use
/// `NotificationCenter.default` is bound to this name: Documentation/UIKit/TIME.md.
public enum SegueNotifications {
  /// The center of the app that runs: in the programs that `segue run` and `segue try` build each
  /// launch has its own; otherwise that of the process.
  public static var center: NotificationCenter { .ofApp }

  /// Adds an observer to a center. Foundation calls closures in an order that varies between runs;
  /// this one is called in the order of additions, inside `post`, whatever the queue.
  /// - Returns: The token with which the observer is removed. The center retains it until then.
  public static func add(
    to center: NotificationCenter, forName name: NSNotification.Name?, object: Any?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    center.addToken(name: name, object: object, block)
  }

  /// Removes an observer of any kind from a center.
  public static func remove(_ observer: Any, from center: NotificationCenter) {
    center.removeObserver(observer as AnyObject)
  }
}
