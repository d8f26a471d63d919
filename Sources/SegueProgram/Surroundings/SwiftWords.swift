// The words of Swift source without those in comments and in strings, with the depth of the braces
// around each.

/// Reads the words and the punctuation of Swift source.
struct SwiftWords {
  /// A word, or a mark that separates declarations.
  struct Word {
    var text: String
    /// The number of braces around it.
    var depth: Int
    /// Whether the word follows a period.
    var isMember = false
    /// The byte after the word, without spaces: 0 at the end.
    var next: UInt8 = 0
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private(set) var words: [Word] = []

  /// Reads `bytes`.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while position < bytes.count { step() }
  }

  private func byte(_ offset: Int) -> UInt8 {
    let place = position + offset
    return bytes.indices.contains(place) ? bytes[place] : 0
  }

  private mutating func step() {
    switch byte(0) {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): skipString()
    case UInt8(ascii: "{"):
      depth += 1
      position += 1
    case UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      position += 1
    case let first where Self.isWord(first): readWord()
    default: position += 1
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, byte(0) != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    var level = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        level += 1
        position += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        level -= 1
        position += 2
      } else {
        position += 1
      }
    } while level > 0 && position < bytes.count
  }

  /// Skips a string. Interpolations count as text: what is used only there is found when the
  /// compiler misses it.
  private mutating func skipString() {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    position += isLong ? 3 : 1
    while position < bytes.count {
      if byte(0) == UInt8(ascii: "\\") {
        position += 2
      } else if isLong
        ? (byte(0) == quote && byte(1) == quote && byte(2) == quote)
        : (byte(0) == quote || byte(0) == UInt8(ascii: "\n"))
      {
        position += isLong ? 3 : 1
        return
      } else {
        position += 1
      }
    }
  }

  private mutating func readWord() {
    let start = position
    while position < bytes.count, Self.isWord(byte(0)) { position += 1 }
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    var after = position
    while after < bytes.count, bytes[after] == UInt8(ascii: " ") { after += 1 }
    words.append(
      Word(
        text: String(decoding: bytes[start..<position], as: UTF8.self), depth: depth,
        isMember: isMember, next: after < bytes.count ? bytes[after] : 0))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }
}
