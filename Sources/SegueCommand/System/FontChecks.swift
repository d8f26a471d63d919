// Checks of fonts: those of the interface, one for each script, and emoji.

import SegueText

/// Checks of the installed fonts.
enum FontChecks {
  private static let interface = [
    (family: "Inter", use: "text without a family", isRequired: true),
    (family: "DejaVu Sans Mono", use: "monospaced text", isRequired: false),
    (family: IconFont.family, use: "icons", isRequired: false),
  ]

  /// The results for all fonts. Inter is required: it is the interface's font.
  static var results: [SystemCheck] {
    interface.map { check($0.family, $0.use, isRequired: $0.isRequired) }
      + FontScript.all.map(check)
  }

  private static func check(_ family: String, _ use: String, isRequired: Bool) -> SystemCheck {
    do throws(FontError) {
      let face = try FontCatalog.system.face(family: family)
      return .found("font", family, face.name)
    } catch {
      let package = FontPackages.package(ofFamily: family) ?? ""
      return .missing(
        "font", family, "needed for \(use)", remedy: FontPackages.installation(package),
        isRequired: isRequired)
    }
  }

  private static func check(_ script: FontScript) -> SystemCheck {
    let area = "letters"
    guard let family = InstalledFonts.substitute(for: script) else {
      return .missing(
        area, script.name, "no font has them", remedy: script.installation)
    }
    return .found(area, script.name, family)
  }
}
