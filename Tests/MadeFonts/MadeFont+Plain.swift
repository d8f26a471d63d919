// The tables that every font contains.

extension MadeFont {
  var head: [UInt8] {
    var table = FontBytes()
    table.add32(0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5)
    table.add16(0, Self.unitsPerEm)
    table.add32(0, 0, 0, 0)
    table.add16(0, -200, 1000, 800, 0, 8, 2, 1, 0)
    return table.bytes
  }

  var hhea: [UInt8] {
    var table = FontBytes()
    table.add32(0x0001_0000)
    table.add16(800, -200, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.count)
    return table.bytes
  }

  var maxp: [UInt8] {
    var table = FontBytes()
    table.add32(0x0001_0000)
    table.add16(glyphs.count, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
    return table.bytes
  }

  var hmtx: [UInt8] {
    var table = FontBytes()
    for glyph in glyphs { table.add16(glyph.advance, glyph.box?.left ?? 0) }
    return table.bytes
  }

  var os2: [UInt8] {
    var table = FontBytes()
    table.add16(4, 500, weight, 5, 0)
    table.add([UInt8](repeating: 0, count: 20))  // Subscripts, superscripts, strikeout.
    table.add16(0)
    table.add([UInt8](repeating: 0, count: 10 + 16 + 4))
    table.add16(0x40, 0x20, 0xFFFF, 800, -200, 0, 800, 200)
    table.add32(0, 0)
    table.add16(500, 700, 0, 0x20, 0)
    return table.bytes
  }

  /// Each scalar separately, in one table of 32-bit entries.
  var cmap: [UInt8] {
    let known = glyphs.indices.compactMap { index in
      glyphs[index].scalar.map { (scalar: Int($0), glyph: index) }
    }.sorted { $0.scalar < $1.scalar }
    var table = FontBytes()
    table.add16(0, 1, 3, 10)
    table.add32(12)
    table.add16(12, 0)
    table.add32(16 + 12 * known.count, 0, known.count)
    for entry in known { table.add32(entry.scalar, entry.scalar, entry.glyph) }
    return table.bytes
  }

  /// The names that instances add.
  static let firstInstanceName = 256

  var name: [UInt8] {
    let style = weight >= 600 ? "Bold" : "Regular"
    let compact = String(family.filter { $0 != " " })
    var names = [
      (1, family), (2, style), (4, "\(family) \(style)"), (6, "\(compact)-\(style)"),
    ]
    for (index, instance) in instances.enumerated() {
      names.append((Self.firstInstanceName + 2 * index, instance.name))
      names.append((Self.firstInstanceName + 2 * index + 1, "\(compact)-\(instance.name)"))
    }
    var (table, texts) = (FontBytes(), FontBytes())
    table.add16(0, names.count, 6 + 12 * names.count)
    for (id, text) in names {
      table.add16(3, 1, 0x409, id, 2 * text.utf16.count, texts.bytes.count)
      for unit in text.utf16 { texts.add16(Int(unit)) }
    }
    return table.bytes + texts.bytes
  }

  var outlines: (glyf: [UInt8], loca: [UInt8]) {
    var (glyf, loca) = (FontBytes(), FontBytes())
    for glyph in glyphs {
      loca.add32(glyf.bytes.count)
      guard let box = glyph.box else { continue }
      glyf.add16(1, box.left, box.bottom, box.right, box.top, 3, 0)
      glyf.add([1, 1, 1, 1])
      glyf.add16(box.left, 0, box.right - box.left, 0)
      glyf.add16(box.bottom, box.top - box.bottom, 0, box.bottom - box.top)
      glyf.pad()
    }
    loca.add32(glyf.bytes.count)
    return (glyf.bytes, loca.bytes)
  }
}
