// Methods of `NSObject` and functions of the Objective-C runtime that Foundation on Linux lacks.

import Foundation

extension NSObjectProtocol {
  /// Returns whether the object has a method: objects of the class that the selector was created
  /// from have it.
  ///
  /// The method is generic so that a class can declare a `responds(to:)` of its own beside it.
  public func responds<Method: SegueSelectorConvertible>(to aSelector: Method) -> Bool {
    aSelector.selector?.isAvailable(for: self) ?? false
  }

  /// Always returns `nil`. Messages are not forwarded without the Objective-C runtime.
  public func forwardingTarget<Method: SegueSelectorConvertible>(for aSelector: Method) -> Any? {
    nil
  }
}

extension NSObject {
  /// Returns this class, as `classForCoder` does for an object. On iOS, classes have the methods of
  /// objects.
  public class func classForCoder() -> AnyClass { self }

  /// Returns whether objects of this class have a method: those of the class that the selector was
  /// created from, and of its subclasses.
  public class func instancesRespond<Method: SegueSelectorConvertible>(to aSelector: Method)
    -> Bool
  {
    aSelector.selector?.isAvailable(inInstancesOf: self) ?? false
  }
}

/// A selector or an optional selector.
public protocol SegueSelectorConvertible {
  /// The selector, or `nil` if there is none.
  var selector: Selector? { get }
}

extension Selector: SegueSelectorConvertible {
  /// The selector itself.
  public var selector: Selector? { self }
}

extension Optional: SegueSelectorConvertible where Wrapped == Selector {
  /// The wrapped selector.
  public var selector: Selector? { self }
}

/// Calls `body`. There is no autorelease pool to drain.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
