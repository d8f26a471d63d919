// The parsing of option values, with one place for the message about the expected form.

/// A value that can be written on the command line.
package protocol WrittenValue: Sendable {
  /// Creates a value from text. Returns `nil` if `text` has another form.
  init?(_ text: String)
  /// The description of the expected text, for messages.
  static var expectation: String { get }
}
