import Foundation

/// An action that a layer runs when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action after the change of `event` on `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The key of transitions, and of the action with which a layer's delegate may provide one.
public let kCATransition = "transition"
/// The key of the action for a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that is removed from view.
public let kCAOnOrderOut = "onOrderOut"

extension NSNull: CAAction {
  /// Does nothing. As an action, `NSNull` ends the search for one.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
