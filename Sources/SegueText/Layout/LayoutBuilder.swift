// Divides paragraphs into lines and places them below each other until the text or the available
// height ends.

/// Builds the layout of a request.
struct LayoutBuilder {
  private let request: TextRequest
  private var lines: [TextLine] = []
  private var missing: [MissingGlyph] = []
  private var isCutOff = false
  /// The lower edge of the lines placed so far.
  private var y = 0.0
  /// The spacing before the next line, if there is one.
  private var spacing = 0.0

  private init(_ request: TextRequest) { self.request = request }

  /// Returns the layout. If the height is limited, the lines that fit are counted first, since the
  /// height of the next line depends on its content.
  static func build(_ request: TextRequest) -> TextLayout {
    var builder = LayoutBuilder(request)
    builder.layOutParagraphs()
    let whole = builder.finished()
    let shown = whole.lines.prefix {
      $0.baseline + $0.descent <= request.height + LineBreaker.tolerance
    }.count
    guard max(shown, 1) < whole.lines.count else { return whole }
    var shorter = request
    (shorter.maximumLines, shorter.height) = (max(shown, 1), .infinity)
    return build(shorter)
  }

  // MARK: Paragraphs

  private mutating func layOutParagraphs() {
    let paragraphs = ParagraphRange.all(in: request.text.scalars)
    for (number, paragraph) in paragraphs.enumerated() {
      let style = request.paragraphStyle(at: paragraph.range.lowerBound)
      if number > 0 { spacing += style.paragraphSpacingBefore }
      let isLast = number + 1 == paragraphs.count
      guard layOut(paragraph, style, isLast: isLast) else {
        isCutOff = true
        return
      }
      spacing += style.paragraphSpacing
    }
  }

  /// Lays out a paragraph. Returns whether all of it fit.
  private mutating func layOut(_ range: ParagraphRange, _ style: ParagraphStyle, isLast: Bool)
    -> Bool
  {
    let paragraph = ShapedParagraph.make(
      ShapedParagraph.Key(
        text: request.text.part(range.range), direction: style.direction,
        fallback: request.fallback))
    for glyph in paragraph.missing where !missing.contains(glyph) { missing.append(glyph) }
    var (start, isFirst) = (0, true)
    free = []
    repeat {
      var place = LinePlace(
        paragraph: paragraph, style: style, offset: range.range.lowerBound, isFirst: isFirst,
        containerWidth: request.width)
      beginRow(place, at: start)
      if !free.isEmpty { place.span = free.removeFirst() }
      guard request.maximumLines == 0 || lines.count < request.maximumLines,
        let next = layOutLine(from: start, place, isLastParagraph: isLast)
      else { return false }
      (start, isFirst) = (next, isFirst && !free.isEmpty)
      if free.isEmpty { spacing += style.lineSpacing }
    } while start < paragraph.text.scalars.count
    return true
  }

  /// Finds the parts of the next row that are free, below the regions that leave no space.
  private mutating func beginRow(_ place: LinePlace, at start: Int) {
    guard free.isEmpty else { return }
    isRowBegun = false
    guard !request.exclusions.isEmpty, request.width.isFinite else { return }
    let extent = place.extent(from: start..<start, request)
    let height = extent.ascent + extent.descent
    let end = request.exclusions.map(\.bottom).max() ?? 0
    while free.isEmpty {
      let top = lines.isEmpty ? spacing : y + spacing
      free = request.freeSpans(from: top, to: top + height, minimum: height)
      if free.isEmpty {
        guard top < end else { return }
        spacing += max(1, height / 4)
        isPushedDown = true
      }
    }
  }
  /// The parts of the row that are still free.
  private var free: [FreeSpan] = []
  /// A Boolean value that indicates whether the row has a line already.
  private var isRowBegun = false
  /// A Boolean value that indicates whether the first row is below the top, beside no region.
  private var isPushedDown = false
  /// The upper end of the row.
  private var rowTop = 0.0

