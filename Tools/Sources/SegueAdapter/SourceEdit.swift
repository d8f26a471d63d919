// What is changed in a file: bytes for bytes. Lines never move, so an edit has as many line ends as what
// it replaces; columns move only where the new text is longer.

/// A replacement of some bytes of a file.
struct SourceEdit: Hashable {
  /// The bytes, counted from the file's beginning.
  var range: Range<Int>
  /// What stands there instead.
  var text: String

  /// Puts `text` there, followed by spaces if it is shorter.
  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    let missing = range.count - text.utf8.count
    self.text = missing > 0 ? text + String(repeating: " ", count: missing) : text
  }

  /// Whether it only adds something.
  var isInsertion: Bool { range.isEmpty }
}

/// A place in a file, counted from 1; columns are bytes, as the compiler counts them.
public struct SourcePlace: Hashable, Sendable, Codable {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// This place.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}

/// How far what follows has been moved on its line.
public struct ColumnShift: Hashable, Sendable, Codable {
  /// Where, in the rewritten file: from this column on.
  public var place: SourcePlace
  /// How many columns before that are new text.
  public var length: Int
  /// By how many columns to the right, altogether.
  public var columns: Int
}
