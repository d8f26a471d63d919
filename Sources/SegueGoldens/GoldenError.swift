// Errors of goldens and comparisons other than a difference, each with a one-line description.

import SegueDiagnostics

/// An error that prevents a comparison from reaching a verdict.
public struct GoldenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Code: Sendable, Hashable {
    /// The request is invalid.
    case usage
    /// There is nothing to compare.
    case nothingCompared
    /// A golden file does not have the contents that were written.
    case damaged
    /// A recording and a clip cannot be aligned.
    case unaligned
    /// A clip exceeds a limit.
    case limit
  }

  /// The kind of the error.
  public let code: Code
  /// The problem that was found, and what was expected.
  public let description: String

  /// Creates an error.
  public init(_ code: Code, _ description: String) {
    (self.code, self.description) = (code, description)
  }
}

extension GoldenError: ExitCodeError {
  package var exitCode: ExitCode {
    switch code {
    case .usage, .nothingCompared: .usage
    case .damaged: .asset
    case .unaligned: .scene
    case .limit: .limit
    }
  }
}
