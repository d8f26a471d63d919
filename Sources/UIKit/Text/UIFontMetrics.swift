// Fonts of one's own that grow with the text people want, as the style's own size does.

import Foundation

/// How sizes grow with a text style.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// That of text to read.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// How sizes grow with `textStyle`.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// `font` as large as people want it.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// `font` as large as people want it, but not larger than `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// `font` as large as these traits want it.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// `font` as large as these traits want it, but not larger than `maximumPointSize` if that is
  /// above 0.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    var recipe = font.recipe
    (recipe.textStyle, recipe.usualSize) = (style, font.pointSize)
    return UIFont(
      recipe: recipe, pointSize: maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A length that grows as the style does.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length as large as these traits want it.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    style.scaled(value, .wanted(traitCollection))
  }
}
