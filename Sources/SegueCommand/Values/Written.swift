// How the values of options are read: one place for the sentence that says what was expected.

import ArgumentParser
import SegueBatch

/// Reads the value of an option.
@Sendable func written<Value: WrittenValue>(_ text: String) throws -> Value {
  guard let value = Value(text) else { throw ValidationError("expected \(Value.expectation)") }
  return value
}

extension OutputFormat {
  /// Reads the value of `--format`.
  @Sendable static func written(_ text: String) throws -> OutputFormat {
    do throws(UsageProblem) { return try named(text) } catch {
      throw ValidationError(error.description)
    }
  }
}
