// A look at the bare text, before the parser: could there be a key that is made of aliases?

/// Finds what could be a key made of aliases, erring on the side of finding too much, and then only in
/// files with more aliases than people write by hand.
struct AliasKeys {
  /// Where the first suspicious `:` stands, if the file could be dangerous.
  private(set) var dangerousKey: (line: Int, column: Int)?

  private static let harmlessAliases = 10

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return }
    var aliases = 0
    var suspect: (line: Int, column: Int)?
    var (line, column) = (1, 0)
    var last: Unicode.Scalar = "\n"
    var wordIsAlias = false
    for scalar in text.unicodeScalars {
      (line, column) = scalar == "\n" ? (line + 1, 0) : (line, column + 1)
      let isBlank = scalar.properties.isWhitespace
      if scalar == "*" {
        aliases += 1
        wordIsAlias = true
      } else if scalar == ":" || scalar == "?" {
        let isKey = scalar == "?" || wordIsAlias || last == "]" || last == "}"
        if isKey, suspect == nil { suspect = (line, max(1, column)) }
      } else if !isBlank, [",", "[", "]", "{", "}"].contains(scalar) {
        wordIsAlias = false
      } else if isBlank, scalar == "\n" {
        wordIsAlias = false
      }
      if !isBlank { last = scalar }
    }
    if aliases > Self.harmlessAliases { dangerousKey = suspect }
  }
}
