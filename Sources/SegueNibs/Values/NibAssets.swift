// Images and colors that elements name, from the app's bundle.

import Foundation
import UIKit

/// What the app's bundle has under a name.
@MainActor
enum NibAssets {
  /// Returns the color with the given name; `nil` if there is none.
  static func color(_ name: String) -> UIColor? { UIColor(named: name) }

  /// Returns the image with the given name.
  /// - Parameter catalog: `system` for symbols.
  static func image(_ name: String, catalog: String?) -> UIImage? {
    catalog == "system" ? UIImage(systemName: name) : UIImage(named: name)
  }
}

extension NibLoader {
  /// Returns the image of `element` with the given key: the name in an attribute, or a reference
  /// inside.
  func image(_ key: String, of element: NibElement) -> UIImage? {
    if let reference = element.child(key: key, "imageReference") { return image(reference) }
    guard let name = element[key] else { return nil }
    return image(name, catalog: element["catalog"], element)
  }

  /// Returns the image of an element `imageReference`.
  func image(_ reference: NibElement) -> UIImage? {
    guard let name = reference["image"] else { return nil }
    _ = reference["symbolScale"]
    let image = image(name, catalog: reference["catalog"], reference)
    switch reference["renderingMode"] {
    case "template", "alwaysTemplate": return image?.withRenderingMode(.alwaysTemplate)
    case "original", "alwaysOriginal": return image?.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  private func image(_ name: String, catalog: String?, _ element: NibElement) -> UIImage? {
    if let image = NibAssets.image(name, catalog: catalog) { return image }
    warn(element, "the image \"\(name)\", which the app does not have")
    return nil
  }
}

extension NibAssets {
  /// Returns the translation of a text in the app's own table of strings, or the text.
  static func localized(_ text: String) -> String {
    SegueBundle.string(text, value: nil, table: nil, in: SegueBundle.main)
  }
}
