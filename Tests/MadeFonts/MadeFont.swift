// Fonts for tests, built table by table: letters are rectangles of known sizes, so that the
// expected drawing follows from formulas. They can have color layers (COLR, CPAL) and axes along
// which rectangles vary (fvar, gvar).

/// A font of rectangles.
package struct MadeFont: Sendable {
  /// A rectangle in font units, with y upward.
  package struct Box: Sendable {
    package var left, bottom, right, top: Int

    package init(_ left: Int, _ bottom: Int, _ right: Int, _ top: Int) {
      (self.left, self.bottom, self.right, self.top) = (left, bottom, right, top)
    }

    /// The corners, clockwise as in TrueType.
    var corners: [(x: Int, y: Int)] {
      [(left, bottom), (left, top), (right, top), (right, bottom)]
    }
  }

  /// One letter, or a part of one.
  package struct Glyph: Sendable {
    /// The character that the glyph represents; `nil` for parts.
    package var scalar: UInt32?
    package var advance: Int
    /// `nil` for a blank.
    package var box: Box?
    /// Its layers, back to front, if it is in color.
    package var layers: [Layer] = []
    /// The change of the right edge and of the advance at the end of each axis.
    package var widening: [Int] = []

    package init(_ scalar: UInt32?, advance: Int, _ box: Box?) {
      (self.scalar, self.advance, self.box) = (scalar, advance, box)
    }
  }

  /// A glyph in a color of the palette; 0xFFFF is the text's own.
  package struct Layer: Sendable {
    package var glyph, color: Int
    package init(glyph: Int, color: Int) { (self.glyph, self.color) = (glyph, color) }
  }

  /// An axis of variation, from its default upward.
  package struct Axis: Sendable {
    package var tag: String
    package var minimum, usual, maximum: Int

    package init(_ tag: String, _ minimum: Int, _ usual: Int, _ maximum: Int) {
      (self.tag, self.minimum, self.usual, self.maximum) = (tag, minimum, usual, maximum)
    }
  }

  /// A named position on the axes.
  package struct Instance: Sendable {
    package var name: String
    package var coordinates: [Int]
    package init(_ name: String, _ coordinates: [Int]) {
      (self.name, self.coordinates) = (name, coordinates)
    }
  }

  package var family: String
  package var weight = 400
  package var glyphs: [Glyph]
  /// Red, green, blue and alpha.
  package var palette: [[UInt8]] = []
  package var axes: [Axis] = []
  package var instances: [Instance] = []

  /// Creates a font of these glyphs; the glyph for missing characters is inserted as number 0.
  package init(_ family: String, _ glyphs: [Glyph]) {
    self.family = family
    self.glyphs = [Glyph(nil, advance: 500, Box(0, 0, 400, 700))] + glyphs
  }

  /// Units of one em.
  package static let unitsPerEm = 1000

  /// The whole file.
  package var file: [UInt8] { FontBytes.file(tables) }

  /// The tables by their tags.
  package var tables: [String: [UInt8]] {
    var tables = [
      "head": head, "hhea": hhea, "maxp": maxp, "hmtx": hmtx, "cmap": cmap, "name": name,
      "OS/2": os2,
    ]
    (tables["glyf"], tables["loca"]) = outlines
    if !palette.isEmpty { (tables["COLR"], tables["CPAL"]) = (colr, cpal) }
    if !axes.isEmpty { (tables["fvar"], tables["gvar"]) = (fvar, gvar) }
    return tables
  }
}
