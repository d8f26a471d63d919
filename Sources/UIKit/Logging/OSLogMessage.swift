// Messages with interpolated values, their privacy and their formats.

import Foundation

/// A message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with the values of an interpolation.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Appends text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a value as `String(describing:)` has it.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(String(describing: value()))
  }

  /// Appends an integer.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(String(value(), radix: format.radix, uppercase: format.isUppercase))
  }

  /// Appends a number.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(String(format: format.conversion, Double(value())))
  }
}

/// Whether a value is shown to others than the developer. It is always shown here.
public struct OSLogPrivacy: Sendable {
  /// What takes the place of a value that is hidden.
  public enum Mask: Sendable {
    /// A hash of the value.
    case hash
    /// Nothing.
    case none
  }
  /// The value is shown.
  public static let `public` = OSLogPrivacy()
  /// The value is hidden.
  public static let `private` = OSLogPrivacy()
  /// The value is hidden unless it is a number.
  public static let auto = OSLogPrivacy()
  /// The value is hidden even where private values are shown.
  public static let sensitive = OSLogPrivacy()
  /// The value is hidden.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The value is hidden unless it is a number.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The columns in which a value is written.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isRight = true
  /// As many columns as the value needs.
  public static let none = OSLogStringAlignment()
  /// At the right of a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }
  /// At the left of a number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  fileprivate func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, min(columns, 4096) - text.count))
    return isRight ? space + text : text + space
  }
}

/// The form in which an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  fileprivate var radix = 10
  fileprivate var isUppercase = false
  /// With the digits 0 to 9.
  public static let decimal = OSLogIntegerFormatting()
  /// With the digits 0 to 7.
  public static let octal = OSLogIntegerFormatting(radix: 8)
  /// With the digits 0 to f.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// With the digits 0 to f, in capitals on demand.
  public static func hex(uppercase: Bool) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase)
  }
}

/// The form in which a number is written.
public struct OSLogFloatFormatting: Sendable {
  fileprivate var conversion = "%f"
  /// With six digits after the point.
  public static let fixed = OSLogFloatFormatting()
  /// With a number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "%.\(max(0, min(precision, 64)))f")
  }
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting(conversion: "%e")
  /// With or without an exponent, whichever is shorter.
  public static let hybrid = OSLogFloatFormatting(conversion: "%g")
}

/// Formats with `%{public}@` and the like.
enum LogFormat {
  /// Returns the text of a format, in which each conversion is replaced by an argument. Conversions
  /// without an argument stay as they are.
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var (text, rest) = ("", Substring(format))
    var values = arguments.makeIterator()
    while let mark = rest.firstIndex(of: "%") {
      text += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      let options = conversion(&rest)
      text += values.next().map { written($0, options) } ?? "%" + options
    }
    return text + rest
  }

  /// Removes a conversion from the beginning of the text, and returns it without what is in braces.
  private static func conversion(_ rest: inout Substring) -> String {
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      rest = rest[rest.index(after: end)...]
    }
    let options = rest.prefix { "-+ #0123456789.lhqzjt".contains($0) }
    rest = rest.dropFirst(options.count)
    guard let kind = rest.popFirst() else { return String(options) }
    return String(options.filter { !"lhqzjt".contains($0) }) + String(kind)
  }

  private static func written(_ value: Any, _ options: String) -> String {
    switch value {
    case let number as any BinaryInteger where "diuxXo".contains(options.last ?? " "):
      String(
        format: "%" + options.dropLast() + "l" + options.suffix(1), Int(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint where "fFgGeE".contains(options.last ?? " "):
      String(format: "%" + options, Double(number))
    default: String(describing: value)
    }
  }
}
