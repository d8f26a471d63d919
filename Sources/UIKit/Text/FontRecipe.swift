// How a font is found: what was asked for, kept apart from what was found, so that a bolder, larger or
// italic one can be made of it.

import Foundation
import SegueText

/// What somebody wants of a font.
struct FontRecipe: Hashable, Sendable {
  /// Where it comes from.
  enum Source: Hashable, Sendable {
    /// The system's: Inter, in its display cut from 20 points on, as San Francisco changes its own.
    case system
    /// The system's for code.
    case monospaced
    /// A family's.
    case family(String)
    /// A font of this name, whatever its style.
    case name(String)
  }

  var source = Source.system
  /// 1…1000.
  var weight = 400
  var isItalic = false
  var hasTabularDigits = false
  /// The style it grows with, and the size that it has at the usual category: the style's own if
  /// `nil`.
  var textStyle: UIFont.TextStyle?
  var usualSize: CGFloat?

  /// From this size on the system's font is the cut for headlines.
  static let displaySize: CGFloat = 20
  static let monospacedFamily = "DejaVu Sans Mono"

  /// How large it is for people who want this category; `nil` if it does not grow.
  func pointSize(_ category: UIContentSizeCategory) -> CGFloat? {
    guard let textStyle else { return nil }
    guard let usualSize else { return textStyle.pointSize(category) }
    return textStyle.scaled(usualSize, category)
  }

  /// The font for text of this size.
  /// - Throws: `FontError`.
  func face(_ pointSize: CGFloat, in fonts: FontCatalogue) throws(FontError) -> FontFace {
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
