// Variations for size classes: which subviews and constraints are left out, and other values. They
// are applied once, for the screen's size classes at the time of loading.

import Foundation
import UIKit

/// The variations of elements.
@MainActor
enum NibVariations {
  /// Returns the identifiers of the objects in a list (`subviews` or `constraints`) that are left
  /// out.
  static func excluded(_ list: String, of element: NibElement) -> Set<String> {
    var left: Set<String> = []
    for variation in applying(to: element) {
      for mask in variation.children where mask.name == "mask" && mask.key == list {
        for entry in mask.children {
          guard let id = entry["reference"] else { continue }
          if entry.name == "exclude" { left.insert(id) } else { left.remove(id) }
        }
      }
    }
    return left
  }

  /// Returns an attribute of the most specific variation that has it; `nil` if none has.
  static func value(_ attribute: String, of element: NibElement) -> String? {
    applying(to: element).reversed().lazy.compactMap { $0[attribute] }.first
  }

  /// The variations that apply, the least specific first.
  private static func applying(to element: NibElement) -> [NibElement] {
    let found = element.children.filter { $0.name == "variation" && applies($0.key ?? "") }
    return found.enumerated().sorted {
      (weight($0.element), $0.offset) < (weight($1.element), $1.offset)
    }.map(\.element)
  }

  private static func weight(_ variation: NibElement) -> Int {
    (variation.key ?? "").components(separatedBy: "Class=").count
  }

  private static func applies(_ key: String) -> Bool {
    if key == "default" { return true }
    let traits = UIScreen.main.traitCollection
    return key.split(separator: "-").allSatisfy { part in
      let pair = part.split(separator: "=").map(String.init)
      guard pair.count == 2 else { return false }
      switch pair[0] {
      case "widthClass": return pair[1] == name(traits.horizontalSizeClass)
      case "heightClass": return pair[1] == name(traits.verticalSizeClass)
      default: return false
      }
    }
  }

  private static func name(_ size: UIUserInterfaceSizeClass) -> String {
    switch size {
    case .compact: "compact"
    case .regular: "regular"
    default: "unspecified"
    }
  }
}
