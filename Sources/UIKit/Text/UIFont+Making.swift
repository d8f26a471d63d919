// A font by everything that a scene may say of it at once.

import Foundation
import SegueText

extension UIFont {
  /// A font of a family (the system's for `nil`), size, weight and slant.
  package static func make(
    family: String?, size: CGFloat, weight: Weight, isItalic: Bool, hasTabularDigits: Bool
  ) -> UIFont {
    let recipe = FontRecipe(
      source: family.map { .family($0) } ?? .system, weight: weight.number, isItalic: isItalic,
      hasTabularDigits: hasTabularDigits)
    return UIFont(recipe: recipe, pointSize: size)
  }

  /// Why the font could not be found.
  package var problemDescription: String? { problem.map { "\($0)" } }
}