  /// Lays out a line. Returns the start of the next one, or `nil` if there is text and no space
  /// left.
  private mutating func layOutLine(from start: Int, _ place: LinePlace, isLastParagraph: Bool)
    -> Int?
  {
    let (paragraph, mode) = (place.paragraph, place.style.lineBreakMode)
    let breaker = LineBreaker(
      paragraph: paragraph, breaksWords: mode == .characterWrapping, ruler: place.ruler)
    let isUnbroken = request.maximumLines == 1 && mode.isSingleLine
    let mustEnd = request.maximumLines > 0 && lines.count + 1 >= request.maximumLines
    var span =
      isUnbroken ? breaker.rest(from: start) : breaker.line(from: start, width: place.width)
    if place.style.pushesOut, !isUnbroken, !mustEnd, request.exclusions.isEmpty {
      span = breaker.pushingOut(span, width: place.width)
    }
    let isComplete = span.range.upperBound == paragraph.text.scalars.count
    let isWhole = isComplete && isLastParagraph
    if mustEnd, mode.truncates, !(isWhole && fits(span, place)) {
      let truncation = LineTruncation(
        paragraph: paragraph, start: start, width: place.width, mode: mode,
        fallback: request.fallback, ruler: place.ruler)
      add(truncation.assembled(), breaker.rest(from: start), place, isTruncated: true)
      return nil
    }
    let isEnd = isComplete || mustEnd || paragraph.breaks[span.range.upperBound - 1] == .mandatory
    let justified = place.style.alignment == .justified && !isEnd ? place.width : nil
    let assembly = LineAssembly(
      paragraph, span, justifiedWidth: justified, ruler: place.ruler)
    add(assembly, span, place, isTruncated: false)
    return mustEnd && !isWhole ? nil : span.range.upperBound
  }

  private func fits(_ span: LineSpan, _ place: LinePlace) -> Bool {
    let own = LineAssembly(place.paragraph, span.trimmed(place.paragraph), ruler: place.ruler)
    return own.width <= place.width + LineBreaker.tolerance
  }

  // MARK: Lines

  private mutating func add(
    _ assembly: LineAssembly, _ span: LineSpan, _ place: LinePlace, isTruncated: Bool
  ) {
    let extent = place.extent(from: span.range, request)
    if !isRowBegun { rowTop = lines.isEmpty && !isPushedDown ? 0 : y + spacing }
    let top = rowTop
    lines.append(
      TextLine(
        range: span.range.lowerBound + place.offset..<span.range.upperBound + place.offset,
        runs: assembly.runs, cells: assembly.cells.map { $0.moved(by: place.offset) },
        x: 0, baseline: top + extent.ascent,
        ascent: extent.ascent, descent: extent.descent, width: assembly.width,
        isTruncated: isTruncated, hidden: assembly.hidden?.moved(by: place.offset)))
    sides.append(place.side(request.naturalIsRight))
    indents.append(place.indents(in: request.width))
    y = max(isRowBegun ? y : 0, top + extent.ascent + extent.descent)
    (spacing, isRowBegun) = (0, true)
  }
  private var sides: [LineSide] = []
  private var indents: [(left: Double, right: Double)] = []

  /// Returns the finished layout. Lines in a container without a limited width are aligned as in
  /// one as wide as the widest.
  private func finished() -> TextLayout {
    let width = zip(lines, indents).reduce(0) { max($0, $1.0.width + $1.1.left + $1.1.right) }
    let availableWidth = request.width.isFinite ? request.width : width
    var placed = lines
    for index in placed.indices {
      let free = availableWidth - indents[index].left - indents[index].right - placed[index].width
      placed[index].x = indents[index].left + free * sides[index].share
    }
    return TextLayout(
      lines: placed, width: width, height: y,
      isTruncated: isCutOff || lines.contains(where: \.isTruncated), missing: missing)
  }
}

extension LineBreakMode {
  /// A Boolean value that indicates whether a text limited to one line is not wrapped.
  fileprivate var isSingleLine: Bool { truncates || self == .clipping }
}

extension LineSpan {
  /// Returns the span without trailing white space.
  fileprivate func trimmed(_ paragraph: ShapedParagraph) -> LineSpan {
    var copy = self
    while copy.contentEnd > range.lowerBound, paragraph.isSpace(copy.contentEnd - 1) {
      copy.contentEnd -= 1
    }
    return copy
  }
}
