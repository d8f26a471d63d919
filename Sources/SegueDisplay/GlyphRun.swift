// Text as the pixel world sees it: glyphs of one font and colour at their places. What the characters
// were, and why the glyphs stand where they stand, is over by now.

import CoreGraphics
import Foundation

/// A glyph and where its origin lies.
public struct PositionedGlyph: Sendable, Hashable {
  /// The number within the font.
  public var id: UInt32
  /// The origin on the baseline, in local points, y pointing down.
  public var x, y: Double

  /// Glyph `id` at (x, y).
  public init(id: UInt32, x: Double, y: Double) { (self.id, self.x, self.y) = (id, x, y) }
}

/// Glyphs of one font in one colour, drawn as one: where they overlap, a translucent colour shows no
/// darker.
public struct GlyphRun: Sendable, Hashable {
  /// Where outlines come from.
  public var font: GlyphOutlines
  /// Local points to the em.
  public var pointSize: Double
  /// The glyphs and their places.
  public var glyphs: [PositionedGlyph]
  /// The colour; the layer's opacity is folded into its alpha.
  public var color: DisplayColor
  /// Local points to pixels.
  public var transform: CGAffineTransform

  /// A run of these glyphs.
  public init(
    font: GlyphOutlines, pointSize: Double, glyphs: [PositionedGlyph], color: DisplayColor,
    transform: CGAffineTransform = .identity
  ) {
    (self.font, self.pointSize, self.glyphs) = (font, pointSize, glyphs)
    (self.color, self.transform) = (color, transform)
  }

  /// A box around what is drawn, in local points; null when there is nothing.
  package var box: CGRect {
    let scale = pointSize / font.unitsPerEm
    guard scale.isFinite else { return .null }
    return glyphs.reduce(CGRect.null) { box, glyph in
      guard let outline = font.outline(of: glyph.id)?.box else { return box }
      return box.around(
        CGRect(
          x: glyph.x + outline.minX * scale, y: glyph.y - outline.maxY * scale,
          width: outline.width * scale, height: outline.height * scale))
    }
  }
}
