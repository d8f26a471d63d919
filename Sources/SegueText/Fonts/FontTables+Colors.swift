// The checks of colour glyphs made of layers. HarfBuzz draws such a glyph plain, or in fewer layers,
// where these tables break the rules.

extension FontTables {
  /// Checks `COLR` and `CPAL`.
  /// - Throws: `FontError`, naming the table.
  func checkColors(glyphs: Int) throws(FontError) {
    guard let colr = self["COLR"] else { return }
    guard let bases = colr.uint16(2), let baseStart = colr.uint32(4),
      let layerStart = colr.uint32(8), let layers = colr.uint16(12),
      let baseRecords = colr.part(baseStart, 6 * bases),
      let layerRecords = colr.part(layerStart, 4 * layers)
    else { throw .damaged(name, "table 'COLR' leads outside itself") }
    try refusePaint(colr)
    let colors = try paletteSize()
    for record in 0..<bases {
      let numbers = (0..<3).compactMap { baseRecords.uint16(6 * record + 2 * $0) }
      guard numbers.count == 3, numbers[0] < glyphs, numbers[1] + numbers[2] <= layers else {
        throw .damaged(name, "table 'COLR' has a glyph with layers that are not there")
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
      else { throw .damaged(name, "table 'COLR' has a layer without a glyph or a colour") }
    }
  }

  /// Glyphs of version 1 are graphs of gradients and transforms; drawn plain, most would be blank.
  private func refusePaint(_ colr: BigEndianBytes) throws(FontError) {
    guard colr.uint16(0) != 0, let start = colr.uint32(14), start > 0,
      (colr.uint32(start) ?? 1) > 0
    else { return }
    throw FontError(
      .format, name,
      "colour glyphs of COLR version 1; expected version 0 or pictures (CBDT, sbix). "
        + "Take such a build of the font")
  }

  /// How many colours each palette has.
  private func paletteSize() throws(FontError) -> Int {
    guard let cpal = self["CPAL"] else {
      throw .damaged(name, "table 'CPAL' is missing, which 'COLR' needs")
    }
    guard let size = cpal.uint16(2), let palettes = cpal.uint16(4), palettes > 0,
      let records = cpal.uint16(6), let start = cpal.uint32(8),
      cpal.part(start, 4 * records) != nil
    else { throw .damaged(name, "table 'CPAL' leads outside itself") }
    for palette in 0..<palettes {
      guard let first = cpal.uint16(12 + 2 * palette), first + size <= records else {
        throw .damaged(name, "table 'CPAL' has a palette with colours that are not there")
      }
    }
    return size
  }
}
