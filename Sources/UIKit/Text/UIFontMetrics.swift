// Scaling of custom fonts with the user's preferred content size, in the proportion of a text
// style.

import Foundation

/// Scales fonts and lengths as a text style scales.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics that scale as `textStyle` scales.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns `font` scaled for the user's preferred content size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns `font` scaled for the user's preferred content size, up to `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns `font` scaled for the content size category of the given traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns `font` scaled for the content size category of the given traits, up to
  /// `maximumPointSize`. A maximum of 0 means no limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    var recipe = font.recipe
    (recipe.textStyle, recipe.usualSize) = (style, font.pointSize)
    return UIFont(
      recipe: recipe, pointSize: maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// Returns a length scaled for the user's preferred content size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled for the content size category of the given traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    style.scaled(value, .wanted(traitCollection))
  }
}
