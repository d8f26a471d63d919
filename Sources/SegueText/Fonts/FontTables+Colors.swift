// The checks of color glyphs made of layers. HarfBuzz draws such a glyph plain, or with fewer
// layers, if these tables violate the rules.

extension FontTables {
  /// Checks `COLR` and `CPAL`.
  /// - Throws: `FontError`, naming the table.
  func checkColors(glyphs: Int) throws(FontError) {
    guard let colr = self["COLR"] else { return }
    guard let bases = colr.uint16(2), let baseStart = colr.uint32(4),
      let layerStart = colr.uint32(8), let layers = colr.uint16(12),
      let baseRecords = colr.part(baseStart, 6 * bases),
      let layerRecords = colr.part(layerStart, 4 * layers)
    else { throw .damaged(name, "table 'COLR' refers to data outside itself") }
    try rejectPaint(colr)
    let colors = try paletteSize()
    for record in 0..<bases {
      let numbers = (0..<3).compactMap { baseRecords.uint16(6 * record + 2 * $0) }
      guard numbers.count == 3, numbers[0] < glyphs, numbers[1] + numbers[2] <= layers else {
        throw .damaged(name, "table 'COLR' has a glyph with missing layers")
      }
      guard numbers[2] <= FontLimits.layers else {
        throw FontError(
          .limit, name,
          "a glyph of \(numbers[2]) layers; expected at most \(FontLimits.layers)")
      }
    }
    for record in 0..<layers {
      guard let glyph = layerRecords.uint16(4 * record), glyph < glyphs,
        let color = layerRecords.uint16(4 * record + 2), color < colors || color == 0xFFFF
      else { throw .damaged(name, "table 'COLR' has a layer without a glyph or a color") }
    }
  }

  /// Rejects glyphs of version 1, which are graphs of gradients and transforms. Drawn plain, most
  /// would be blank.
  private func rejectPaint(_ colr: BigEndianBytes) throws(FontError) {
    guard colr.uint16(0) != 0, let start = colr.uint32(14), start > 0,
      (colr.uint32(start) ?? 1) > 0
    else { return }
    throw FontError(
      .format, name,
      "color glyphs of COLR version 1; expected version 0 or images (CBDT, sbix). Use such a build "
        + "of the font")
  }

  /// Returns the number of colors of each palette.
  private func paletteSize() throws(FontError) -> Int {
    guard let cpal = self["CPAL"] else {
      throw .damaged(name, "table 'CPAL' is missing, which 'COLR' requires")
    }
    guard let size = cpal.uint16(2), let palettes = cpal.uint16(4), palettes > 0,
      let records = cpal.uint16(6), let start = cpal.uint32(8),
      cpal.part(start, 4 * records) != nil
    else { throw .damaged(name, "table 'CPAL' refers to data outside itself") }
    for palette in 0..<palettes {
      guard let first = cpal.uint16(12 + 2 * palette), first + size <= records else {
        throw .damaged(name, "table 'CPAL' has a palette with missing colors")
      }
    }
    return size
  }
}
