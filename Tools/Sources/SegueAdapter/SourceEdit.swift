// Edits of a file, as replacements of bytes. Lines never move, so an edit has as many line breaks
// as the text that it replaces; columns shift only where the new text is longer.

/// A replacement of a range of bytes in a file.
struct SourceEdit: Hashable {
  /// The range of bytes, counted from the beginning of the file.
  var range: Range<Int>
  /// The replacement.
  var text: String

  /// Creates an edit. A replacement that is shorter than the range is padded with spaces.
  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    let missing = range.count - text.utf8.count
    self.text = missing > 0 ? text + String(repeating: " ", count: missing) : text
  }

  /// Returns a Boolean value that indicates whether not both edits can be made. That is also so for an
  /// insertion inside a range that is replaced, although its own range is empty.
  func overlaps(_ other: SourceEdit) -> Bool {
    func hasInside(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
      inner.isEmpty && outer.lowerBound < inner.lowerBound && inner.lowerBound < outer.upperBound
    }
    return range.overlaps(other.range) || hasInside(range, other.range)
      || hasInside(other.range, range)
  }
}

/// A position in a file, counted from 1. Columns count bytes, as in the compiler's messages.
public struct SourcePlace: Hashable, Sendable, Codable {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}

/// A shift of the text that follows on a line.
public struct ColumnShift: Hashable, Sendable, Codable {
  /// The position in the rewritten file from which the text is shifted.
  public var place: SourcePlace
  /// The number of columns before the position that are new text.
  public var length: Int
  /// The total number of columns by which the text is shifted to the right.
  public var columns: Int
}
