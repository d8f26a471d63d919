// A font: a face of a file, at a size of one em = its own units, so that the results of shaping and
// outlining are exact integers and serve every point size.

import CHarfBuzz
import CoreGraphics

/// A font without a size. Equal to any other with the same content.
package final class FontFace: Sendable, Hashable {
  /// The name used in errors: the font's own full name, or that of its file.
  package let name: String
  /// The names and the style.
  package let style: FontStyle
  /// The font's vertical metrics, in font units.
  package let metrics: FontMetrics
  /// The number of font units per em.
  package let unitsPerEm: Int
  /// The number of glyphs.
  package let glyphCount: Int
  /// The font's outlines, for display lists.
  package let outlines: GlyphOutlines
  /// The axes along which the font varies; empty for most fonts.
  package let axes: [FontAxis]
  /// A Boolean value that indicates whether the font may contain color glyphs.
  package let hasColor: Bool

  let handle: FontHandle
  private let file: FontFile
  private let index: Int
  var font: OpaquePointer { handle.font }

  /// Creates the font at `index` of a file.
  /// - Throws: `FontError` if a table is damaged or missing.
  package init(_ file: FontFile, index: Int = 0, variations: [FontVariation] = [])
    throws(FontError)
  {
    let tables = try FontTables(file.bytes, named: file.name, index: index)
    let counts = try tables.check()
    let handle = FontHandle(
      file, index: index, unitsPerEm: counts.unitsPerEm, variations: variations)
    try FontValidation(handle: handle, tables: tables, glyphs: counts.glyphs).check()
    (self.handle, self.file, self.index) = (handle, file, index)
    axes = FontAxis.all(of: handle.face)
    (unitsPerEm, glyphCount) = (counts.unitsPerEm, counts.glyphs)
    style = FontStyle(handle.font, variations: variations)
    metrics = FontMetrics(handle.font, unitsPerEm: counts.unitsPerEm)
    name = style.fullName.isEmpty ? file.name : style.fullName
    hasColor =
      hb_ot_color_has_png(handle.face) != 0 || hb_ot_color_has_layers(handle.face) != 0
    outlines = GlyphOutlines(
      identity: FontIdentity(
        contentHash: file.fingerprint.description, faceIndex: index,
        variations: variations.map { .init(axis: $0.axis.description, value: $0.value) }),
      name: name, unitsPerEm: Double(counts.unitsPerEm),
      outline: Self.outline(handle, style, unitsPerEm: Double(counts.unitsPerEm)))
  }

  /// Returns the source of outlines. Parts of an icon run in the same direction; in the file of the icon
  /// font, those of every seventh do not.
  private static func outline(
    _ handle: FontHandle, _ style: FontStyle, unitsPerEm: Double
  ) -> @Sendable (UInt32) -> PathOutline? {
    guard style.family == IconFont.family else { return { handle.outline(of: $0) } }
    return { handle.outline(of: $0).directedAlike(tolerance: unitsPerEm / 512) }
  }

  /// Returns the same font at another position on its axes.
  /// - Throws: `FontError` if the font cannot be drawn there.
  func instance(_ variations: [FontVariation]) throws(FontError) -> FontFace {
    try FontFace(file, index: index, variations: variations)
  }

  /// The named positions on the font's axes.
  var namedInstances: [NamedInstance] { NamedInstance.all(of: handle.face, axes: axes) }

  /// The bytes of the font's file, and the index of the font in it.
  var fileBytes: [UInt8] { file.bytes }
  var faceIndex: Int { index }

  /// Returns the glyph that represents a single scalar, or `nil`.
  package func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// Returns the horizontal advance of a glyph, in font units.
  package func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

  /// Returns a Boolean value that indicates whether both are the same font of equal files.
  package static func == (a: FontFace, b: FontFace) -> Bool { a.outlines == b.outlines }
  /// Hashes the identity of the font.
  package func hash(into hasher: inout Hasher) { hasher.combine(outlines.number) }
}

/// The setting of one axis of a variable font.
package struct FontVariation: Hashable, Sendable {
  /// The tag of the axis.
  package let axis: FontTag
  /// The position on the axis.
  package let value: Double

  package init(axis: FontTag, value: Double) { (self.axis, self.value) = (axis, value) }
}

/// Four letters that name a table, a feature or an axis.
package struct FontTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The letters as a number, with the first in the highest byte.
  package let value: UInt32

  init(value: UInt32) { self.value = value }

  package init(stringLiteral letters: String) { self.init(letters) }

  /// Creates a tag of up to four letters.
  package init(_ letters: String) {
    value = (Array(letters.utf8) + Array("    ".utf8)).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The four letters of the tag.
  package var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
  }
}
