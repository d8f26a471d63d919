// The parsing of option values, with one place for the message about the expected form.

/// A value that can be written on the command line.
package protocol WrittenValue: Sendable {
  /// Creates a value from text. Returns `nil` if `text` has another form.
  init?(_ text: String)
  /// The description of the expected text, for messages.
  static var expectation: String { get }
}

extension Double {
  /// The number as it is typed in an option: 4 rather than 4.0.
  package var asTyped: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
