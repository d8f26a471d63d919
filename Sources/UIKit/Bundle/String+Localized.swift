// `String(localized:)`, which Foundation does not have on Linux.

import Foundation

extension String {
  /// A key of a table of strings, with the values of its interpolations.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// A value that replaces a specifier of the text.
    enum Argument: Hashable, Sendable {
      case text(String)
      case integer(Int64)
      case natural(UInt64)
      case real(Double)

      var value: CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .integer(let number): number
        case .natural(let number): number
        case .real(let number): number
        }
      }
    }

    /// The key, with a specifier such as `%lld` for each interpolation.
    let key: String
    let arguments: [Argument]

    /// Creates a value whose key is a text without interpolations.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// Creates a value whose key is a literal.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }
    /// Creates a value from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// The parts of a literal with interpolations. Each value adds the specifier of its type to the
    /// key, as on iOS.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [Argument] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends text of the key. A percent sign is doubled.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }

      /// Appends a string: `%@`.
      public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }
      /// Appends a part of a string: `%@`.
      public mutating func appendInterpolation(_ value: Substring) {
        append("%@", .text(String(value)))
      }
      /// Appends an integer: `%lld`.
      public mutating func appendInterpolation(_ value: Int) {
        append("%lld", .integer(Int64(value)))
      }
      /// Appends an integer: `%lld`.
      public mutating func appendInterpolation(_ value: Int64) { append("%lld", .integer(value)) }
      /// Appends an integer: `%d`.
      public mutating func appendInterpolation(_ value: Int32) {
        append("%d", .integer(Int64(value)))
      }
      /// Appends an integer: `%llu`.
      public mutating func appendInterpolation(_ value: UInt) {
        append("%llu", .natural(UInt64(value)))
      }
      /// Appends a number: `%lf`.
      public mutating func appendInterpolation(_ value: Double) { append("%lf", .real(value)) }
      /// Appends a number: `%f`.
      public mutating func appendInterpolation(_ value: Float) {
        append("%f", .real(Double(value)))
      }
      /// Appends a value that a specifier describes, such as `%.1f`.
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        append(specifier, .real(value))
      }
      /// Appends an integer that a specifier describes, such as `%03d`.
      public mutating func appendInterpolation(_ value: Int, specifier: String) {
        append(specifier, .integer(Int64(value)))
      }
      /// Appends a value as a format style writes it: `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append("%@", .text(format.format(value)))
      }
      /// Appends the description of another value: `%@`.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", .text("\(value)"))
      }
    }

    /// The text for the key with the arguments.
    func text(_ fallback: LocalizationValue?, table: String?, bundle: Bundle?, locale: Locale?)
      -> String
    {
      let value = fallback?.key ?? key
      let format = SegueBundle.string(
        key, value: value, table: table, in: bundle ?? SegueBundle.main)
      let values = arguments.isEmpty ? fallback?.arguments ?? [] : arguments
      guard !values.isEmpty || format.contains("%%") else { return format }
      return SegueBundle.text(format, locale: locale, values.map(\.value))
    }
  }

  /// Creates the text for a key in the language of the app.
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text if the table does not have it.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle; `nil` for that of the app.
  ///   - locale: The locale in which numbers are written; `nil` for that of the app.
  ///   - comment: A note for translators. It is ignored.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(
      nil, table: table, bundle: bundle, locale: locale ?? SegueBundle.locale)
  }

  /// Creates the text for a key in the language of the app.
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text if the table does not have the key.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle; `nil` for that of the app.
  ///   - locale: The locale in which numbers are written; `nil` for that of the app.
  ///   - comment: A note for translators. It is ignored.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizationValue("\(key)").text(
      defaultValue, table: table, bundle: bundle, locale: locale ?? SegueBundle.locale)
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.value.text(
      resource.fallback, table: resource.table, bundle: nil, locale: resource.locale)
  }
}

/// A reference to a localized text, which is looked up when it is used.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  let value: String.LocalizationValue
  let fallback: String.LocalizationValue?
  /// The name of the table; `nil` for `Localizable`.
  public let table: String?
  /// The locale in which numbers are written.
  public var locale: Locale
  /// The key.
  public var key: String { value.key }

  /// Creates a reference.
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text if the table does not have it.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - locale: The locale in which numbers are written; `nil` for that of the app.
  ///   - comment: A note for translators. It is ignored.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    (value, fallback, self.table) = (keyAndValue, nil, table)
    self.locale = locale ?? SegueBundle.locale
  }

  /// Creates a reference with a text for a key that the table does not have.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    (value, fallback, self.table) = (String.LocalizationValue("\(key)"), defaultValue, table)
    self.locale = locale ?? SegueBundle.locale
  }

  /// Creates a reference whose key is a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a reference from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
