// What a paragraph's style means for one of its lines.

/// Where a line lies in its room: 0 at the left, 1 at the right.
struct LineSide {
  let share: Double
}

/// A line's room and height.
struct LinePlace {
  let paragraph: ShapedParagraph
  let style: ParagraphStyle
  /// Where the paragraph begins in the text.
  let offset: Int
  let isFirst: Bool
  /// How wide the line may be.
  let width: Double

  /// Before the line, where it begins.
  var leading: Double { style.indent(isFirst: isFirst) }

  private var isRightToLeft: Bool { paragraph.levels.base == 1 }

  /// What the indents leave free at the left and at the right.
  func indents(in room: Double) -> (left: Double, right: Double) {
    let trailing =
      style.tailIndent > 0
      ? (room.isFinite ? max(0, room - style.tailIndent) : 0) : -style.tailIndent
    return isRightToLeft ? (trailing, leading) : (leading, trailing)
  }

  /// Where the line lies. Lines that are not widened to both sides lie as natural ones do.
  func side(_ naturalIsRight: Bool?) -> LineSide {
    switch style.alignment {
    case .left: LineSide(share: 0)
    case .center: LineSide(share: 0.5)
    case .right: LineSide(share: 1)
    case .natural: LineSide(share: naturalIsRight ?? isRightToLeft ? 1 : 0)
    case .justified: LineSide(share: isRightToLeft ? 1 : 0)
    }
  }

  /// How far the line of `range` reaches above and below its baseline. What the style adds or takes
  /// is above the letters, as in TextKit.
  func extent(from range: Range<Int>, _ request: TextRequest) -> (ascent: Double, descent: Double) {
    var (ascent, descent) = (0.0, 0.0)
    for style in styles(in: range, request) {
      let scale = style.scale(of: style.face)
      ascent = max(ascent, style.face.metrics.ascent * scale + style.baselineOffset)
      let below = -style.face.metrics.descent + style.face.metrics.lineGap
      descent = max(descent, below * scale - style.baselineOffset)
    }
    return (style.lineHeight(ascent + descent) - descent, descent)
  }

  /// The styles of a range; those of the scalar before it for an empty one.
  private func styles(in range: Range<Int>, _ request: TextRequest) -> [ShapingStyle] {
    let moved = range.lowerBound + offset..<range.upperBound + offset
    let found = request.text.runs.filter { $0.range.overlaps(moved) }.map(\.style)
    if !found.isEmpty { return found }
    return [request.text.run(at: moved.lowerBound)?.style ?? request.emptyStyle].compactMap { $0 }
  }
}
