// Paragraphs end at line feeds and equivalent characters. U+2028 only ends a line and is handled by
// the line breaking rules.

/// A paragraph of a text.
struct ParagraphRange: Equatable {
  /// The scalars of the paragraph, without the separator.
  let range: Range<Int>
  /// The start of the next paragraph.
  let end: Int

  /// Returns the paragraphs of a text. A separator at the end does not begin another one, as in
  /// labels.
  static func all(in scalars: [UInt32]) -> [ParagraphRange] {
    var (found, start, index): ([ParagraphRange], Int, Int) = ([], 0, 0)
    while index < scalars.count {
      let length = separatorLength(scalars, index)
      if length > 0 {
        found.append(ParagraphRange(range: start..<index, end: index + length))
        start = index + length
      }
      index += max(length, 1)
    }
    if start == scalars.count, !found.isEmpty { return found }
    return found + [ParagraphRange(range: start..<scalars.count, end: scalars.count)]
  }

  private static func separatorLength(_ scalars: [UInt32], _ index: Int) -> Int {
    switch scalars[index] {
    case 0x0D: index + 1 < scalars.count && scalars[index + 1] == 0x0A ? 2 : 1
    case 0x0A, 0x85, 0x2029: 1
    default: 0
    }
  }
}
