// What is wrong with a font, in one line.

/// Why a font could not be used.
public struct FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of trouble it is.
  public enum Code: Sendable, Hashable {
    /// No such file, or it could not be read.
    case file
    /// Not a format that is read.
    case format
    /// A font whose tables break the rules, or that ends early.
    case damaged
    /// Larger than the limits.
    case limit
    /// No font of that name.
    case missing
  }

  /// What kind of trouble it is.
  public let code: Code
  /// The font's file or name, as the caller gave it.
  public let name: String
  /// What was found and what was expected, without the name.
  public let reason: String

  /// An error about the font `name`.
  public init(_ code: Code, _ name: String, _ reason: String) {
    (self.code, self.name, self.reason) = (code, name, reason)
  }

  /// `NAME: reason`.
  public var description: String { "\(name): \(reason)" }

  static func damaged(_ name: String, _ what: String) -> FontError {
    FontError(.damaged, name, "damaged font: \(what); expected a whole font")
  }
}

/// How large fonts may be.
package enum FontLimits {
  /// The most bytes of a file.
  package static let bytes = 64 << 20
  /// The most tables of one font.
  static let tables = 512
  /// The most fonts in one collection.
  static let faces = 256
  /// The most axes of a variable font, and the most places on them that have a name.
  static let axes = 64
  static let instances = 1_024
  /// The most layers of a glyph in colour.
  static let layers = 1_024
  /// What the format allows for units per em.
  static let unitsPerEm = 16...16_384
  /// The most lines and curves of one glyph. Inter's largest has fewer than 500.
  static let outlineSteps = 50_000
}
