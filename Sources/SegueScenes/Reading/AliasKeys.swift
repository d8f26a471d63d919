// A look at the bare text, before the parser: could there be a key that is made of aliases? Quotes and
// comments are not understood on purpose; what looks like such a key is taken for one.

/// Finds what could be a key made of aliases, erring on the side of finding too much, and then only in
/// files with more aliases than people write by hand.
struct AliasKeys {
  /// Where the first suspicious `:` or `?` stands, if the file could be dangerous.
  private(set) var dangerousKey: (line: Int, column: Int)?

  private static let harmlessAliases = 10

  private enum Alias { case none, name, after }

  private var aliases = 0
  private var alias = Alias.none
  /// What came before the character at hand, blanks left out.
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
      if scalar == "?", Self.mayStandBeforeQuestion(before) { question = (line, max(1, column)) }
      if scalar == ":", endsKey { suspect = suspect ?? (line, max(1, column)) }
      follow(scalar)
      before = scalar
    }
    if aliases > Self.harmlessAliases { dangerousKey = suspect }
  }

  /// What a key begins with that is more than a word.
  private static let beginnings: [Unicode.Scalar] = ["*", "[", "{", "-", "&", "!", "?", "#", "\n"]

  private static func mayStandBeforeQuestion(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || "[{,-:?\u{feff}".unicodeScalars.contains(scalar)
  }

  /// Whether a `:` here could stand behind a list, a map or an alias.
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
