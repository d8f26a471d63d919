// One font: a face of a file, at the size of one em = its own units, so that whatever is shaped or
// outlined with it is exact integers and serves every point size.

import CHarfBuzz

/// A font without a size.
///
/// `@unchecked Sendable`: face and font are made immutable before the initialiser ends, and
/// HarfBuzz's immutable objects may be read from any thread.
package final class FontFace: @unchecked Sendable, Hashable {
  /// What a font is the same by: the file's contents, the number in it, and the variation.
  package struct Identity: Hashable, Sendable {
    /// The file's contents.
    package let file: FontFingerprint
    /// Which font of the file.
    package let index: Int
    /// Settings of a variable font, by axis.
    package let variations: [FontVariation]
  }

  /// What makes it this font.
  package let identity: Identity
  /// What errors call it: the font's own full name, or its file's.
  package let name: String
  /// The names and the style.
  package let style: FontStyle
  /// Sizes, in units.
  package let metrics: FontMetrics
  /// Units of one em.
  package let unitsPerEm: Int
  /// How many glyphs there are.
  package let glyphCount: Int

  let file: FontFile
  let font: OpaquePointer
  var face: OpaquePointer { hb_font_get_face(font) }

  /// The font number `index` of a file.
  /// - Throws: `FontError` when a table is damaged or missing.
  package init(_ file: FontFile, index: Int = 0, variations: [FontVariation] = [])
    throws(FontError)
  {
    let tables = try FontTables(file.bytes, named: file.name, index: index)
    let counts = try tables.check()
    let face = hb_face_create(file.blob, UInt32(index))
    defer { hb_face_destroy(face) }
    let font = Self.makeFont(face, unitsPerEm: counts.unitsPerEm, variations)
    do throws(FontError) {
      try FontSanity(font: font, tables: tables, glyphs: counts.glyphs).check()
    } catch {
      hb_font_destroy(font)
      throw error
    }
    (self.file, self.font) = (file, font)
    identity = Identity(file: file.fingerprint, index: index, variations: variations)
    (unitsPerEm, glyphCount) = (counts.unitsPerEm, counts.glyphs)
    style = FontStyle(font)
    metrics = FontMetrics(font, unitsPerEm: counts.unitsPerEm)
    name = style.fullName.isEmpty ? file.name : style.fullName
  }

  private static func makeFont(
    _ face: OpaquePointer?, unitsPerEm: Int, _ variations: [FontVariation]
  ) -> OpaquePointer {
    let font: OpaquePointer = hb_font_create(face)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if !variations.isEmpty {
      let settings = variations.map { hb_variation_t(tag: $0.axis.value, value: Float($0.value)) }
      hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    return font
  }

  deinit { hb_font_destroy(font) }

  /// The glyph that stands for a scalar by itself, or `nil`.
  package func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// How far the pen moves after a glyph, in units.
  package func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

  /// Whether both are the same font of equal files.
  package static func == (a: FontFace, b: FontFace) -> Bool {
    a === b || a.identity == b.identity
  }
  /// Hashes what makes it this font.
  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// The setting of one axis of a variable font.
package struct FontVariation: Hashable, Sendable {
  /// Which axis.
  package let axis: FontTag
  /// Where on it.
  package let value: Double

  package init(axis: FontTag, value: Double) { (self.axis, self.value) = (axis, value) }
}

/// Four letters that name a table, a feature or an axis.
package struct FontTag: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The letters as a number, the first highest.
  package let value: UInt32

  package init(stringLiteral letters: String) {
    var value: UInt32 = 0
    for byte in (Array(letters.utf8) + Array("    ".utf8)).prefix(4) {
      value = value << 8 | UInt32(byte)
    }
    self.value = value
  }
}
