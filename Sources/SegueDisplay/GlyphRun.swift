// Text as the rasterizer receives it: positioned glyphs of one font and color. The original
// characters and the layout are no longer known.

import CoreGraphics
import Foundation

/// A glyph and the position of its origin.
public struct PositionedGlyph: Sendable, Hashable {
  /// The index of the glyph in the font.
  public var id: UInt32
  /// The origin on the baseline, in local points, with y pointing down.
  public var x, y: Double

  /// Creates a glyph with its origin at (x, y).
  public init(id: UInt32, x: Double, y: Double) { (self.id, self.x, self.y) = (id, x, y) }
}

/// Glyphs of one font in one color, drawn as a whole: where they overlap, a translucent color is
/// not darker.
public struct GlyphRun: Sendable, Hashable {
  /// The font that provides the outlines.
  public var font: GlyphOutlines
  /// The font size, in local points per em.
  public var pointSize: Double
  /// The glyphs and their positions.
  public var glyphs: [PositionedGlyph]
  /// The color. Its alpha includes the layer's opacity.
  public var color: DisplayColor
  /// The transform from local points to pixels.
  public var transform: CGAffineTransform

  /// Creates a run of the given glyphs.
  public init(
    font: GlyphOutlines, pointSize: Double, glyphs: [PositionedGlyph], color: DisplayColor,
    transform: CGAffineTransform = .identity
  ) {
    (self.font, self.pointSize, self.glyphs) = (font, pointSize, glyphs)
    (self.color, self.transform) = (color, transform)
  }

  /// A rectangle that contains what is drawn, in local points; null if there is nothing.
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
