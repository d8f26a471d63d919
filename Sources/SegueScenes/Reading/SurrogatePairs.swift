// JSON writes characters beyond U+FFFF as two escapes, which YAML does not support. They are
// replaced by one YAML escape before parsing, and the columns that this shifts are corrected
// afterward.

struct SurrogatePairs {
  /// The text that the parser reads.
  private(set) var text: String
  /// For each line, the columns in `text` after each replaced escape, ascending.
  private var shifts: [Int: [Int]] = [:]

  private static let backslash = UInt8(ascii: "\\")

  /// Finds the surrogate pairs in `source` and replaces them.
  init(_ source: String) {
    text = source
    let bytes = Array(source.utf8)
    guard Self.mayHavePairs(bytes) else { return }
    respell(bytes)
  }

  /// Returns the column in the source that corresponds to `column` in `text`. Each escape before it
  /// was two characters longer.
  func sourceColumn(line: Int, column: Int) -> Int {
    guard let ends = shifts[line] else { return column }
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= column { low = middle + 1 } else { high = middle }
    }
    return column + 2 * low
  }

  private mutating func respell(_ bytes: [UInt8]) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    var (line, column) = (1, 1)
    while index < bytes.count {
      if let pair = Self.pair(bytes, at: index) {
        result += Self.escape(pair)
        (index, column) = (index + 12, column + 10)
        shifts[line, default: []].append(column)
        continue
      }
      // An escaped backslash does not begin another escape.
      let count = bytes[index] == Self.backslash && index + 1 < bytes.count ? 2 : 1
      for byte in bytes[index..<index + count] {
        if byte == 0x0A { (line, column) = (line + 1, 0) }
        if byte & 0xC0 != 0x80 { column += 1 }
        result.append(byte)
      }
      index += count
    }
    text = String(decoding: result, as: UTF8.self)
  }

  /// Returns the escape of a character: `\U` and eight digits.
  private static func escape(_ value: UInt32) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    let hex = (0..<8).map { digits[Int(value >> (28 - 4 * UInt32($0)) & 15)] }
    return [backslash, UInt8(ascii: "U")] + hex
  }

  /// Returns the character that the pair of escapes at `index` represents.
  private static func pair(_ bytes: [UInt8], at index: Int) -> UInt32? {
    guard index + 12 <= bytes.count, bytes[index] == backslash,
      let high = unit(bytes, at: index), (0xD800...0xDBFF).contains(high),
      let low = unit(bytes, at: index + 6), (0xDC00...0xDFFF).contains(low)
    else { return nil }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  /// Returns the value of `\uXXXX` at `index`.
  private static func unit(_ bytes: [UInt8], at index: Int) -> UInt32? {
    guard bytes[index] == backslash, bytes[index + 1] == UInt8(ascii: "u") else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index + 2..<index + 6] {
      switch byte {
      case 0x30...0x39: value = value << 4 + UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 + UInt32(byte - 0x41 + 10)
      case 0x61...0x66: value = value << 4 + UInt32(byte - 0x61 + 10)
      default: return nil
      }
    }
    return value
  }

  private static func mayHavePairs(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while let found = bytes[index...].firstIndex(of: backslash), found + 11 < bytes.count {
      if bytes[found + 1] == UInt8(ascii: "u"), bytes[found + 2] | 0x20 == UInt8(ascii: "d") {
        return true
      }
      index = found + 1
    }
    return false
  }
}
