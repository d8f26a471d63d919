// The fonts of a scene as UIKit's.

import SegueScenes
import UIKit

extension UIFont {
  /// The font that a scene describes: a style's size is the one that people want, a size of its own is
  /// fixed.
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
  /// The same style.
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
  /// The same weight.
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
