// The file format of string tables: `"key" = "value";`, with comments.

import Foundation

/// A reader of tables of strings.
package enum StringsTable {
  /// Returns the pairs of a table. Reading ends at the first thing that is none.
  package static func read(_ data: Data) -> [String: String] {
    var reader = Reader(text: text(of: data))
    var found: [String: String] = [:]
    while let (key, value) = reader.pair() { found[key] = value }
    return found
  }

  private static func text(of data: Data) -> [Character] {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let wide = isWide ? String(data: data, encoding: .utf16) : nil
    return Array(wide ?? String(decoding: data, as: UTF8.self))
  }

  private struct Reader {
    let text: [Character]
    var position = 0

    private func at(_ offset: Int) -> Character? {
      position + offset < text.count ? text[position + offset] : nil
    }

    mutating func pair() -> (String, String)? {
      skip()
      guard let key = word() else { return nil }
      skip()
      guard at(0) == "=" else { return nil }
      position += 1
      skip()
      guard let value = word() else { return nil }
      skip()
      if at(0) == ";" { position += 1 }
      return (key, value)
    }

    private mutating func skip() {
      while let character = at(0) {
        if character.isWhitespace || character == "\u{FEFF}" {
          position += 1
        } else if character == "/", at(1) == "/" {
          while let next = at(0), !next.isNewline { position += 1 }
        } else if character == "/", at(1) == "*" {
          position += 2
          while position < text.count, !(at(0) == "*" && at(1) == "/") { position += 1 }
          position += 2
        } else {
          return
        }
      }
    }

    private mutating func word() -> String? {
      guard at(0) == "\"" else { return bareWord() }
      position += 1
      var found = ""
      while let character = at(0), character != "\"" {
        position += 1
        found.append(character == "\\" ? escaped() : character)
      }
      position += 1
      return found
    }

    private mutating func bareWord() -> String? {
      var found = ""
      while let character = at(0),
        character.isLetter || character.isNumber || "-_.".contains(character)
      {
        found.append(character)
        position += 1
      }
      return found.isEmpty ? nil : found
    }

    private mutating func escaped() -> Character {
      guard let character = at(0) else { return "\\" }
      position += 1
      switch character {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "U", "u":
        let digits = String((0..<4).compactMap { at($0) })
        guard digits.count == 4, let number = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(number)
        else { return character }
        position += 4
        return Character(scalar)
      default: return character
      }
    }
  }
}
