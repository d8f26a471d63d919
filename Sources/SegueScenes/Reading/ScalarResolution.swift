// The meaning of a plain word. It is a subset of YAML 1.2's core schema that agrees with JSON
// wherever both can express a value. YAML 1.1's interpretations (1:30 is 90, 0777 is 511, 1_000 is
// 1000, yes is true) are rejected.

import Foundation

enum ScalarResolution {
  /// Returns the value of an unquoted word.
  static func resolve(_ word: String) -> SceneValue.Content {
    switch word {
    case "", "~", "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    guard looksLikeNumber(word) else { return resolveWord(word) }
    if let problem = numberProblem(word) { return .malformed(problem) }
    guard let number = Double(word), number.isFinite else {
      return .malformed("expected a finite number")
    }
    return .number(number)
  }

  private static func resolveWord(_ word: String) -> SceneValue.Content {
    switch word.lowercased() {
    case ".nan", "nan", ".inf", "+.inf", "-.inf", "inf", "-inf", "infinity", "-infinity":
      .malformed("expected a finite number")
    default: .text(word)
    }
  }

  /// Returns a Boolean value that indicates whether `word` consists of the characters of numbers
  /// and begins like one.
  private static func looksLikeNumber(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    guard bytes.allSatisfy({ isDigit($0) || numberBytes.contains($0) }) else { return isHex(bytes) }
    return bytes.contains(where: isDigit) && bytes.first.map { $0 != UInt8(ascii: "e") } == true
      && bytes.first != UInt8(ascii: "E")
  }

  private static let numberBytes = Array("+-.eE_:".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHex(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "0") else { return false }
    let letters = Array("xXoObB".utf8)
    return letters.contains(bytes[1]) && bytes[2...].allSatisfy { isHexDigit($0) }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  /// Returns the reason why `word` is not a valid number, or `nil` if it is one.
  private static func numberProblem(_ word: String) -> String? {
    if word.contains(":") {
      return "write it in quotes if it is text, or as seconds if it is a time"
    }
    if word.contains("_") { return "write the number without underscores" }
    var rest = Substring(word)
    if let sign = rest.first, sign == "-" || sign == "+" { rest.removeFirst() }
    let whole = rest.prefix(while: \.isASCIIDigit)
    rest.removeFirst(whole.count)
    if whole.count > 1, whole.first == "0" { return "write the number without leading zeros" }
    if rest.first?.isLetter == true, whole == "0", rest.first != "e", rest.first != "E" {
      return "write the number in decimal"
    }
    return remainderProblem(rest, wholeDigits: whole.count)
  }

  private static func remainderProblem(_ text: Substring, wholeDigits: Int) -> String? {
    var rest = text
    var digits = wholeDigits
    if rest.first == "." {
      rest.removeFirst()
      let fraction = rest.prefix(while: \.isASCIIDigit)
      digits += fraction.count
      rest.removeFirst(fraction.count)
    }
    let malformed = "expected a number, or text in quotes"
    guard digits > 0 else { return malformed }
    guard let letter = rest.first else { return nil }
    guard letter == "e" || letter == "E" else { return malformed }
    rest.removeFirst()
    if let sign = rest.first, sign == "-" || sign == "+" { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy(\.isASCIIDigit) ? nil : malformed
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
