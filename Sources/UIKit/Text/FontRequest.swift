// Font lookup. The request is kept apart from the font that was found, so that a bolder, larger or
// italic variant can be derived from it.

import Foundation
import SegueText

/// A description of a font to look up.
struct FontRequest: Hashable, Sendable {
  /// The way in which a font is looked up.
  enum Source: Hashable, Sendable {
    /// The system font: Inter, and Inter Display from 20 points on, as San Francisco changes its
    /// optical size.
    case system
    /// The monospaced system font.
    case monospaced
    /// A font of the given family.
    case family(String)
    /// A font with the given name, whatever its style.
    case name(String)
  }

  var source = Source.system
  /// The weight on the scale of font files, 1…1000.
  var weight = 400
  var isItalic = false
  var hasTabularDigits = false
  /// The text style that the font scales with, and its size at the default content size category;
  /// if the size is `nil`, the text style's own size is used.
  var textStyle: UIFont.TextStyle?
  var usualSize: CGFloat?

  /// The point size from which the system font uses its display cut.
  static let displaySize: CGFloat = 20
  static let monospacedFamily = "DejaVu Sans Mono"

  /// Returns the point size for a content size category, or `nil` if the font does not scale.
  func pointSize(_ category: UIContentSizeCategory) -> CGFloat? {
    guard let textStyle else { return nil }
    guard let usualSize else { return textStyle.pointSize(category) }
    return textStyle.scaled(usualSize, category)
  }

  /// Returns the font for text of the given size.
  /// - Throws: `FontError` if no such font can be used.
  func face(_ pointSize: CGFloat, in fonts: FontCatalog) throws(FontError) -> FontFace {
    switch source {
    case .system:
      let family = pointSize >= Self.displaySize ? "Inter Display" : "Inter"
      return try fonts.face(family: family, weight: weight, isItalic: isItalic)
    case .monospaced:
      return try fonts.face(family: Self.monospacedFamily, weight: weight, isItalic: isItalic)
    case .family(let name): return try fonts.face(family: name, weight: weight, isItalic: isItalic)
    case .name(let name): return try fonts.face(named: name)
    }
  }
}
