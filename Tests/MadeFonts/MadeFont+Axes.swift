// Axes, and how glyphs vary along them: from the default to the upper end, a glyph's right edge and
// its advance move to the right, and to the lower end as far to the left.

extension MadeFont {
  var fvar: [UInt8] {
    var table = FontBytes()
    table.add16(1, 0, 16, 2, axes.count, 20, instances.count, 4 + 4 * axes.count + 2)
    for axis in axes {
      table.add(Array(axis.tag.utf8))
      table.add32(axis.minimum << 16, axis.usual << 16, axis.maximum << 16)
      table.add16(0, 1)
    }
    for (index, instance) in instances.enumerated() {
      table.add16(Self.firstInstanceName + 2 * index, 0)
      for coordinate in instance.coordinates { table.add32(coordinate << 16) }
      table.add16(Self.firstInstanceName + 2 * index + 1)
    }
    return table.bytes
  }

  var gvar: [UInt8] {
    let parts = glyphs.map(changes)
    var table = FontBytes()
    table.add16(1, 0, axes.count, 0)
    table.add32(20 + 4 * (glyphs.count + 1))
    table.add16(glyphs.count, 1)
    table.add32(20 + 4 * (glyphs.count + 1))
    var offset = 0
    for part in parts {
      table.add32(offset)
      offset += part.count
    }
    table.add32(offset)
    for part in parts { table.add(part) }
    return table.bytes
  }

  /// Two tuples for each axis, one for each of its ends.
  private func changes(of glyph: Glyph) -> [UInt8] {
    var (headers, data) = (FontBytes(), FontBytes())
    var count = 0
    for (axis, widening) in glyph.widening.enumerated() where widening != 0 {
      for end in [1, -1] {
        let deltas = deltas(of: glyph, by: end * widening)
        // The tuple's own peak and its own points, all of them.
        headers.add16(deltas.count, 0x8000 | 0x2000)
        for other in axes.indices { headers.add16(other == axis ? end * 0x4000 : 0) }
        data.add(deltas)
        count += 1
      }
    }
    guard count > 0 else { return [] }
    var whole = FontBytes()
    whole.add16(count, 4 + headers.bytes.count)
    whole.add(headers.bytes + data.bytes)
    whole.pad()
    return whole.bytes
  }

  /// The deltas of the corners and of the four points that represent advance and height.
  private func deltas(of glyph: Glyph, by widening: Int) -> [UInt8] {
    let corners = glyph.box == nil ? [] : [0, 0, widening, widening]
    let across = corners + [0, widening, 0, 0]
    var bytes = FontBytes()
    bytes.add([0, UInt8(0x40 | (across.count - 1))])
    for delta in across { bytes.add16(delta) }
    bytes.add([UInt8(0x80 | (across.count - 1))])
    return bytes.bytes
  }
}
