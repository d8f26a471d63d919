// Source that the adapter cannot convert, with its position.

/// A use of something that has no equivalent here.
public struct Problem: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The path of the file, as it was given.
  public var path: String
  /// The position in the file.
  public var place: SourcePlace
  /// The problem that was found, what was expected, and what to do.
  public var message: String

  /// The problem as `FILE:LINE:COLUMN: error: message`.
  public var description: String {
    "\(path):\(place.line):\(place.column): error: \(message)"
  }
}
