// A scan of the raw text, before parsing, for keys that may be made of aliases. Quotes and comments
// are deliberately not interpreted; whatever looks like such a key counts as one.

/// Finds candidates for keys that are made of aliases. The search has false positives, so it is
/// used only for files with more aliases than are usually written by hand.
struct AliasKeys {
  /// The position of the first suspicious `:` or `?`, if the file may be dangerous.
  private(set) var dangerousKey: (line: Int, column: Int)?

  private static let harmlessAliases = 10

  private enum Alias { case none, name, after }

  private var aliases = 0
  private var alias = Alias.none
  /// The character before the current one, ignoring blanks.
  private var last: Unicode.Scalar = "\n"

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return }
    var suspect: (line: Int, column: Int)?
    var question: (line: Int, column: Int)?
    var (line, column) = (1, 0)
    var before: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars where suspect == nil || aliases <= Self.harmlessAliases {
      (line, column) = scalar == "\n" ? (line + 1, 0) : (line, column + 1)
      if let place = question, scalar == "\n" || !scalar.properties.isWhitespace {
        if Self.beginnings.contains(scalar) { suspect = suspect ?? place }
        question = nil
      }
      if scalar == "?", Self.canPrecedeQuestionMark(before) { question = (line, max(1, column)) }
      if scalar == ":", endsKey { suspect = suspect ?? (line, max(1, column)) }
      follow(scalar)
      before = scalar
    }
    if aliases > Self.harmlessAliases { dangerousKey = suspect }
  }

  /// The characters with which a key that is more than a plain word begins.
  private static let beginnings: [Unicode.Scalar] = ["*", "[", "{", "-", "&", "!", "?", "#", "\n"]

  private static func canPrecedeQuestionMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || "[{,-:?\u{feff}".unicodeScalars.contains(scalar)
  }

  /// A Boolean value that indicates whether a `:` here could follow a list, a map or an alias.
  private var endsKey: Bool { alias != .none || last == "]" || last == "}" }

  private mutating func follow(_ scalar: Unicode.Scalar) {
    let isBlank = scalar.properties.isWhitespace
    if scalar == "*" {
      aliases += 1
      alias = .name
    } else if isBlank {
      alias = alias == .none || scalar == "\n" ? .none : .after
    } else if alias == .after
      || !(scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar))
    {
      alias = .none
    }
    if !isBlank { last = scalar }
  }
}
