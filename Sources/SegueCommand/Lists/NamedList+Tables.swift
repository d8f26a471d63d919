// The lists of icons, fonts and colors.

import CoreGraphics
import SegueDiagnostics
import SegueText
import UIKit

extension NamedList {
  /// Returns the names of the icon font, and the names of system symbols that mean the same.
  /// - Throws: `Failure` if the icon font is not installed.
  static func icons() throws(Failure) -> NamedList {
    let face: FontFace
    do throws(FontError) { face = try FontCatalog.system.face(family: IconFont.family) } catch {
      throw Failure(.asset, "\(error)")
    }
    return NamedList(
      face.ligatures.map { name in
        (name, [("symbols", .array(SymbolNames.symbols(of: name).map { .string($0) }))])
      })
  }

  /// The families: the known ones first, then the other installed ones.
  static var fonts: NamedList {
    let known = FontCatalog.system.families
    let others = InstalledFonts.families.filter { !known.contains($0) }
    return NamedList(
      (known + others).map { family in
        let isInstalled = (try? FontCatalog.system.face(family: family)) != nil
        let package = FontPackages.package(ofFamily: family)
        return (
          family,
          [
            ("state", .string(isInstalled ? "installed" : "missing")),
            ("package", package.map { .string($0) } ?? .null),
          ]
        )
      })
  }

  /// The names of colors: those that follow the appearance, then the fixed ones.
  static var colors: NamedList {
    let system = SystemColor.allCases.map { color in
      entry(color.rawValue, light: color.variants.light, dark: color.variants.dark)
    }
    let fixed = NamedColor.allCases.map { entry($0.rawValue, light: $0.color, dark: $0.color) }
    return NamedList(system + fixed)
  }

  private static func entry(_ name: String, light: CGColor, dark: CGColor) -> Entry {
    (name, [("light", .string(light.hexadecimal)), ("dark", .string(dark.hexadecimal))])
  }
}

extension CGColor {
  /// The color as scenes write it: `#RRGGBB`, with two more digits if it is not opaque.
  fileprivate var hexadecimal: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + parts.map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
