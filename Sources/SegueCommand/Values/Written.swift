// Parsing of option values, with one place for the message about the expected form.

import ArgumentParser
import SegueClips

/// Parses the value of an option.
@Sendable func written<Value: WrittenValue>(_ text: String) throws -> Value {
  guard let value = Value(text) else { throw ValidationError("expected \(Value.expectation)") }
  return value
}

extension OutputFormat {
  /// Parses the value of `--format`.
  @Sendable static func written(_ text: String) throws -> OutputFormat {
    do throws(UsageProblem) { return try named(text) } catch {
      throw ValidationError(error.description)
    }
  }
}
