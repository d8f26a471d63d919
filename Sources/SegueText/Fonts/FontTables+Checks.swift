// The checks of single tables: those without which there are no glyphs, metrics or outlines.

extension FontTables {
  /// The counts to which all other tables refer.
  struct Counts {
    var unitsPerEm: Int
    var glyphs: Int
  }

  /// Checks the required tables.
  /// - Throws: `FontError`, naming the table.
  func check() throws(FontError) -> Counts {
    let counts = Counts(unitsPerEm: try unitsPerEm(), glyphs: try glyphCount())
    try checkAdvances(glyphs: counts.glyphs)
    try checkCharacterMap()
    try checkOutlines(glyphs: counts.glyphs)
    try checkVariations(glyphs: counts.glyphs)
    try checkColors(glyphs: counts.glyphs)
    return counts
  }

  private func required(_ tag: String, atLeast count: Int) throws(FontError) -> BigEndianBytes {
    guard let table = self[tag] else { throw .damaged(name, "table '\(tag)' is missing") }
    guard table.count >= count else {
      throw .damaged(name, "table '\(tag)' has \(table.count) bytes, fewer than \(count)")
    }
    return table
  }

  private func unitsPerEm() throws(FontError) -> Int {
    let head = try required("head", atLeast: 54)
    guard head.uint32(12) == 0x5F0F_3CF5 else {
      throw .damaged(name, "table 'head' does not have its magic number")
    }
    let units = head.uint16(18) ?? 0
    guard FontLimits.unitsPerEm.contains(units) else {
      throw .damaged(name, "table 'head' has \(units) units per em, not 16...16384")
    }
    return units
  }

  private func glyphCount() throws(FontError) -> Int {
    let maxp = try required("maxp", atLeast: 6)
    guard let count = maxp.uint16(4), count > 0 else {
      throw .damaged(name, "table 'maxp' declares no glyphs")
    }
    return count
  }

  private func checkAdvances(glyphs: Int) throws(FontError) {
    let hhea = try required("hhea", atLeast: 36)
    let metrics = hhea.uint16(34) ?? 0
    guard metrics > 0, metrics <= glyphs else {
      throw .damaged(name, "table 'hhea' declares \(metrics) advances for \(glyphs) glyphs")
    }
    _ = try required("hmtx", atLeast: 4 * metrics)
  }

  private func checkCharacterMap() throws(FontError) {
    let cmap = try required("cmap", atLeast: 4)
    let count = cmap.uint16(2) ?? 0
    let offsets = (0..<count).compactMap { cmap.uint32(4 + 8 * $0 + 4) }
    guard count > 0, offsets.count == count, offsets.allSatisfy({ $0 + 4 <= cmap.count }) else {
      throw .damaged(name, "table 'cmap' refers to data outside itself")
    }
  }

  private func checkOutlines(glyphs: Int) throws(FontError) {
    if self["glyf"] != nil || self["loca"] != nil { return try checkLocations(glyphs: glyphs) }
    let others = ["CFF ", "CFF2", "CBDT", "sbix"]
    guard others.contains(where: { (self[$0]?.count ?? 0) > 4 }) else {
      throw .damaged(name, "there is no table with glyphs (glyf, CFF, CFF2, CBDT, or sbix)")
    }
  }

  /// Checks that the offsets in `loca` increase and stay inside `glyf`.
  private func checkLocations(glyphs: Int) throws(FontError) {
    let isLong = self["head"]?.uint16(50) == 1
    let loca = try required("loca", atLeast: (glyphs + 1) * (isLong ? 4 : 2))
    let glyf = try required("glyf", atLeast: 0)
    var last = 0
    for glyph in 0...glyphs {
      let offset = isLong ? loca.uint32(4 * glyph) : loca.uint16(2 * glyph).map { $0 * 2 }
      guard let offset, offset >= last, offset <= glyf.count else {
        throw .damaged(name, "table 'loca' refers to data outside 'glyf' at glyph \(glyph)")
      }
      last = offset
    }
  }
}
