// Glyphs made of layers, in the colors of one palette.

extension MadeFont {
  var colr: [UInt8] {
    let colored = glyphs.indices.filter { !glyphs[$0].layers.isEmpty }
    let layers = colored.flatMap { glyphs[$0].layers }
    var table = FontBytes()
    table.add16(0, colored.count)
    table.add32(14, 14 + 6 * colored.count)
    table.add16(layers.count)
    var first = 0
    for index in colored {
      table.add16(index, first, glyphs[index].layers.count)
      first += glyphs[index].layers.count
    }
    for layer in layers { table.add16(layer.glyph, layer.color) }
    return table.bytes
  }

  var cpal: [UInt8] {
    var table = FontBytes()
    table.add16(0, palette.count, 1, palette.count)
    table.add32(14)
    table.add16(0)
    for color in palette { table.add([color[2], color[1], color[0], color[3]]) }
    return table.bytes
  }
}
