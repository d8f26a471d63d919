// Questions that Objective-C's objects answer and Linux's do not.

import Foundation

extension NSObjectProtocol {
  /// Whether the object has the method: an object of the class that the selector was made from has it.
  ///
  /// Generic, so that a class may have a `responds(to:)` of its own beside this one.
  public func responds<Method: SelectorConvertible>(to aSelector: Method) -> Bool {
    aSelector.selector?.isMeant(for: self) ?? false
  }

  /// Nothing: without Objective-C no message is forwarded.
  public func forwardingTarget<Method: SelectorConvertible>(for aSelector: Method) -> Any? { nil }
}

/// A selector, or one that may be missing.
public protocol SelectorConvertible {
  /// The selector, if there is one.
  var selector: Selector? { get }
}

extension Selector: SelectorConvertible {
  /// This one.
  public var selector: Selector? { self }
}

extension Optional: SelectorConvertible where Wrapped == Selector {
  /// The one inside.
  public var selector: Selector? { self }
}

/// Runs `body`; there is no pool to be emptied afterwards.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
