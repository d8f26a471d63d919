// How the lines of a paragraph lie. Lengths are in points.

/// Where lines lie between the sides.
package enum TextAlignment: Hashable, Sendable {
  /// At the side where they begin.
  case natural
  /// At the left side.
  case left
  /// In the middle.
  case center
  /// At the right side.
  case right
  /// From side to side, but for the last.
  case justified
}

/// What is done with text that is too wide.
package enum LineBreakMode: Hashable, Sendable {
  /// Goes on in the next line, from a word on.
  case wordWrapping
  /// Goes on in the next line, from any character on.
  case characterWrapping
  /// Is cut off; several lines are broken by words.
  case clipping
  /// The last line loses its beginning.
  case truncatingHead
  /// The last line loses its end.
  case truncatingTail
  /// The last line loses its middle.
  case truncatingMiddle

  /// Whether an ellipsis stands for what is lost.
  var truncates: Bool {
    self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle
  }
}

/// The style of a paragraph.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where lines lie.
  package var alignment = TextAlignment.natural
  /// What is done with text that is too wide.
  package var lineBreakMode = LineBreakMode.wordWrapping
  /// Which way the paragraph runs.
  package var direction = BaseDirection.natural
  /// Between lines.
  package var lineSpacing = 0.0
  /// After the paragraph, and before it unless it is the first.
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  /// From the side where lines begin, for the first line and for others.
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// Where lines end: from the far side if not positive, else from the near one.
  package var tailIndent = 0.0
  /// Bounds of a line's height; 0 is none.
  package var minimumLineHeight = 0.0
  package var maximumLineHeight = 0.0
  /// Multiplied into the height of lines; 0 is as 1.
  package var lineHeightMultiple = 0.0

  package init() {}

  /// The height of a line whose own is `height`.
  func lineHeight(_ height: Double) -> Double {
    var result = height
    if lineHeightMultiple > 0 { result *= lineHeightMultiple }
    if minimumLineHeight > 0 { result = max(result, minimumLineHeight) }
    if maximumLineHeight > 0 { result = min(result, maximumLineHeight) }
    return result
  }

  /// How wide a line may be in a container of `width`.
  func lineWidth(in width: Double, isFirst: Bool) -> Double {
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(0, end - indent(isFirst: isFirst))
  }

  /// Where a line begins.
  func indent(isFirst: Bool) -> Double { max(0, isFirst ? firstLineHeadIndent : headIndent) }
}
