// The checks of variable fonts. HarfBuzz ignores an axis or a glyph's variations if their tables
// violate the rules: a bold text would then be drawn regular. The checks cover the positions and
// counts of parts; the deltas that move points may have any value.

extension FontTables {
  /// Checks `fvar` and `gvar`.
  /// - Throws: `FontError`, naming the table.
  func checkVariations(glyphs: Int) throws(FontError) {
    guard let fvar = self["fvar"] else {
      guard self["gvar"] == nil else {
        throw .damaged(name, "table 'gvar' is present without 'fvar'")
      }
      return
    }
    let axes = try checkAxes(fvar)
    guard let gvar = self["gvar"] else { return }
    try checkGlyphVariations(gvar, axes: axes, glyphs: glyphs)
  }

  /// Checks `fvar`.
  /// - Returns: The number of axes.
  private func checkAxes(_ fvar: BigEndianBytes) throws(FontError) -> Int {
    guard let start = fvar.uint16(4), let axes = fvar.uint16(8), let axisSize = fvar.uint16(10),
      let instances = fvar.uint16(12), let instanceSize = fvar.uint16(14)
    else { throw .damaged(name, "table 'fvar' ends early") }
    guard axes > 0, axes <= FontLimits.axes else {
      throw FontError(
        .limit, name, "table 'fvar' has \(axes) axes; expected 1...\(FontLimits.axes)")
    }
    guard axisSize == 20, instances == 0 || instanceSize >= 4 + 4 * axes,
      fvar.part(start, axes * axisSize + instances * instanceSize) != nil
    else { throw .damaged(name, "table 'fvar' refers to data outside itself") }
    for axis in 0..<axes {
      let numbers = (1...3).compactMap { fvar.fixed(start + axis * axisSize + 4 * $0) }
      guard numbers.count == 3, numbers == numbers.sorted() else {
        throw .damaged(name, "table 'fvar' has an axis whose default is outside its range")
      }
    }
    return axes
  }

  private func checkGlyphVariations(
    _ gvar: BigEndianBytes, axes: Int, glyphs: Int
  ) throws(FontError) {
    guard gvar.uint16(4) == axes, gvar.uint16(12) == glyphs, let tuples = gvar.uint16(6),
      let tupleStart = gvar.uint32(8), let flags = gvar.uint16(14), let start = gvar.uint32(16),
      gvar.part(tupleStart, 2 * axes * tuples) != nil, let data = gvar.tail(start)
    else { throw .damaged(name, "table 'gvar' does not match 'fvar' and 'maxp'") }
    let isLong = flags & 1 == 1
    var last = 0
    for glyph in 0...glyphs {
      let end = isLong ? gvar.uint32(20 + 4 * glyph) : gvar.uint16(20 + 2 * glyph).map { $0 * 2 }
      guard let end, end >= last, let part = data.part(last, end - last),
        part.count == 0 || part.holdsTuples(axes: axes, shared: tuples)
      else { throw .damaged(name, "table 'gvar' refers to data outside itself at glyph \(glyph)") }
      last = end
    }
  }
}

extension BigEndianBytes {
  /// Returns a number with 16 fraction bits, as an integer.
  fileprivate func fixed(_ offset: Int) -> Int32? {
    uint32(offset).map { Int32(truncatingIfNeeded: $0) }
  }

  /// Returns everything from `offset` on.
  fileprivate func tail(_ offset: Int) -> BigEndianBytes? { part(offset, count - offset) }

  /// Returns whether this is the header of one glyph's variations, followed by as much data as it
  /// specifies.
  fileprivate func holdsTuples(axes: Int, shared: Int) -> Bool {
    guard let counts = uint16(0), let start = uint16(2), start <= count else { return false }
    var (place, data) = (4, start)
    for _ in 0..<(counts & 0x0FFF) {
      guard let size = uint16(place), let kind = uint16(place + 2) else { return false }
      let hasPeak = kind & 0x8000 != 0
      guard hasPeak || kind & 0x0FFF < shared else { return false }
      place += 4 + (hasPeak ? 2 * axes : 0) + (kind & 0x4000 != 0 ? 4 * axes : 0)
      data += size
    }
    return place <= start && data <= count
  }
}
