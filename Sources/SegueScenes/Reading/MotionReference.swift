// References to the parameters of a declared transition: a name after `$`, alone or in an expression
// of numbers such as `1 / $scale` or `$distance * 100%`.

import Foundation

/// A text that refers to parameters.
struct MotionReference {
  /// The characters of expressions besides names.
  private static let symbols = Set("-+*/() .0123456789%".utf8)

  /// Returns a Boolean value that indicates whether `text` has the form of a reference.
  static func isReference(_ text: String) -> Bool {
    guard text.utf8.count <= 200, text.utf8.contains(UInt8(ascii: "$")) else { return false }
    var rest = text.utf8[...]
    while let first = rest.first {
      rest = rest.dropFirst()
      if first == UInt8(ascii: "$") {
        guard rest.first.map(isLetter) == true else { return false }
        rest = rest.drop { isLetter($0) || isDigit($0) }
      } else if !symbols.contains(first) {
        return false
      }
    }
    return true
  }

  /// Returns a Boolean value that indicates whether a reference can name `text`.
  static func isName(_ text: String) -> Bool {
    text.utf8.first.map(isLetter) == true && text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  /// The form as an ECMA 262 regular expression, for the JSON Schema.
  static let pattern =
    "^(?=.*\\$)(?=.{1,200}$)([-+*/() .0-9%]|\\$[A-Za-z][A-Za-z0-9]*)+$"

  /// The names of the parameters to which a text with the form of a reference refers, in order.
  static func names(in text: String) -> [String] {
    text.split(separator: "$", omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
  }

  fileprivate static func isLetter(_ unit: UInt8) -> Bool {
    (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }

  fileprivate static func isDigit(_ unit: UInt8) -> Bool { (0x30...0x39).contains(unit) }
}

/// Evaluates an expression of numbers with the usual precedence of its operators.
struct MotionExpression {
  private var rest: Substring.UTF8View
  private let values: [String: Double]

  /// The value of an expression.
  struct Value {
    var number: Double
    /// Whether the expression ends with a percent sign.
    var isPercentage: Bool
  }

  /// Returns the value of an expression, or `nil` if it is not one or its value is not finite.
  /// - Parameter values: The numbers of the parameters by name.
  static func value(of text: String, _ values: [String: Double]) -> Value? {
    var words = text[...]
    while words.last == " " { words = words.dropLast() }
    let isPercentage = words.last == "%"
    if isPercentage { words = words.dropLast() }
    var expression = MotionExpression(rest: words.utf8, values: values)
    guard let number = expression.sum(depth: 0), expression.next == nil, number.isFinite else {
      return nil
    }
    return Value(number: number, isPercentage: isPercentage)
  }

  /// The next character that is not a space.
  private var next: UInt8? {
    mutating get {
      rest = rest.drop { $0 == UInt8(ascii: " ") }
      return rest.first
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func sum(depth: Int) -> Double? {
    guard depth < 50, var result = product(depth: depth) else { return nil }
    while true {
      if take("+") {
        guard let other = product(depth: depth) else { return nil }
        result += other
      } else if take("-") {
        guard let other = product(depth: depth) else { return nil }
        result -= other
      } else {
        return result
      }
    }
  }

  private mutating func product(depth: Int) -> Double? {
    guard var result = factor(depth: depth) else { return nil }
    while true {
      if take("*") {
        guard let other = factor(depth: depth) else { return nil }
        result *= other
      } else if take("/") {
        guard let other = factor(depth: depth) else { return nil }
        result /= other
      } else {
        return result
      }
    }
  }

  private mutating func factor(depth: Int) -> Double? {
    guard depth < 50 else { return nil }
    if take("-") { return factor(depth: depth + 1).map { -$0 } }
    if take("(") {
      guard let result = sum(depth: depth + 1), take(")") else { return nil }
      return result
    }
    if take("$") {
      let name = rest.prefix { MotionReference.isLetter($0) || MotionReference.isDigit($0) }
      rest = rest.dropFirst(name.count)
      return values[String(decoding: name, as: UTF8.self)]
    }
    guard next != nil else { return nil }
    let digits = rest.prefix { MotionReference.isDigit($0) || $0 == UInt8(ascii: ".") }
    rest = rest.dropFirst(digits.count)
    return Double(String(decoding: digits, as: UTF8.self))
  }
}
