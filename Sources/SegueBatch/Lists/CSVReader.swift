// Tables according to RFC 4180: the first line names the columns, quotation marks enclose commas
// and line breaks, and two of them represent one. A word without quotation marks that reads as a
// number or a Boolean value is one; in quotation marks, everything is text.

import SegueClips
import SegueDiagnostics
import SegueScenes

/// A parser for comma-separated values.
struct CSVReader {
  private struct Field {
    var text: String
    var isQuoted: Bool
    var position: SourcePosition
  }

  private let bytes: ArraySlice<UInt8>
  private let file: String
  private var index: Int
  private var line = 1
  private var column: ColumnCount

  /// Returns the rows of `bytes`.
  static func rows(_ bytes: [UInt8], named file: String) throws(Failure) -> [TableRow] {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var reader = CSVReader(bytes[(hasMark ? 3 : 0)...], named: file)
    guard let header = try reader.record() else {
      throw Failure(
        .scene, at: SourcePosition(file: file, line: 1, column: 1),
        "the file is empty; expected a first line that names the columns")
    }
    try check(header)
    var rows: [TableRow] = []
    while let fields = try reader.record() { rows.append(try row(fields, header)) }
    return rows
  }

  /// Returns the columns that the first line of `bytes` names.
  static func columns(_ bytes: [UInt8], named file: String) throws(Failure) -> [TableColumn] {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var reader = CSVReader(bytes[(hasMark ? 3 : 0)...], named: file)
    return try reader.record()?.map { TableColumn(name: $0.text, position: $0.position) } ?? []
  }

  private init(_ bytes: ArraySlice<UInt8>, named file: String) {
    (self.bytes, self.file) = (bytes, file)
    (index, column) = (bytes.startIndex, ColumnCount(from: bytes.startIndex))
  }

  private static func check(_ header: [Field]) throws(Failure) {
    if header.count == 1, !header[0].isQuoted,
      let separator = [(";", "semicolons"), ("\t", "tabs")].first(where: {
        header[0].text.contains($0.0)
      })
    {
      throw Failure(
        .scene, at: header[0].position,
        "the columns are separated by \(separator.1); expected commas")
    }
    var seen: Set<String> = []
    for field in header {
      guard !field.text.isEmpty else {
        throw Failure(.scene, at: field.position, "a column without a name; expected a name")
      }
      guard seen.insert(field.text).inserted else {
        throw Failure(
          .scene, at: field.position,
          "a second column \(QuotedText.quoted(field.text)); expected unique names")
      }
    }
  }

  private static func row(_ fields: [Field], _ header: [Field]) throws(Failure) -> TableRow {
    guard fields.count == header.count else {
      throw Failure(
        .scene, at: fields[0].position,
        "\(fields.count == 1 ? "1 field" : "\(fields.count) fields"); expected \(header.count), as in the first line"
      )
    }
    let cells = zip(header, fields).map { name, field in
      SceneEntry(
        key: name.text, position: field.position,
        value: field.isQuoted
          ? SceneValue(text: field.text, at: field.position)
          : SceneValue(word: field.text, at: field.position))
    }
    return TableRow(cells: cells, position: fields[0].position)
  }

  // MARK: Fields

  /// Returns the fields of the next record, or `nil` at the end. Empty lines are skipped.
  private mutating func record() throws(Failure) -> [Field]? {
    while takeLineBreak() {}
    guard index < bytes.endIndex else { return nil }
    var fields: [Field] = []
    repeat { fields.append(try field()) } while take(UInt8(ascii: ","))
    guard takeLineBreak() || index == bytes.endIndex else {
      throw Failure(
        .scene, at: position, "text after a closing quote; expected a comma or the end of the line")
    }
    return fields
  }

  private mutating func field() throws(Failure) -> Field {
    let start = position
    if take(UInt8(ascii: "\"")) {
      return Field(text: try quoted(from: start), isQuoted: true, position: start)
    }
    let first = index
    while index < bytes.endIndex, ![0x2C, 0x0A, 0x0D].contains(bytes[index]) {
      guard bytes[index] != UInt8(ascii: "\"") else {
        throw Failure(
          .scene, at: position,
          "a quote inside a field; expected the whole field in quotes, with its quotes doubled")
      }
      index += 1
    }
    return Field(text: try text(bytes[first..<index], at: start), isQuoted: false, position: start)
  }

  private mutating func quoted(from start: SourcePosition) throws(Failure) -> String {
    var content: [UInt8] = []
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        guard take(byte) else { return try text(content[...], at: start) }
      } else if byte == 0x0A {
        (line, column) = (line + 1, ColumnCount(from: index))
      }
      content.append(byte)
    }
    throw Failure(
      .scene, at: start, "a quote that is not closed; expected a closing quote before the end")
  }

  private func text(_ bytes: ArraySlice<UInt8>, at start: SourcePosition) throws(Failure) -> String
  {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw Failure(
        .scene, at: start,
        "invalid UTF-8 or a NUL character; expected UTF-8 text. Save the table as UTF-8")
    }
    return text
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.endIndex, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func takeLineBreak() -> Bool {
    let hasReturn = take(0x0D)
    guard take(0x0A) || hasReturn else { return false }
    (line, column) = (line + 1, ColumnCount(from: index))
    return true
  }

  private var position: SourcePosition {
    mutating get {
      SourcePosition(file: file, line: line, column: column.advance(to: index, in: bytes))
    }
  }
}
