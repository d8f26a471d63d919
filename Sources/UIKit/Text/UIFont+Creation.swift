// Creates a font from everything that a scene can specify about it.

import Foundation
import SegueText

extension UIFont {
  /// Returns a font with the given family, size, weight and slant. A `nil` family is the system
  /// font.
  package static func make(
    family: String?, size: CGFloat, weight: Weight, isItalic: Bool, hasTabularDigits: Bool
  ) -> UIFont {
    let recipe = FontRequest(
      source: family.map { .family($0) } ?? .system, weight: weight.number, isItalic: isItalic,
      hasTabularDigits: hasTabularDigits)
    return UIFont(recipe: recipe, pointSize: size)
  }

  /// A description of why the font could not be found, or `nil` if it was found.
  package var problemDescription: String? { problem.map { "\($0)" } }
}
