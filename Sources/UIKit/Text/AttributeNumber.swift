import Foundation

/// The numbers in attributes of text, which code gives in any type.
enum AttributeNumber {
  /// Returns the number in an attribute's value; `nil` if it is none or not finite.
  static func value(_ value: Any?) -> Double? {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Int: Double(value)
      case let value as Float: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
