// A file with its edits applied: the new text, and the shifted columns.

/// The bytes of a file and the edits to be made in them.
struct EditedSource {
  private let bytes: [UInt8]
  private var edits: [SourceEdit] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Adds an edit, unless it overlaps one that has been added. Of nested edits, the outer one is
  /// kept.
  mutating func add(_ edit: SourceEdit) {
    guard !edits.contains(where: { $0.overlaps(edit) }) else { return }
    edits.append(edit)
  }

  /// Replaces everything in `range` by spaces, except for line breaks.
  mutating func blank(_ range: Range<Int>) {
    let spaces = bytes[range].map { $0 == 10 || $0 == 13 ? $0 : 32 }
    add(SourceEdit(range, String(decoding: spaces, as: UTF8.self)))
  }

  /// Returns the line breaks in `range`, which must be preserved.
  func lineEnds(in range: Range<Int>) -> String {
    String(repeating: "\n", count: bytes[range].count { $0 == 10 })
  }

  /// The text after the edits.
  var text: String { String(decoding: edited.bytes, as: UTF8.self) }

  /// The places where columns have shifted, in order.
  var shifts: [ColumnShift] { edited.shifts }

  private var edited: (bytes: [UInt8], shifts: [ColumnShift]) {
    var result: [UInt8] = []
    var shifts: [ColumnShift] = []
    var (place, shift) = (SourcePlace(line: 1, column: 1), 0)
    func append(_ new: some Sequence<UInt8>) {
      for byte in new {
        result.append(byte)
        if byte == 10 {
          (place, shift) = (SourcePlace(line: place.line + 1, column: 1), 0)
        } else {
          place.column += 1
        }
      }
    }
    var end = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      append(bytes[end..<edit.range.lowerBound])
      append(edit.text.utf8)
      end = edit.range.upperBound
      let growth = edit.text.utf8.count - edit.range.count
      guard growth > 0 else { continue }
      shift += growth
      shifts.append(
        ColumnShift(place: place, length: edit.text.utf8.count, columns: shift))
    }
    append(bytes[end...])
    return (result, shifts)
  }
}
