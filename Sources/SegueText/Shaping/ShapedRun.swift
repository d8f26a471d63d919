// What HarfBuzz answers: glyphs in visual order, in whole units of their font.

/// One glyph of a shaped run.
package struct ShapedGlyph: Hashable, Sendable {
  /// Which glyph; 0 when the font has none.
  package let glyph: UInt32
  /// The first scalar that it stands for.
  package let cluster: Int
  /// How far the pen moves.
  package let advance: Int32
  /// How far it is drawn from the pen; y is upwards.
  package let dx, dy: Int32
  /// Whether the text on both sides would be shaped otherwise if a line ended before the cluster.
  package let isUnsafeToBreak: Bool
}

/// Scalars of one font, style, script and direction, shaped.
package struct ShapedRun: Hashable, Sendable {
  /// The font, which may stand in for the style's.
  package let face: FontFace
  /// The style.
  package let style: ShapingStyle
  /// Odd when it runs from right to left.
  package let level: Int8
  /// Which scalars of the paragraph.
  package let range: Range<Int>
  /// ISO 15924's letters, as HarfBuzz has them.
  let script: UInt32
  /// From left to right.
  package let glyphs: [ShapedGlyph]

  /// Whether it runs from right to left.
  var isRightToLeft: Bool { level % 2 == 1 }
  /// Points of one unit.
  var scale: Double { style.scale(of: face) }
}
