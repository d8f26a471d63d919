// The answer: lines of glyphs at their places, in points from the upper left corner, y downwards.

/// A glyph and where its origin is.
package struct PlacedGlyph: Hashable, Sendable {
  /// Which glyph of the run's font.
  package let glyph: UInt32
  /// From the left of the line, and down from its baseline.
  package let x, y: Double
}

/// Glyphs of one font and one run of the text, side by side.
package struct PlacedRun: Hashable, Sendable {
  /// The font, which may stand in for the style's.
  package let face: FontFace
  /// The style, whose own font says where lines under and through the text are.
  package let style: ShapingStyle
  /// The number of the run of the text.
  package let source: Int
  /// From left to right.
  package var glyphs: [PlacedGlyph]
  /// Where it begins and ends, from the left of the line.
  package var left, right: Double
}

/// One line.
package struct TextLine: Hashable, Sendable {
  /// Which scalars of the text, white space at the end included.
  package let range: Range<Int>
  /// The glyphs, from left to right.
  package let runs: [PlacedRun]
  /// Where it begins.
  package var x: Double
  /// Where its baseline is.
  package var baseline: Double
  /// How far it reaches above and below the baseline, with what the paragraph style adds.
  package let ascent, descent: Double
  /// How wide it is, without white space that hangs over the end.
  package let width: Double
  /// Whether an ellipsis stands for part of it.
  package let isTruncated: Bool
}

/// Text in lines.
package struct TextLayout: Hashable, Sendable {
  /// The lines, from the top.
  package let lines: [TextLine]
  /// The room they take, indents included.
  package let width, height: Double
  /// Whether anything of the text is not shown.
  package let isTruncated: Bool
  /// What no font has.
  package let missing: [MissingGlyph]

  /// The layout of a request; kept, so that asking again costs little.
  package static func make(_ request: TextRequest) -> TextLayout {
    TextCaches.layouts.value(for: request) { LayoutBuilder.build(request) }
  }
}

/// A character that no font has.
package struct MissingGlyph: Hashable, Sendable {
  /// The text it is in, or the beginning of it.
  package let text: String
  /// The font that was asked first.
  package let font: String
  /// The character.
  package let scalar: UInt32

  package init(text: String, font: String, scalar: UInt32) {
    (self.text, self.font, self.scalar) = (text, font, scalar)
  }

  /// `U+1F600`.
  package var codePoint: String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
