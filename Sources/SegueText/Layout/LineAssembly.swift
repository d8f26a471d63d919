// Assembly of a line: the runs of its part of the paragraph in visual order, with positioned
// glyphs.

/// The glyphs of a line before the line is placed.
struct LineAssembly {
  let paragraph: ShapedParagraph
  let span: LineSpan
  /// The width to which the line is justified by widening its spaces; `nil` if it is not.
  var justifiedWidth: Double?
  /// The tab stops.
  let ruler: TabRuler

  private(set) var runs: [PlacedRun] = []
  /// The places of the characters, from left to right.
  private(set) var cells: [TextCell] = []
  /// The scalars that an ellipsis replaces.
  var hidden: Range<Int>?
  private(set) var width = 0.0

  init(
    _ paragraph: ShapedParagraph, _ span: LineSpan, justifiedWidth: Double? = nil,
    ruler: TabRuler = TabRuler()
  ) {
    (self.paragraph, self.span, self.justifiedWidth) = (paragraph, span, justifiedWidth)
    self.ruler = ruler
    let pieces = visualPieces()
    place(pieces, blankExtra: 0)
    guard let justifiedWidth, justifiedWidth.isFinite else { return }
    let blanks = pieces.reduce(0) { $0 + $1.glyphs.count { isBlank($0) } }
    guard blanks > 0, justifiedWidth > width else { return }
    place(pieces, blankExtra: (justifiedWidth - width) / Double(blanks))
  }

  /// Returns the pieces in visual order. Trailing white space is left out: it draws nothing and
  /// lies at the far end.
  private func visualPieces() -> [ShapedRun] {
    let content = span.range.lowerBound..<span.contentEnd
    var pieces: [ShapedRun] = []
    for run in paragraph.runs where run.range.overlaps(content) {
      pieces += pieceLevels(of: paragraph.slice(run, content))
    }
    if span.endsWithHyphen, let hyphen = paragraph.hyphen(at: span.contentEnd - 1) {
      pieces.append(hyphen)
    }
    return BidiLevels.visualOrder(pieces.map(\.level)).map { pieces[$0] }
  }

  /// Returns the pieces of a run. White space at the very end of the text has the paragraph's own
  /// level: rule L1.
  private func pieceLevels(of run: ShapedRun) -> [ShapedRun] {
    guard run.range.upperBound == span.contentEnd, run.level != paragraph.levels.base else {
      return [run]
    }
    var end = span.contentEnd
    while end > run.range.lowerBound, paragraph.isSpace(end - 1) { end -= 1 }
    guard end < span.contentEnd else { return [run] }
    let blanks = paragraph.slice(run, end..<span.contentEnd).withLevel(paragraph.levels.base)
    guard end > run.range.lowerBound else { return [blanks] }
    return [paragraph.slice(run, run.range.lowerBound..<end), blanks]
  }

  private func isBlank(_ glyph: ShapedGlyph) -> Bool {
    let scalar = paragraph.text.scalars[glyph.cluster]
    return scalar == 0x20 || scalar == 0xA0
  }

  private mutating func place(_ pieces: [ShapedRun], blankExtra: Double) {
    (runs, cells) = ([], [])
    var pen = 0.0
    for piece in pieces {
      for (index, glyph) in piece.glyphs.enumerated() {
        let isLastOfCluster =
          index + 1 == piece.glyphs.count || piece.glyphs[index + 1].cluster != glyph.cluster
        let isFirstOfCluster = index == 0 || piece.glyphs[index - 1].cluster != glyph.cluster
        let start = pen
        // Letter spacing follows the letters: it is on the left where text runs to the left.
        let kern = piece.style.kern ?? 0
        if piece.isRightToLeft, isFirstOfCluster { pen += kern }
        let origin = pen
        pen = advanced(pen, glyph, piece)
        if isBlank(glyph) { pen += blankExtra }
        if !piece.isRightToLeft, isLastOfCluster { pen += kern }
        add(glyph, of: piece, at: origin, from: start, to: pen)
        addCell(index, of: piece, from: start, to: pen)
      }
    }
    width = pen
  }

  private func advanced(_ pen: Double, _ glyph: ShapedGlyph, _ piece: ShapedRun) -> Double {
    paragraph.isTab(glyph.cluster)
      ? paragraph.tabEnd(glyph.cluster, from: pen, ruler, lineEnd: span.contentEnd)
      : pen + Double(glyph.advance) * piece.scale
  }

  /// Notes the place of a glyph's characters. Further glyphs of the same characters widen it.
  private mutating func addCell(
    _ index: Int, of piece: ShapedRun, from left: Double, to right: Double
  ) {
    let scalars = piece.scalars(ofGlyph: index)
    var start = left
    if let last = cells.last, last.scalars == scalars { start = cells.removeLast().left }
    cells.append(
      TextCell(
        scalars: scalars, left: start, right: right, isRightToLeft: piece.isRightToLeft))
  }

  /// Gives the cells the scalars that `place` returns for theirs.
  mutating func moveCells(_ place: (Range<Int>) -> Range<Int>) {
    for index in cells.indices { cells[index].scalars = place(cells[index].scalars) }
  }

  private mutating func add(
    _ glyph: ShapedGlyph, of piece: ShapedRun, at origin: Double, from left: Double,
    to right: Double
  ) {
    let source = paragraph.text.run(at: glyph.cluster)?.source ?? 0
    if runs.last.map({ $0.source != source || $0.face != piece.face || $0.style != piece.style })
      ?? true
    {
      runs.append(
        PlacedRun(
          face: piece.face, style: piece.style, source: source, glyphs: [], left: left, right: left)
      )
    }
    runs[runs.count - 1].right = right
    guard glyph.glyph != ShapedGlyph.nothing, !paragraph.isTab(glyph.cluster) else { return }
    runs[runs.count - 1].glyphs.append(
      PlacedGlyph(
        glyph: glyph.glyph, x: origin + Double(glyph.dx) * piece.scale,
        y: -Double(glyph.dy) * piece.scale - piece.style.baselineOffset))
  }
}

extension ShapedRun {
  fileprivate func withLevel(_ level: Int8) -> ShapedRun {
    ShapedRun(
      face: face, style: style, level: level, range: range, script: script, glyphs: glyphs)
  }
}
