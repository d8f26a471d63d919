// The ends of a paragraph's lines: as late as fits, at the positions that Unicode's rules allow,
// and inside a word only if the word alone is too wide.

/// The part of a paragraph that forms one line.
struct LineSpan: Equatable {
  /// The scalars, including trailing white space.
  var range: Range<Int>
  /// The start of the trailing white space.
  var contentEnd: Int
  /// A Boolean value that indicates whether a word is broken at a soft hyphen, which is then
  /// displayed.
  var endsWithHyphen = false
}

/// Divides a paragraph into lines.
struct LineBreaker {
  let paragraph: ShapedParagraph
  /// A Boolean value that indicates whether lines may end after any character.
  let breaksWords: Bool
  var ruler = TabRuler()

  /// Returns the line that begins at `start` and is at most `width` wide. It contains at least one
  /// character.
  func line(from start: Int, width: Double) -> LineSpan {
    let count = paragraph.text.scalars.count
    var (x, contentWidth) = (0.0, 0.0)
    var (lastBreak, lastFitting): (Int?, Int) = (nil, start)
    for index in start..<count {
      x =
        paragraph.isTab(index)
        ? paragraph.tabEnd(index, from: x, ruler, lineEnd: count) : x + paragraph.advances[index]
      if !paragraph.isSpace(index) { contentWidth = x }
      let endsCharacter = paragraph.startsCluster[index + 1]
      if !paragraph.isSpace(index), contentWidth > width + Self.tolerance, lastFitting > start {
        return span(start, lastBreak ?? lastFitting)
      }
      guard endsCharacter else { continue }
      if paragraph.breaks[index] == .mandatory, index + 1 < count { return span(start, index + 1) }
      lastFitting = index + 1
      guard paragraph.breaks[index] == .allowed || breaksWords else { continue }
      let hyphen = paragraph.isSoftHyphen(index) ? paragraph.hyphenAdvance(at: index) : 0
      if contentWidth + hyphen <= width + Self.tolerance || lastBreak == nil && hyphen == 0 {
        lastBreak = index + 1
      }
    }
    return LineSpan(range: start..<count, contentEnd: count)
  }

  /// Returns a line without its last word, if a single word follows in the paragraph, both fit into one line and
  /// another word remains; otherwise the line itself.
  func pushingOut(_ span: LineSpan, width: Double) -> LineSpan {
    let end = paragraph.text.scalars.count
    let rest = span.range.upperBound..<end
    let endsLine = span.range.last.map { paragraph.breaks[$0] == .mandatory } ?? true
    guard !rest.isEmpty, !endsLine, !rest.dropLast().contains(where: isBetweenWords),
      let gap = span.range.prefix(while: { $0 < span.contentEnd - 1 }).last(where: isBetweenWords)
    else { return span }
    let shorter = self.span(span.range.lowerBound, gap + 1)
    guard shorter.contentEnd > span.range.lowerBound else { return span }
    let next = line(from: gap + 1, width: width)
    return next.range.upperBound == end ? shorter : span
  }

  /// Returns whether a line may end after white space.
  private func isBetweenWords(_ index: Int) -> Bool {
    paragraph.isSpace(index) && paragraph.breaks[index] == .allowed
  }

  /// Returns everything from `start` on as one line.
  func rest(from start: Int) -> LineSpan {
    let count = paragraph.text.scalars.count
    return LineSpan(range: start..<count, contentEnd: count)
  }

  private func span(_ start: Int, _ end: Int) -> LineSpan {
    var contentEnd = end
    while contentEnd > start, paragraph.isSpace(contentEnd - 1) { contentEnd -= 1 }
    let isHyphenated = contentEnd == end && end > start && paragraph.isSoftHyphen(end - 1)
    return LineSpan(
      range: start..<end, contentEnd: contentEnd, endsWithHyphen: isHyphenated)
  }

  /// The tolerance with which sizes that were measured and rounded are guaranteed to fit again.
  static let tolerance = 1.0 / 1024
}
