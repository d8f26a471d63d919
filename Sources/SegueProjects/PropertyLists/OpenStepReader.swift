// The text form of property lists that Xcode writes projects in: braces, parentheses, quoted and
// bare words, and comments. What is malformed is reported with its place; nesting is limited.

import SegueDiagnostics

/// A reader of property lists in the form of NeXTSTEP and OpenStep.
struct OpenStepReader {
  private let bytes: [UInt8]
  private let path: String
  private var index = 0

  /// The maximum depth of arrays and dictionaries within each other.
  private static let maximumDepth = 64

  private init(_ bytes: [UInt8], path: String) { (self.bytes, self.path) = (bytes, path) }

  /// Returns the value that the text in `bytes` contains.
  /// - Parameter path: The name of the file for messages.
  /// - Throws: `Failure` with the place of what is malformed.
  static func read(_ bytes: [UInt8], path: String) throws(Failure) -> PropertyValue {
    var reader = OpenStepReader(bytes, path: path)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.fault("the end of the file") }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Failure) -> PropertyValue {
    try skipSpace()
    guard depth < Self.maximumDepth else {
      throw fault("at most \(Self.maximumDepth) arrays and dictionaries within each other")
    }
    switch peek {
    case UInt8(ascii: "{"): return .dictionary(try dictionary(depth: depth))
    case UInt8(ascii: "("): return .array(try array(depth: depth))
    case UInt8(ascii: "<"): return .data(try data())
    default: return .string(try word())
    }
  }

  private mutating func dictionary(depth: Int) throws(Failure) -> [String: PropertyValue] {
    var entries: [String: PropertyValue] = [:]
    index += 1
    while true {
      try skipSpace()
      if take(UInt8(ascii: "}")) { return entries }
      let key = try word()
      try expect(UInt8(ascii: "="), "= after the key \(QuotedText.plain(key))")
      entries[key] = try value(depth: depth + 1)
      try skipSpace()
      if peek == UInt8(ascii: "}") { continue }
      try expect(UInt8(ascii: ";"), "; after the value of \(QuotedText.plain(key))")
    }
  }

  private mutating func array(depth: Int) throws(Failure) -> [PropertyValue] {
    var values: [PropertyValue] = []
    index += 1
    while true {
      try skipSpace()
      if take(UInt8(ascii: ")")) { return values }
      values.append(try value(depth: depth + 1))
      try skipSpace()
      if peek == UInt8(ascii: ")") { continue }
      try expect(UInt8(ascii: ","), ", or ) after an element")
    }
  }

  private mutating func data() throws(Failure) -> [UInt8] {
    var digits: [UInt8] = []
    index += 1
    while let byte = peek, byte != UInt8(ascii: ">") {
      if let digit = Self.digit(byte, radix: 16) {
        digits.append(digit)
      } else if !Self.isSpace(byte) {
        throw fault("a hexadecimal digit or >")
      }
      index += 1
    }
    guard take(UInt8(ascii: ">")), digits.count.isMultiple(of: 2) else {
      throw fault("> after an even number of hexadecimal digits")
    }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  // MARK: Words

  private mutating func word() throws(Failure) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try quoted() }
    let start = index
    while let byte = peek, Self.isBare(byte) {
      if byte == UInt8(ascii: "/"), [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(next) { break }
      index += 1
    }
    guard index > start else { throw fault("a word, a quoted text, {, or (") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(Failure) -> String {
    let (quote, start) = (bytes[index], index)
    var text: [UInt8] = []
    index += 1
    while let byte = peek {
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    index = start
    throw fault("a closing quotation mark")
  }

  private mutating func escape(into text: inout [UInt8]) {
    guard let byte = peek else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "U"): text += utf16Unit()
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      let value = number(radix: 8, digits: 3)
      text += Array(String(UnicodeScalar(UInt8(truncatingIfNeeded: value))).utf8)
    default: text.append(byte)
    }
  }

  /// Reads the digits after `\U`, with those of a second half of a surrogate pair if it follows.
  private mutating func utf16Unit() -> [UInt8] {
    var units = [UInt16(number(radix: 16, digits: 4))]
    if UTF16.isLeadSurrogate(units[0]), peek == UInt8(ascii: "\\"), next == UInt8(ascii: "U") {
      index += 2
      units.append(UInt16(number(radix: 16, digits: 4)))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func number(radix: UInt8, digits: Int) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard let digit = peek.flatMap({ Self.digit($0, radix: radix) }) else { break }
      value = value * Int(radix) + Int(digit)
      index += 1
    }
    return value
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(Failure) {
    try skipSpace()
    guard take(byte) else { throw fault(what) }
  }

  private mutating func skipSpace() throws(Failure) {
    while let byte = peek {
      if Self.isSpace(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = peek, byte != 10, byte != 13 { index += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Failure) {
    let start = index
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    index = start
    throw fault("the end of the comment, */")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-+".utf8.contains(byte)
    }
  }

  private static func digit(_ byte: UInt8, radix: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }.flatMap {
      $0 < radix ? $0 : nil
    }
  }

  /// Returns the failure for something else than `what` at the current place.
  private func fault(_ what: String) -> Failure {
    let before = bytes[..<index]
    let line = before.count { $0 == 10 } + 1
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let column = String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars.count + 1
    let found =
      peek.map { QuotedText.quoted(String(decoding: [$0], as: UTF8.self)) } ?? "the end of the file"
    return Failure(
      .scene, at: SourcePosition(file: path, line: line, column: column),
      "found \(found); expected \(what)")
  }
}
