// The bytes of a scene file, and where its values are in them.

import SegueDiagnostics

/// The text of a scene file by positions of the parser: lines as in YAML, and columns that count
/// Unicode scalars.
struct SceneSourceText: Sendable {
  let bytes: [UInt8]
  /// The offset at which each line begins.
  private let lines: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var index = starts[0]
    while index < bytes.count {
      let length = Self.lineBreak(in: bytes, at: index)
      index += max(1, length)
      if length > 0 { starts.append(index) }
    }
    lines = starts
  }

  /// Returns the length of the line break at `index`, or 0 if there is none.
  private static func lineBreak(in bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      let rest = bytes[index...].prefix(3)
      return rest.elementsEqual([0xE2, 0x80, 0xA8]) || rest.elementsEqual([0xE2, 0x80, 0xA9])
        ? 3 : 0
    default: return 0
    }
  }

  /// Returns the offset of a position, or `nil` if the text has no such position.
  func offset(of position: SourcePosition) -> Int? {
    guard lines.indices.contains(position.line - 1) else { return nil }
    var index = lines[position.line - 1]
    for _ in 1..<max(1, position.column) {
      guard index < bytes.count else { return nil }
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    return index
  }

  /// Returns the offset at which the value at `position` itself begins, after its anchor.
  func valueOffset(at position: SourcePosition) -> Int? {
    guard var index = offset(of: position) else { return nil }
    while index < bytes.count, bytes[index] == UInt8(ascii: "&") {
      while index < bytes.count, !Self.isBlank(bytes[index]) { index += 1 }
      while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    }
    return index
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Returns the range of a scalar with its quotation marks, or `nil` if it is not written on one
  /// line as it is spelled.
  func range(of value: SceneValue) -> Range<Int>? {
    guard let start = valueOffset(at: value.position), start < bytes.count else { return nil }
    let spelling = Array(value.spelling.utf8)
    let quote = bytes[start]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    let first = isQuoted ? start + 1 : start
    let last = first + spelling.count
    guard last <= bytes.count, !spelling.isEmpty, bytes[first..<last].elementsEqual(spelling) else {
      return nil
    }
    guard isQuoted else { return start..<last }
    return last < bytes.count && bytes[last] == quote ? start..<last + 1 : nil
  }

  /// Returns the quotation mark with which the text at a position begins, or an empty string.
  func quote(at position: SourcePosition) -> String {
    guard let start = valueOffset(at: position), start < bytes.count else { return "" }
    switch bytes[start] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "'"): return "'"
    default: return ""
    }
  }

  /// Returns a Boolean value that indicates whether the map at a position is in braces.
  func isFlow(_ position: SourcePosition) -> Bool {
    valueOffset(at: position).map { $0 < bytes.count && bytes[$0] == UInt8(ascii: "{") } ?? false
  }

  /// Returns the offset of the end of the line that contains `offset`, before its line break.
  func lineEnd(after offset: Int) -> Int {
    var index = offset
    while index < bytes.count, Self.lineBreak(in: bytes, at: index) == 0 { index += 1 }
    return index
  }

  /// The line break of the file: that of its first line.
  var lineBreak: String {
    let end = lineEnd(after: lines[0])
    return end < bytes.count && bytes[end] == 0x0D ? "\r\n" : "\n"
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the offset at which a line begins, or that of the end of the text for a line after the
  /// last.
  func start(ofLine number: Int) -> Int {
    lines.indices.contains(number - 1) ? lines[number - 1] : bytes.count
  }

  /// The number of lines.
  var lineCount: Int { lines.count }

  /// Returns a line without its line break.
  /// - Parameter number: The number of the line, beginning with 1.
  func line(_ number: Int) -> String {
    let start = lines[number - 1]
    return text(start..<lineEnd(after: start))
  }
}
