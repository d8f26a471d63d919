// Fonts by text style, or by family, size and weight.

/// The fonts of a scene in addition to the system's.
public struct SceneFonts: Sendable {
  /// The paths of font files, relative to the scene's folder.
  public var files: [Located<String>]
  /// The families that supply letters a font lacks, in the order in which they are tried.
  public var fallback: [Located<String>]
  /// The only families of the system that may be used beside the interface fonts, in the order in
  /// which they supply missing letters; `nil` if every installed font may be used.
  public var pinned: [Located<String>]?

  /// Creates a set of font files and fallback families.
  public init(
    files: [Located<String>] = [], fallback: [Located<String>] = [],
    pinned: [Located<String>]? = nil
  ) {
    (self.files, self.fallback, self.pinned) = (files, fallback, pinned)
  }

  /// The families that supply letters a font lacks before any other: those of `fallback`, or the
  /// pinned ones.
  public var substitutes: [Located<String>] { pinned ?? fallback }
}

/// A font, by text style or by family, size and weight.
public struct SceneFont: Sendable, Hashable {
  /// Apple's text styles, which determine size and weight.
  public enum Style: String, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2
  }

  /// The weights of a font, from thin to heavy.
  public enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The family, or `nil` for the system font.
  public var family: String?
  /// The size in points, or `nil` for that of the text style.
  public var size: Double?
  /// The weight, or `nil` for that of the text style.
  public var weight: Weight?
  /// The text style.
  public var style: Style
  /// A Boolean value that indicates whether the font is italic.
  public var isItalic: Bool
  /// A Boolean value that indicates whether all digits have the same width.
  public var hasMonospacedDigits: Bool

  /// Creates a font. The default is the system's body text.
  public init(
    family: String? = nil, size: Double? = nil, weight: Weight? = nil, style: Style = .body,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    (self.family, self.size, self.weight, self.style) = (family, size, weight, style)
    (self.isItalic, self.hasMonospacedDigits) = (isItalic, hasMonospacedDigits)
  }
}
