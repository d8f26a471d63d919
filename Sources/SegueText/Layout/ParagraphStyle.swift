// The layout of a paragraph's lines. Lengths are in points.

/// The alignment of lines.
package enum TextAlignment: Hashable, Sendable {
  /// Lines are aligned at the side where they begin.
  case natural
  /// Lines are aligned at the left.
  case left
  /// Lines are centered.
  case center
  /// Lines are aligned at the right.
  case right
  /// Lines fill the whole width, except the last one of a paragraph.
  case justified
}

/// The treatment of text that is too wide.
package enum LineBreakMode: Hashable, Sendable {
  /// Text is wrapped at words.
  case wordWrapping
  /// Text is wrapped at characters.
  case characterWrapping
  /// Text is clipped. If there are several lines, it is wrapped at words.
  case clipping
  /// The last line is truncated at its beginning.
  case truncatingHead
  /// The last line is truncated at its end.
  case truncatingTail
  /// The last line is truncated in its middle.
  case truncatingMiddle

  /// A Boolean value that indicates whether an ellipsis replaces text that does not fit.
  var truncates: Bool {
    self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle
  }
}

/// The style of a paragraph.
package struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines. The default is `natural`.
  package var alignment = TextAlignment.natural
  /// The treatment of text that is too wide. The default is `wordWrapping`.
  package var lineBreakMode = LineBreakMode.wordWrapping
  /// A Boolean value that indicates whether a word moves to the last line that would stand there alone without it.
  package var pushesOut = false
  /// The base direction of the paragraph. The default is `natural`.
  package var direction = BaseDirection.natural
  /// The spacing between lines.
  package var lineSpacing = 0.0
  /// The spacing after the paragraph, and before it unless it is the first.
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  /// The indents from the side where lines begin, for the first line and for others.
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// The position where lines end: measured from the far side if not positive, otherwise from the
  /// near one.
  package var tailIndent = 0.0
  /// The limits of a line's height; 0 means none.
  package var minimumLineHeight = 0.0
  package var maximumLineHeight = 0.0
  /// The factor for the height of lines; 0 is treated as 1.
  package var lineHeightMultiple = 0.0
  /// The tab stops, in the order of their positions; `nil` for one every 28 points.
  package var tabStops: [TabStop]?
  /// The distance between the tab stops after those; 0 for 28 points.
  package var tabInterval = 0.0

  package init() {}

  /// Returns the height of a line whose natural height is `height`.
  func lineHeight(_ height: Double) -> Double {
    var result = height
    if lineHeightMultiple > 0 { result *= lineHeightMultiple }
    if minimumLineHeight > 0 { result = max(result, minimumLineHeight) }
    if maximumLineHeight > 0 { result = min(result, maximumLineHeight) }
    return result
  }

  /// Returns the tab stops of a line that begins at `origin`.
  func ruler(from origin: Double) -> TabRuler {
    TabRuler(stops: tabStops, interval: tabInterval, origin: origin)
  }

  /// Returns the indent of a line.
  func indent(isFirst: Bool) -> Double { max(0, isFirst ? firstLineHeadIndent : headIndent) }
}
