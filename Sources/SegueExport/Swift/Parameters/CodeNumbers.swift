// The numbers in generated code, apart from the text around them.

/// A text of Swift, divided at its literals of numbers.
struct CodeNumbers {
  /// The texts around the literals: one more than there are literals.
  private(set) var texts: [String] = []
  /// The values of the literals.
  private(set) var numbers: [Double] = []
  /// The literals.
  private(set) var spellings: [String] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var (start, index) = (0, 0)
    while index < bytes.count {
      guard let end = Self.end(of: index, in: bytes),
        let number = Double(
          String(decoding: bytes[index..<end].filter { $0 != Self.underscore }, as: UTF8.self))
      else {
        index += 1
        continue
      }
      texts.append(String(decoding: bytes[start..<index], as: UTF8.self))
      numbers.append(number)
      spellings.append(String(decoding: bytes[index..<end], as: UTF8.self))
      (start, index) = (end, end)
    }
    texts.append(String(decoding: bytes[start...], as: UTF8.self))
  }

  private static let underscore = UInt8(ascii: "_")

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns a Boolean value that indicates whether a digit after a byte belongs to a name.
  private static func isName(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == underscore || byte == UInt8(ascii: "$") || byte == UInt8(ascii: ".")
      || byte >= 0x80 || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Returns the end of the literal that begins at an index, or `nil` if none does.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard index < bytes.count, isDigit(bytes[index]) else { return nil }
    if start > 0, isName(bytes[start - 1]) { return nil }
    func skipDigits() {
      while index < bytes.count, isDigit(bytes[index]) || bytes[index] == underscore { index += 1 }
    }
    skipDigits()
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(bytes[index + 1]) {
      index += 1
      skipDigits()
    }
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "e") {
      let exponent = bytes[index + 1] == UInt8(ascii: "-") ? index + 2 : index + 1
      if exponent < bytes.count, isDigit(bytes[exponent]) {
        index = exponent
        skipDigits()
      }
    }
    return index
  }
}
