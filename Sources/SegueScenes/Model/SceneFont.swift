// Fonts as people write them: a text style, or a family with a size and a weight.

/// Fonts beside the system's.
public struct SceneFonts: Sendable {
  /// Files below the scene's folder.
  public var files: [Located<String>]
  /// Families that stand in for letters that a font lacks, in the order they are asked.
  public var fallback: [Located<String>]

  /// These fonts.
  public init(files: [Located<String>] = [], fallback: [Located<String>] = []) {
    (self.files, self.fallback) = (files, fallback)
  }
}

/// A font.
public struct SceneFont: Sendable, Hashable {
  /// Apple's text styles, which say size and weight.
  public enum Style: String, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2
  }

  /// From thin to heavy.
  public enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The family; `nil` for the system's.
  public var family: String?
  /// Points; `nil` for what the style says.
  public var size: Double?
  /// The weight; `nil` for what the style says.
  public var weight: Weight?
  /// The text style.
  public var style: Style
  /// Whether it slants.
  public var isItalic: Bool
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits: Bool

  /// A font; the system's body text unless told otherwise.
  public init(
    family: String? = nil, size: Double? = nil, weight: Weight? = nil, style: Style = .body,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    (self.family, self.size, self.weight, self.style) = (family, size, weight, style)
    (self.isItalic, self.hasMonospacedDigits) = (isItalic, hasMonospacedDigits)
  }
}
