// Conversion of a scene's fonts to UIKit's.

import SegueScenes
import UIKit

extension UIFont {
  /// Returns the font that a scene describes. The size of a text style follows the preferred text
  /// size; an explicit size is fixed.
  static func described(_ font: SceneFont) -> UIFont {
    let style = TextStyle(font.style)
    return make(
      family: font.family,
      size: font.size.map { CGFloat($0) }
        ?? style.pointSize(UITraitCollection.current.preferredContentSizeCategory),
      weight: font.weight.map { Weight($0) } ?? (font.style == .headline ? .semibold : .regular),
      isItalic: font.isItalic, hasTabularDigits: font.hasMonospacedDigits)
  }
}

extension UIFont.TextStyle {
  /// Creates the text style for a scene's text style.
  init(_ style: SceneFont.Style) {
    self =
      switch style {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
  }
}

extension UIFont.Weight {
  /// Creates the weight for a scene's weight.
  init(_ weight: SceneFont.Weight) {
    self =
      switch weight {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
  }
}
