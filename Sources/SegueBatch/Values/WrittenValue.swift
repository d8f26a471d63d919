// How the values of options are read: one place for the sentence that says what was expected.

/// A value that is written on the command line.
package protocol WrittenValue: Sendable {
  /// Reads it; `nil` if `text` is something else.
  init?(_ text: String)
  /// What is expected, for a message.
  static var expectation: String { get }
}
