// The result of a layout: lines of positioned glyphs, in points from the upper left corner, with y
// pointing down.

/// A glyph and the position of its origin.
package struct PlacedGlyph: Hashable, Sendable {
  /// The index of the glyph in the run's font.
  package let glyph: UInt32
  /// The position from the left of the line, and down from its baseline.
  package let x, y: Double
}

/// Consecutive glyphs of one font and one run of the text.
package struct PlacedRun: Hashable, Sendable {
  /// The font, which may be a substitute for the style's font.
  package let face: FontFace
  /// The style, whose own font determines the positions of underlines and strikethrough lines.
  package let style: ShapingStyle
  /// The index of the run of the text.
  package let source: Int
  /// The glyphs, from left to right.
  package var glyphs: [PlacedGlyph]
  /// The positions where the run begins and ends, from the left of the line.
  package var left, right: Double
}

/// A line of text.
package struct TextLine: Hashable, Sendable {
  /// The scalars of the text, including trailing white space.
  package let range: Range<Int>
  /// The runs of glyphs, from left to right.
  package let runs: [PlacedRun]
  /// The places of its characters, from left to right, without trailing white space.
  package let cells: [TextCell]
  /// The position where the line begins.
  package var x: Double
  /// The position of the baseline.
  package var baseline: Double
  /// The extents above and below the baseline, including what the paragraph style adds.
  package let ascent, descent: Double
  /// The width, without trailing white space.
  package let width: Double
  /// A Boolean value that indicates whether an ellipsis replaces a part of the line.
  package let isTruncated: Bool
  /// The scalars that the ellipsis replaces.
  package let hidden: Range<Int>?
}

/// Text laid out in lines.
package struct TextLayout: Hashable, Sendable {
  /// The lines, from top to bottom.
  package let lines: [TextLine]
  /// The size of the text, including indents.
  package let width, height: Double
  /// A Boolean value that indicates whether any part of the text is not displayed.
  package let isTruncated: Bool
  /// The characters that no font contains.
  package let missing: [MissingGlyph]

  /// Returns the layout of a request. Layouts are cached, so that repeated requests are cheap.
  package static func make(_ request: TextRequest) -> TextLayout {
    TextCaches.layouts.value(for: request) { LayoutBuilder.build(request) }
  }
}

/// A character that no font contains.
package struct MissingGlyph: Hashable, Sendable {
  /// The text that contains it, or the beginning of that text.
  package let text: String
  /// The font that was searched first.
  package let font: String
  /// The character as a Unicode scalar.
  package let scalar: UInt32

  package init(text: String, font: String, scalar: UInt32) {
    (self.text, self.font, self.scalar) = (text, font, scalar)
  }

  /// The character's code point, such as `U+1F600`.
  package var codePoint: String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
