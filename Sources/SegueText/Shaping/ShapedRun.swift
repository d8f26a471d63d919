// The result of HarfBuzz: glyphs in visual order, in whole units of their font.

/// A glyph of a shaped run.
package struct ShapedGlyph: Hashable, Sendable {
  /// The index of the glyph; 0 if the font has none.
  package let glyph: UInt32
  /// The first scalar that the glyph represents.
  package let cluster: Int
  /// The horizontal advance.
  package let advance: Int32
  /// The offset from the current position, with y pointing up.
  package let dx, dy: Int32
  /// A Boolean value that indicates whether the text on both sides would be shaped differently if a
  /// line ended before the cluster.
  package let isUnsafeToBreak: Bool
}

/// Shaped scalars of one font, style, script and direction.
package struct ShapedRun: Hashable, Sendable {
  /// The font, which may be a substitute for the style's font.
  package let face: FontFace
  /// The style of the scalars.
  package let style: ShapingStyle
  /// The embedding level, which is odd if the run is right to left.
  package let level: Int8
  /// The scalars of the paragraph.
  package let range: Range<Int>
  /// The ISO 15924 code of the script, as HarfBuzz represents it.
  let script: UInt32
  /// The glyphs, from left to right.
  package let glyphs: [ShapedGlyph]

  /// A Boolean value that indicates whether the run is right to left.
  var isRightToLeft: Bool { level % 2 == 1 }
  /// The number of points per font unit.
  var scale: Double { style.scale(of: face) }
}
