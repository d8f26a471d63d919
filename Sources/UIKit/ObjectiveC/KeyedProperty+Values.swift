// Values by key: conversions between what archives and code hand over and the types of properties.

import Foundation

extension KeyedProperty {
  /// Returns the value in an optional of any type.
  nonisolated static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Converts a value to another type. Numbers are converted to each other, as `NSNumber` does, and
  /// a missing value becomes the `nil` of an optional type.
  nonisolated static func converted<Value>(_ value: Any?) -> Value? {
    guard let value = value.flatMap(unwrapped), !(value is NSNull) else { return nothing() }
    if let value = value as? Value { return value }
    guard let number = number(in: value) else { return nil }
    return CGFloat(number) as? Value ?? number as? Value ?? Float(number) as? Value
      ?? Int(exactly: number) as? Value ?? UInt(exactly: number) as? Value
      ?? Int32(exactly: number) as? Value ?? (number != 0) as? Value
      ?? NSNumber(value: number) as? Value
  }

  private nonisolated static func nothing<Value>() -> Value? {
    func make<Nothing: ExpressibleByNilLiteral>(_: Nothing.Type) -> Value? {
      let nothing: Nothing = nil
      return nothing as? Value
    }
    return (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { make($0) }
  }

  private nonisolated static func number(in value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Double: number
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }
}
