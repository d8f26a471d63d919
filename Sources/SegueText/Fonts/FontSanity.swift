// Whether HarfBuzz accepts what a font says it has. What it finds damaged it treats as absent, so a
// table that is in the file and that HarfBuzz does not have is one that it has thrown out.

import CHarfBuzz

/// The checks that need HarfBuzz.
struct FontSanity {
  let handle: FontHandle
  let tables: FontTables
  let glyphs: Int

  /// - Throws: `FontError`, naming the table.
  func check() throws(FontError) {
    let face = handle.face
    guard Int(hb_face_get_glyph_count(face)) > 0 else { throw rejected("maxp") }
    try require("GSUB", hb_ot_layout_has_substitution(face) != 0)
    try require("GPOS", hb_ot_layout_has_positioning(face) != 0)
    try require("CBDT", hb_ot_color_has_png(face) != 0)
    try require("fvar", hb_ot_var_has_data(face) != 0)
    try require("CPAL", hb_ot_color_has_palettes(face) != 0)
    try require("COLR", hb_ot_color_has_layers(face) != 0)
    guard mapsSomething(face) else { throw rejected("cmap") }
    for tag in ["glyf", "CFF ", "CFF2"] where tables[tag] != nil {
      guard drawsSomething else { throw rejected(tag) }
    }
  }

  private func require(_ tag: String, _ isThere: Bool) throws(FontError) {
    // A table of a few bytes may say that there is nothing, which is not damage.
    guard let table = tables[tag], table.count > 16, !isThere else { return }
    throw rejected(tag)
  }

  private func rejected(_ tag: String) -> FontError {
    .damaged(tables.name, "table '\(tag)' breaks the rules of its format")
  }

  private func mapsSomething(_ face: OpaquePointer?) -> Bool {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    return hb_set_get_population(set) > 0
  }

  /// Whether any of the first glyphs has an outline. Fonts may begin with a few blanks.
  private var drawsSomething: Bool {
    for glyph in 0..<UInt32(min(glyphs, 64)) {
      var outline = chb_outline()
      chb_outline_collect(handle.font, glyph, 16, &outline)
      defer { chb_outline_free(&outline) }
      if outline.verb_count > 0 { return true }
    }
    return false
  }
}
