// The languages in which an app's resources are searched, from the language itself to the one in
// which the app is developed.

/// The order of languages.
package enum LanguageChain {
  /// Returns the languages in the order in which they are searched: `language` and its less specific
  /// forms, then those of the language in which the app is developed, and English.
  package static func languages(_ language: String, development: String) -> [String] {
    var chain: [String] = []
    for form in forms(of: language) + forms(of: development) where !chain.contains(form) {
      chain.append(form)
    }
    return chain
  }

  /// Returns the language as it may be spelled, and its less specific forms: `zh-Hant-TW`,
  /// `zh-Hant`, `zh`; for `pt_BR` also `pt-BR`; for `en` also `English`, as old projects name it.
  package static func forms(of language: String) -> [String] {
    var parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    var forms: [String] = []
    while !parts.isEmpty {
      for separator in ["-", "_"] {
        let form = parts.joined(separator: separator)
        if !forms.contains(form) { forms.append(form) }
      }
      parts.removeLast()
    }
    if let last = forms.last, let old = oldNames[last] { forms.append(old) }
    return forms
  }

  private static let oldNames = [
    "en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian",
    "ja": "Japanese", "nl": "Dutch",
  ]
}
