// Checks whether HarfBuzz accepts everything that a font contains. It treats damaged tables as
// absent, so a table that is in the file and not in HarfBuzz's font has been rejected.

import CHarfBuzz

/// The checks that need HarfBuzz.
struct FontValidation {
  let handle: FontHandle
  let tables: FontTables
  let glyphs: Int

  /// Checks all tables.
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
    guard hasMappings(face) else { throw rejected("cmap") }
    for tag in ["glyf", "CFF ", "CFF2"] where tables[tag] != nil {
      guard drawsSomething else { throw rejected(tag) }
    }
  }

  private func require(_ tag: String, _ isPresent: Bool) throws(FontError) {
    // A table of a few bytes may legitimately be empty, which is not damage.
    guard let table = tables[tag], table.count > 16, !isPresent else { return }
    throw rejected(tag)
  }

  private func rejected(_ tag: String) -> FontError {
    .damaged(tables.name, "table '\(tag)' violates the rules of its format")
  }

  private func hasMappings(_ face: OpaquePointer?) -> Bool {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    return hb_set_get_population(set) > 0
  }

  /// A Boolean value that indicates whether any of the first glyphs has an outline. Fonts may begin
  /// with a few blanks.
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
