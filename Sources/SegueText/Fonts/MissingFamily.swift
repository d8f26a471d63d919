// The message about a family that is not installed: the package that brings it, and the nearest name.

import SegueDiagnostics
import Synchronization

/// The reason why a family cannot be used.
enum MissingFamily {
  /// The reasons that have been given. Apps ask for fonts of iOS again and again, and each time all
  /// installed families are compared with the name.
  private static let known = Mutex<[String: String]>([:])
  /// The maximum number of reasons that are kept.
  private static let mostKnown = 256

  /// Returns what was found and what was expected, without the family's name.
  static func reason(_ family: String) -> String {
    if let reason = known.withLock({ $0[family] }) { return reason }
    let suggestion = Suggestion.sentence(for: family, among: InstalledFonts.families)
    let remedy = FontPackages.package(ofFamily: family).map {
      " Install it with `\(FontPackages.installation($0))`."
    }
    let reason =
      "no font of that family is installed; expected an installed family, as `segue list "
      + "--fonts` lists them, or a file in fonts.files.\(remedy ?? "")\(suggestion)"
    known.withLock { known in
      if known.count >= mostKnown { known.removeAll() }
      known[family] = reason
    }
    return reason
  }
}
