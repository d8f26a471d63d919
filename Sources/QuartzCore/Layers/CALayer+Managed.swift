// Properties of layers that Objective-C implements at run time (`@NSManaged`): values by key, which
// are zero until they are set. The adapter of iOS source writes accessors that call these methods.

import CoreGraphics
import Foundation
import SegueTiming

/// A type of values that are zero until they are set.
public protocol SegueManagedValue {
  /// The value of a property that has not been set.
  static var unsetValue: Self { get }
  /// Converts a stored value; `nil` if it is of another kind.
  init?(managedValue: Any)
}

// swift-format-ignore: NoLeadingUnderscores
extension CALayer {
  /// Returns the value of a property that is declared `@NSManaged`, or zero.
  public func _managed<Value: SegueManagedValue>(_ key: String) -> Value {
    value(forKey: key).flatMap { Value(managedValue: $0) } ?? Value.unsetValue
  }

  /// Returns the value of a property that is declared `@NSManaged`, or `nil`.
  public func _managed<Value>(_ key: String) -> Value? { value(forKey: key) as? Value }

  /// Returns the object in a property that is declared `@NSManaged`. As on a device, it has to be
  /// set before.
  public func _managed<Object: AnyObject>(_ key: String) -> Object {
    guard let object = value(forKey: key) as? Object else {
      preconditionFailure("\(type(of: self)).\(key) is read before it has been set")
    }
    return object
  }
}

extension SegueManagedValue where Self: BinaryFloatingPoint {
  /// Zero.
  public static var unsetValue: Self { 0 }
  /// Converts a number.
  public init?(managedValue: Any) {
    guard case .number(let number)? = AnimatableValue(any: managedValue) else { return nil }
    self = Self(number)
  }
}

extension Double: SegueManagedValue {}
extension Float: SegueManagedValue {}
extension CGFloat: SegueManagedValue {}

extension Int: SegueManagedValue {
  /// Zero.
  public static var unsetValue: Int { 0 }
  /// Converts a number, which is rounded toward zero.
  public init?(managedValue: Any) {
    guard case .number(let number)? = AnimatableValue(any: managedValue), abs(number) < 1e15
    else { return nil }
    self = Int(number)
  }
}

extension Bool: SegueManagedValue {
  /// `false`.
  public static var unsetValue: Bool { false }
  /// Converts a number: 0 is `false`.
  public init?(managedValue: Any) {
    if let flag = managedValue as? Bool {
      self = flag
    } else if case .number(let number)? = AnimatableValue(any: managedValue) {
      self = number != 0
    } else {
      return nil
    }
  }
}

extension CGPoint: SegueManagedValue {
  /// Zero.
  public static var unsetValue: CGPoint { .zero }
  /// Converts a point.
  public init?(managedValue: Any) {
    guard case .point(let point)? = AnimatableValue(any: managedValue) else { return nil }
    self = point
  }
}

extension CGSize: SegueManagedValue {
  /// Zero.
  public static var unsetValue: CGSize { .zero }
  /// Converts a size.
  public init?(managedValue: Any) {
    guard case .size(let size)? = AnimatableValue(any: managedValue) else { return nil }
    self = size
  }
}

extension CGRect: SegueManagedValue {
  /// Zero.
  public static var unsetValue: CGRect { .zero }
  /// Converts a rectangle.
  public init?(managedValue: Any) {
    guard case .rect(let rect)? = AnimatableValue(any: managedValue) else { return nil }
    self = rect
  }
}
