// Values as predicates and keys see them: without the optionals that `Any` hides.

import Foundation

/// A type that hides an optional in `Any`.
private protocol AnyOptional {
  var anyValue: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var anyValue: Any? { map { $0 } }
}

/// Conversions of values of any type.
package enum FlatValue {
  /// Returns a value without optionals in it; `nil` for `NSNull`.
  package static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any AnyOptional { return flat(optional.anyValue) }
    return value is NSNull ? nil : value
  }

  /// Returns a number; `nil` for other values.
  package static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Decimal: NSDecimalNumber(decimal: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    case let value as any RawRepresentable: number(value.rawValue)
    default: nil
    }
  }
}
