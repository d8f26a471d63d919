// Localized strings and formats of an app: Documentation/UIKit/RESOURCES.md.

import Foundation
import SegueAssets

extension SegueBundle {
  /// Returns the text for a key in the language of the app. The implementation of
  /// `NSLocalizedString`.
  /// - Parameters:
  ///   - value: The text for a key that the table does not have; `nil` or empty for the key.
  ///   - table: The name of the table; `nil` for `Localizable`.
  public static func string(
    _ key: String, value: String?, table: String?, in bundle: Bundle
  ) -> String {
    let found = AppFolders.folder(of: bundle)?.localizedString(key, table: table)
    return found ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// Returns a format with its arguments. The implementation of `String(format:)`. The format may be
  /// a localized text with forms for numbers; of texts that are equal, the one that was looked up
  /// last is meant.
  public static func text(_ format: String, locale: Locale?, _ arguments: [CVarArg]) -> String {
    var format = format
    if let plural = AppFolders.main?.pluralText(of: format) {
      format = plural.format(for: arguments.map(number))
    }
    let sequence = FormatSequence(format, count: arguments.count)
    let values = sequence.arguments.map { argument in
      let value = arguments[argument.index]
      return argument.isObject ? object(value) : value
    }
    return String(format: sequence.format, locale: locale, arguments: values)
  }

  /// Returns a value for `%@`: the object itself, or the description of a number.
  private static func object(_ value: CVarArg) -> CVarArg {
    if let text = value as? String { return NSString(string: text) }
    return type(of: value) is AnyClass ? value : NSString(string: "\(value)")
  }

  private static func number(_ argument: CVarArg) -> Double? {
    switch argument {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
