import Foundation

/// What a layer does when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs after the change of `event` on `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The key of transitions, and of the action that a layer's delegate may answer for them.
public let kCATransition = "transition"
/// The action for a layer that comes into view.
public let kCAOnOrderIn = "onOrderIn"
/// The action for a layer that goes out of view.
public let kCAOnOrderOut = "onOrderOut"

extension NSNull: CAAction {
  /// Does nothing: as an action, `NSNull` ends the search for one.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
