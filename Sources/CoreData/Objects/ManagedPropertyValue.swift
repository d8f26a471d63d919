// Types of properties that are declared `@NSManaged` without a question mark, and the value that
// they have where nothing has been set. The adapter of iOS source writes accessors that call
// `_managed`.

import Foundation
import SeguePredicates

/// A type of properties that are not optional.
public protocol ManagedPropertyValue {
  /// The value of a property that has not been set.
  static var unsetManagedValue: Self { get }
  /// Converts a stored value; `nil` if it is of another kind.
  init?(managed value: Any)
}

// swift-format-ignore: NoLeadingUnderscores
extension NSManagedObject {
  /// Returns the value of a property that is declared `@NSManaged`.
  public func _managed<Value: ManagedPropertyValue>(_ key: String) -> Value {
    value(forKey: key).flatMap { Value(managed: $0) } ?? Value.unsetManagedValue
  }

  /// Returns the value of a property that is declared `@NSManaged`, or `nil`.
  public func _managed<Value>(_ key: String) -> Value? { value(forKey: key) as? Value }

  /// Returns the object in a property that is declared `@NSManaged`, which has to be set before.
  public func _managed<Object: AnyObject>(_ key: String) -> Object {
    guard let object = value(forKey: key) as? Object else {
      Misuse.report(
        "\(type(of: self)).\(key) is read and has no value; expected one of type \(Object.self), or "
          + "a property that is optional")
    }
    return object
  }

  /// Returns the case of an enumeration in a property that is declared `@NSManaged`.
  public func _managed<Value: RawRepresentable>(_ key: String) -> Value
  where Value.RawValue: ManagedPropertyValue {
    let raw: Value.RawValue = _managed(key)
    guard let value = Value(rawValue: raw) else {
      Misuse.report(
        "\(type(of: self)).\(key) is \(raw), which is no case of \(Value.self); expected one")
    }
    return value
  }
}

extension ManagedPropertyValue where Self: BinaryInteger {
  /// Zero.
  public static var unsetManagedValue: Self { 0 }
  /// Converts a number.
  public init?(managed value: Any) {
    guard let number = value as? NSNumber else { return nil }
    self = Self(truncatingIfNeeded: number.int64Value)
  }
}

extension Int: ManagedPropertyValue {}
extension Int16: ManagedPropertyValue {}
extension Int32: ManagedPropertyValue {}
extension Int64: ManagedPropertyValue {}
extension UInt: ManagedPropertyValue {}
extension UInt16: ManagedPropertyValue {}
extension UInt32: ManagedPropertyValue {}
extension UInt64: ManagedPropertyValue {}

extension ManagedPropertyValue where Self: BinaryFloatingPoint {
  /// Zero.
  public static var unsetManagedValue: Self { 0 }
  /// Converts a number.
  public init?(managed value: Any) {
    guard let number = value as? NSNumber else { return nil }
    self = Self(number.doubleValue)
  }
}

extension Double: ManagedPropertyValue {}
extension Float: ManagedPropertyValue {}
extension CGFloat: ManagedPropertyValue {}

extension Bool: ManagedPropertyValue {
  /// `false`.
  public static var unsetManagedValue: Bool { false }
  /// Converts a number: 0 is `false`.
  public init?(managed value: Any) {
    guard let number = value as? NSNumber else { return nil }
    self = number.boolValue
  }
}

extension Decimal: ManagedPropertyValue {
  /// Zero.
  public static var unsetManagedValue: Decimal { 0 }
  /// Converts a number.
  public init?(managed value: Any) {
    guard let number = value as? NSNumber else { return nil }
    self = number.decimalValue
  }
}

extension ManagedPropertyValue {
  /// Returns the value itself.
  fileprivate static func cast(_ value: Any) -> Self? { value as? Self }
}

extension String: ManagedPropertyValue {
  /// The empty string.
  public static var unsetManagedValue: String { "" }
  /// Takes a string.
  public init?(managed value: Any) {
    guard let own = Self.cast(value) else { return nil }
    self = own
  }
}

extension Date: ManagedPropertyValue {
  /// The first instant of 2001.
  public static var unsetManagedValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// Takes a date.
  public init?(managed value: Any) {
    guard let own = Self.cast(value) else { return nil }
    self = own
  }
}

extension Data: ManagedPropertyValue {
  /// No bytes.
  public static var unsetManagedValue: Data { Data() }
  /// Takes data.
  public init?(managed value: Any) {
    guard let own = Self.cast(value) else { return nil }
    self = own
  }
}

extension UUID: ManagedPropertyValue {
  /// Zero.
  public static var unsetManagedValue: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Takes a UUID.
  public init?(managed value: Any) {
    guard let own = Self.cast(value) else { return nil }
    self = own
  }
}

extension Array: ManagedPropertyValue {
  /// The empty array.
  public static var unsetManagedValue: [Element] { [] }
  /// Takes an array.
  public init?(managed value: Any) {
    guard let own = Self.cast(value) else { return nil }
    self = own
  }
}

extension Dictionary: ManagedPropertyValue {
  /// The empty dictionary.
  public static var unsetManagedValue: [Key: Value] { [:] }
  /// Takes a dictionary.
  public init?(managed value: Any) {
    guard let own = Self.cast(value) else { return nil }
    self = own
  }
}

extension Set: ManagedPropertyValue {
  /// The empty set.
  public static var unsetManagedValue: Set<Element> { [] }
  /// Takes a set.
  public init?(managed value: Any) {
    guard let own = Self.cast(value) else { return nil }
    self = own
  }
}
