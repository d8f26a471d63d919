// Colors: by components in several color spaces, by name in the asset catalog, and of the system.

import CoreGraphics
import Foundation
import UIKit

extension NibLoader {
  /// Returns the color inside `element` with the given key; `nil` if there is none.
  func color(_ key: String, of element: NibElement) -> UIColor? {
    element.child(key: key, "color").flatMap(color)
  }

  /// Returns the color that `element` describes.
  func color(_ element: NibElement) -> UIColor? {
    if let name = element["name"] { return named(name, element) }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return system(name, element)
    }
    return NibColor.components(element)
  }

  private func named(_ name: String, _ element: NibElement) -> UIColor? {
    if let color = NibAssets.color(name) { return color }
    if let found = file.resource("namedColor", named: name)?.child("color") {
      return NibColor.components(found)
    }
    warn(element, "the color \"\(name)\", which the app's catalogs do not have")
    return nil
  }

  private func system(_ name: String, _ element: NibElement) -> UIColor? {
    if let color = UIColor.system(named: name) { return color }
    if let found = file.resource("systemColor", named: name)?.child("color") {
      return NibColor.components(found)
    }
    warn(element, "the system color \"\(name)\", which is not known")
    return nil
  }
}

/// Colors that depend on nothing but their element.
@MainActor
enum NibColor {
  /// Returns the color with the components of an element.
  static func components(_ element: NibElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    let space = [element["customColorSpace"], element["colorSpace"]].compactMap { $0 }.first
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let cyan = element.number("cyan") { return inks(element, cyan, alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    let shown = standard([red, green, blue].map(Double.init), space).map { CGFloat($0) }
    return UIColor(red: shown[0], green: shown[1], blue: shown[2], alpha: alpha)
  }

  /// Returns the components in sRGB of a color in another space.
  private static func standard(_ parts: [Double], _ space: String?) -> [Double] {
    switch space {
    case "displayP3": DisplayP3.standard(parts)
    case "calibratedRGB": GenericRGB.standard(parts)
    default: parts
    }
  }

  private static func inks(_ element: NibElement, _ cyan: CGFloat, _ alpha: CGFloat) -> UIColor {
    let rest = 1 - (element.number("black") ?? 0)
    func light(_ ink: CGFloat) -> CGFloat { (1 - ink) * rest }
    return UIColor(
      red: light(cyan), green: light(element.number("magenta") ?? 0),
      blue: light(element.number("yellow") ?? 0), alpha: alpha)
  }
}
