// Positions in long texts. Each byte is counted once, however many positions are requested, so that
// a table on one line is read in the same time as one with many lines.

import SegueDiagnostics

/// The column of a place that moves forward within one line.
struct ColumnCount {
  private var index: Int
  private var column = 1

  /// Starts at the beginning of a line.
  init(from start: Int) { index = start }

  /// Moves to the byte at `end`, which is not before the last one, and returns its column, counted
  /// from 1 in Unicode scalars.
  mutating func advance(to end: Int, in bytes: ArraySlice<UInt8>) -> Int {
    while index < end {
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    return column
  }
}

/// Converts ascending byte offsets to positions.
struct LinePlaces {
  private let bytes: [UInt8]
  private let file: String
  private var index = 0
  private var line = 1
  private var column = ColumnCount(from: 0)

  /// Starts at the beginning of the text of `file`.
  init(_ bytes: [UInt8], named file: String) { (self.bytes, self.file) = (bytes, file) }

  /// Returns the position of the byte at `offset`, which is not before the last one.
  mutating func position(ofByte offset: Int) -> SourcePosition {
    while index < offset {
      if bytes[index] == 0x0A { (line, column) = (line + 1, ColumnCount(from: index + 1)) }
      index += 1
    }
    return SourcePosition(
      file: file, line: line, column: column.advance(to: offset, in: bytes[...]))
  }
}
