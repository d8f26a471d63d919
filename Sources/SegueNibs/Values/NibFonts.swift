// Fonts: of the system with a weight or text style, or by name.

import Foundation
import UIKit

extension NibLoader {
  /// Returns the font inside `element` with the given key; `nil` if there is none.
  func font(_ key: String = "fontDescription", of element: NibElement) -> UIFont? {
    element.children.first {
      $0.key == key && ($0.name == "fontDescription" || $0.name == "font")
    }.flatMap(font)
  }

  /// Returns the font that an element `fontDescription` or `font` describes.
  func font(_ element: NibElement) -> UIFont? {
    let size = element.number("pointSize") ?? element.number("size")
    _ = element["family"]
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    if let name = element["name"], !name.hasPrefix("."), let size {
      if let font = UIFont.installed(name: name, size: size) { return font }
      warn(element, "the font \"\(name)\", which is not installed; the system font is used")
      if let font = UIFont.standIn(name: name, size: size) { return font }
    }
    let metrics = NibFonts.meta[element["metaFont"] ?? ""]
    guard let size = size ?? metrics?.size else { return nil }
    return system(element, metrics?.type ?? element["type"], size)
  }

  private func system(_ element: NibElement, _ type: String?, _ size: CGFloat) -> UIFont {
    if let weight = NibFonts.weights[element["weight"] ?? ""] {
      return .systemFont(ofSize: size, weight: weight)
    }
    switch type {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
  }
}

/// The names of fonts.
enum NibFonts {
  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let meta: [String: (type: String, size: CGFloat)] = [
    "system": ("system", 13), "systemBold": ("boldSystem", 13), "label": ("system", 13),
    "labelFont": ("system", 13), "smallSystem": ("system", 11), "cellTitle": ("system", 16),
    "menu": ("system", 14), "user": ("system", 12), "message": ("system", 13),
  ]
}
