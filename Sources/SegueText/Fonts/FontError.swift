// The errors of fonts, each described in one line.

/// An error that prevents a font from being used.
public struct FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of error.
  public enum Code: Sendable, Hashable {
    /// The file does not exist or cannot be read.
    case file
    /// The format is not supported.
    case format
    /// The font's tables violate the rules, or the file is truncated.
    case damaged
    /// The font exceeds the limits.
    case limit
    /// There is no font of that name.
    case missing
  }

  /// The kind of error.
  public let code: Code
  /// The font's file or name, as the caller provided it.
  public let name: String
  /// The found and the expected values, without the name.
  public let reason: String

  /// Creates an error about the font `name`.
  public init(_ code: Code, _ name: String, _ reason: String) {
    (self.code, self.name, self.reason) = (code, name, reason)
  }

  /// The error in one line, as `NAME: reason`.
  public var description: String { "\(name): \(reason)" }

  static func damaged(_ name: String, _ what: String) -> FontError {
    FontError(.damaged, name, "damaged font: \(what); expected an intact font")
  }
}

/// Limits for the size of fonts.
package enum FontLimits {
  /// The maximum number of bytes of a file.
  package static let bytes = 64 << 20
  /// The maximum number of tables of one font.
  static let tables = 512
  /// The maximum number of fonts in one collection.
  static let faces = 256
  /// The maximum number of axes of a variable font, and of named positions on them.
  static let axes = 64
  static let instances = 1_024
  /// The maximum number of layers of a color glyph.
  static let layers = 1_024
  /// The range of units per em that the format permits.
  static let unitsPerEm = 16...16_384
  /// The maximum number of lines and curves of one glyph. Inter's largest glyph has fewer than 500.
  static let outlineSteps = 50_000
}
