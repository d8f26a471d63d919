// How the values of options are read: one place for the sentence that says what was expected.

import ArgumentParser

/// A value that is written on the command line.
package protocol WrittenValue: Sendable {
  /// Reads it; `nil` if `text` is something else.
  init?(_ text: String)
  /// What is expected, for a message.
  static var expectation: String { get }
}

/// Reads the value of an option.
@Sendable func written<Value: WrittenValue>(_ text: String) throws -> Value {
  guard let value = Value(text) else { throw ValidationError("expected \(Value.expectation)") }
  return value
}
