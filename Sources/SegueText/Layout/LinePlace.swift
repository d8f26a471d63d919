// The effect of a paragraph's style on one of its lines.

/// The alignment of a line in its container: 0 at the left, 1 at the right.
struct LineSide {
  let share: Double
}

/// The available width and the height of a line.
struct LinePlace {
  let paragraph: ShapedParagraph
  let style: ParagraphStyle
  /// The offset of the paragraph in the text.
  let offset: Int
  let isFirst: Bool
  /// The width of the container.
  let containerWidth: Double
  /// The part of the container that the line may take; `nil` for all of it.
  var span: FreeSpan?

  /// The maximum width of the line.
  var width: Double {
    guard containerWidth.isFinite else {
      let end = style.tailIndent > 0 ? style.tailIndent : .infinity
      return max(0, end - style.indent(isFirst: isFirst))
    }
    let indents = indents(in: containerWidth)
    return max(0, containerWidth - indents.left - indents.right)
  }

  /// The tab stops of the line.
  var ruler: TabRuler {
    style.ruler(from: isRightToLeft ? 0 : indents(in: containerWidth).left)
  }

  private var isRightToLeft: Bool { paragraph.levels.base == 1 }

  /// Returns the indents at the left and at the right.
  func indents(in availableWidth: Double) -> (left: Double, right: Double) {
    let trailing =
      style.tailIndent > 0
      ? (availableWidth.isFinite ? max(0, availableWidth - style.tailIndent) : 0)
      : -style.tailIndent
    let leading = style.indent(isFirst: isFirst)
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    guard let span, availableWidth.isFinite else { return (left, right) }
    return (max(left, span.left), max(right, availableWidth - span.right))
  }

  /// Returns the alignment of the line. Lines that are not justified are aligned naturally.
  func side(_ naturalIsRight: Bool?) -> LineSide {
    switch style.alignment {
    case .left: LineSide(share: 0)
    case .center: LineSide(share: 0.5)
    case .right: LineSide(share: 1)
    case .natural: LineSide(share: naturalIsRight ?? isRightToLeft ? 1 : 0)
    case .justified: LineSide(share: isRightToLeft ? 1 : 0)
    }
  }

  /// Returns the extents of the line of `range` above and below its baseline. Height that the style
  /// adds or removes is above the letters, as in TextKit.
  func extent(from range: Range<Int>, _ request: TextRequest) -> (ascent: Double, descent: Double) {
    var (ascent, descent) = (0.0, 0.0)
    for style in styles(in: range, request) {
      let scale = style.scale(of: style.face)
      ascent = max(ascent, style.face.metrics.ascent * scale + style.baselineOffset)
      let below = -style.face.metrics.descent + style.face.metrics.lineGap
      descent = max(descent, below * scale - style.baselineOffset)
      guard let box = style.box else { continue }
      ascent = max(ascent, box.ascent + style.baselineOffset)
      descent = max(descent, box.descent - style.baselineOffset)
    }
    return (style.lineHeight(ascent + descent) - descent, descent)
  }

  /// Returns the styles of a range; for an empty one, those of the preceding scalar.
  private func styles(in range: Range<Int>, _ request: TextRequest) -> [ShapingStyle] {
    let moved = range.lowerBound + offset..<range.upperBound + offset
    let found = request.text.runs.filter { $0.range.overlaps(moved) }.map(\.style)
    if !found.isEmpty { return found }
    return [request.text.run(at: moved.lowerBound)?.style ?? request.emptyStyle].compactMap { $0 }
  }
}
