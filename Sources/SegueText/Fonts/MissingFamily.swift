// The message about a family that is not installed: the package that brings it, and the nearest name.

import SegueDiagnostics

/// The reason why a family cannot be used.
enum MissingFamily {
  /// Returns what was found and what was expected, without the family's name.
  static func reason(_ family: String) -> String {
    let suggestion = Suggestion.sentence(for: family, among: InstalledFonts.families)
    let remedy = FontPackages.package(ofFamily: family).map {
      " Install it with `\(FontPackages.installation($0))`."
    }
    return "no font of that family is installed; expected an installed family, as `segue list "
      + "--fonts` lists them, or a file in fonts.files.\(remedy ?? "")\(suggestion)"
  }
}
