// What can go wrong with goldens and comparisons beside a difference, in one line.

/// Why there is no verdict.
public struct GoldenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of trouble it is.
  public enum Code: Sendable, Hashable {
    /// What was asked for makes no sense.
    case usage
    /// There was nothing to compare.
    case nothingCompared
    /// A golden file is not as it was written.
    case damaged
  }

  /// What kind of trouble it is.
  public let code: Code
  /// What was found and what was expected.
  public let description: String

  /// An error.
  public init(_ code: Code, _ description: String) {
    (self.code, self.description) = (code, description)
  }
}
