// What text does with a font.

import SegueText

/// One font in use.
struct FontUse {
  let face: FontFace

  /// Shapes a short line in two scripts, and draws its glyphs and a few that may not exist.
  func run() {
    precondition(face.unitsPerEm > 0)
    let style = ShapingStyle(face: face, pointSize: 17)
    for run in Shaper(AttributedText("Ag fi 1\u{E9} \u{645}\u{631}", style: style)).runs() {
      for glyph in run.glyphs.prefix(12) { draw(glyph.glyph) }
    }
    for glyph in [0, 1, UInt32(clamping: face.glyphCount - 1), .max] { draw(glyph) }
  }

  private func draw(_ glyph: UInt32) {
    _ = face.outlines.outline(of: glyph)
    _ = face.layers(of: glyph)
    if let image = face.image(of: glyph) { precondition(!image.png.isEmpty) }
  }
}
