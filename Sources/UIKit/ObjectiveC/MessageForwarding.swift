// Delegates that forward messages. With Objective-C, an object has the methods of the object that its
// `forwardingTarget(for:)` returns. Here the default implementations of the methods of delegates ask for it.

import Foundation
import SegueWorld

/// An object that forwards messages to others. Mechanically rewritten code conforms to it.
@preconcurrency @MainActor
public protocol SegueMessageForwarding: NSObject {
  /// Returns the object that has a method instead of this one; `nil` for none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension NSObjectProtocol {
  /// Returns the object to which a method of a delegate is forwarded, if it is another one.
  @MainActor
  func forwardee<Delegate>(_ method: String, as type: Delegate.Type = Delegate.self) -> Delegate? {
    // An optional, so that the requirement is called and not the method that all objects have.
    let selector: Selector? = Selector(method)
    guard let forwarding = self as? any SegueMessageForwarding,
      let target = forwarding.forwardingTarget(for: selector),
      target as AnyObject !== forwarding
    else { return nil }
    return target as? Delegate
  }
}
