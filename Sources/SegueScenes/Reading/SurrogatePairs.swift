// JSON writes characters beyond U+FFFF as two escapes, which YAML does not know. They are respelt as
// one YAML escape before parsing; the columns that this shifts are put right afterwards.

struct SurrogatePairs {
  /// The text that the parser reads.
  private(set) var text: String
  private var shifts: [Int: [Int]] = [:]

  /// Finds the pairs in `source`.
  init(_ source: String) {
    text = source
    guard source.utf8.containsEscapedSurrogate else { return }
    respell(Array(source.unicodeScalars))
  }

  /// The column in the source of `column` in `text`.
  func sourceColumn(line: Int, column: Int) -> Int {
    var result = column
    for shift in shifts[line] ?? [] where shift < result { result += 2 }
    return result
  }

  private mutating func respell(_ scalars: [Unicode.Scalar]) {
    var result = String.UnicodeScalarView()
    var index = 0
    var (line, column) = (1, 1)
    while index < scalars.count {
      if let pair = Self.pair(scalars, at: index) {
        let hex = String(pair, radix: 16, uppercase: true)
        let escape = "\\U" + String(repeating: "0", count: 8 - hex.count) + hex
        result.append(contentsOf: escape.unicodeScalars)
        (index, column) = (index + 12, column + 12)
        shifts[line, default: []].append(column - 1)
        continue
      }
      let count = scalars[index] == "\\" && index + 1 < scalars.count ? 2 : 1
      for scalar in scalars[index..<index + count] {
        result.append(scalar)
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      }
      index += count
    }
    text = String(result)
  }

  /// The character that the pair of escapes at `index` stands for.
  private static func pair(_ scalars: [Unicode.Scalar], at index: Int) -> UInt32? {
    guard index + 12 <= scalars.count,
      let high = escape(scalars[index..<index + 6]), (0xD800...0xDBFF).contains(high),
      let low = escape(scalars[index + 6..<index + 12]), (0xDC00...0xDFFF).contains(low)
    else { return nil }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  private static func escape(_ scalars: ArraySlice<Unicode.Scalar>) -> UInt32? {
    guard scalars.first == "\\", scalars[scalars.startIndex + 1] == "u" else { return nil }
    let digits = scalars.dropFirst(2)
    guard digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else { return nil }
    return UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
  }
}

extension String.UTF8View {
  /// Whether `\ud` or `\uD` occurs.
  fileprivate var containsEscapedSurrogate: Bool {
    var matched = 0
    for byte in self {
      switch (matched, byte) {
      case (0, UInt8(ascii: "\\")): matched = 1
      case (1, UInt8(ascii: "u")): matched = 2
      case (2, UInt8(ascii: "d")), (2, UInt8(ascii: "D")): return true
      default: matched = byte == UInt8(ascii: "\\") ? 1 : 0
      }
    }
    return false
  }
}
