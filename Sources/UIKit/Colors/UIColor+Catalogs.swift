// Colors by name: of the app's asset catalogues, and of the system as files name them.

import Foundation
import SegueAssets
import SegueWorld

extension UIColor {
  /// Creates the color with the given name from the asset catalogues of the app.
  ///
  /// - Returns: `nil` if no catalogue has the color.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color with the given name from the asset catalogues of a bundle. It depends on the
  /// traits under which it is used if the catalogue has variants.
  /// - Parameters:
  ///   - name: The name, with the folders that provide a namespace: `Brand/accent`.
  ///   - bundle: The bundle of the app or a folder inside it; `nil` for that of the app.
  ///   - traitCollection: The traits that decide between phone and tablet; `nil` for the current ones.
  /// - Returns: `nil` if no catalogue has the color.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection.map(UITraitCollection.current.overridden) ?? .current
    guard let folder = AppFolders.folder(of: bundle),
      let light = Self.variant(name, folder, traits, isDark: false)
    else { return nil }
    let dark = Self.variant(name, folder, traits, isDark: true) ?? light
    if light == dark, !light.isDynamic {
      self.init(cgColor: light.cgColor)
    } else {
      self.init(identity: "\(folder.path)\0\(name)") {
        $0.userInterfaceStyle == .dark ? dark : light
      }
    }
  }

  private static func variant(
    _ name: String, _ folder: AppFolder, _ traits: UITraitCollection, isDark: Bool
  ) -> UIColor? {
    var environment = AssetEnvironment(traits)
    environment.isDark = isDark
    switch folder.color(named: name, environment) {
    case nil: return nil
    case .components(let space, let parts)?: return UIColor(space: space, parts)
    case .reference(let reference)?:
      if let color = system(named: reference) { return color }
      folder.report("the color \"\(name)\": \"\(reference)\" is no known color of the system")
      return nil
    }
  }

  /// Creates a color from components in a space of asset catalogues: red, green, blue and alpha.
  /// Components of Display P3 are converted to sRGB, linear ones are encoded.
  convenience init(space: String, _ parts: [Double]) {
    var light = Array(parts.prefix(3))
    if space == "display-p3" {
      light = DisplayP3.standard(light)
    } else if space.contains("linear") {
      light = light.map(SRGBTransferFunction.encoded)
    }
    self.init(
      red: CGFloat(light[0]), green: CGFloat(light[1]), blue: CGFloat(light[2]),
      alpha: CGFloat(parts[3]))
  }

  // MARK: System colors

  private static let formerNames: [String: UIColor] = [
    "darkTextColor": .darkText, "lightTextColor": .lightText, "tintColor": .tintColor,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "viewFlipsideBackgroundColor": UIColor(red: 0.12, green: 0.13, blue: 0.14, alpha: 1),
    "scrollViewTexturedBackgroundColor": UIColor(red: 0.43, green: 0.45, blue: 0.48, alpha: 1),
    "clearColor": .clear, "whiteColor": .white, "blackColor": .black,
  ]

  /// Returns the color of the system with a name such as `systemBackgroundColor`, as storyboards and
  /// catalogues name it; `nil` if it is not known.
  package static func system(named name: String) -> UIColor? {
    if let color = formerNames[name] { return color }
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return SystemColor(rawValue: short).map(UIColor.system)
  }
}

extension AssetEnvironment {
  /// Creates the environment that traits describe.
  init(_ traits: UITraitCollection) {
    self.init(
      idiom: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone",
      isDark: traits.userInterfaceStyle == .dark,
      isRightToLeft: traits.layoutDirection == .rightToLeft,
      scale: traits.displayScale > 0 ? Double(traits.displayScale) : 1)
  }
}
