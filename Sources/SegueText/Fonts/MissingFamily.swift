// The message about a family that is not installed: the package that brings it, and the nearest name.

import SegueDiagnostics

/// The reason why a family cannot be used.
enum MissingFamily {
  /// Returns what was found and what was expected, without the family's name.
  static func reason(_ family: String) -> String {
    let installed = InstalledFonts.families
    let suggestion = Suggestion.sentence(for: family, among: installed)
    guard let package = FontPackages.package(ofFamily: family) else {
      return "no font of that family is installed; expected an installed family, as `segue list "
        + "--fonts` lists them, or a file in fonts.files.\(suggestion)"
    }
    return
      "no font of that family is installed; install it with `\(FontPackages.installation(package))`, "
      + "or expected another family or a file in fonts.files.\(suggestion)"
  }
}
