import Foundation

/// What a layer does when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs after the change of `event` on `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: as an action, `NSNull` ends the search for one.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
