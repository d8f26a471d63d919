// What the adapter cannot do for a file, and where.

/// Something in a file that has no equal here.
public struct Problem: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file, as it was given.
  public var path: String
  /// Where.
  public var place: SourcePlace
  /// What was found, what was expected, what to do.
  public var message: String

  /// `FILE:LINE:COLUMN: error: message`.
  public var description: String {
    "\(path):\(place.line):\(place.column): error: \(message)"
  }
}
