// The ligatures of a font, read from its GSUB table. HarfBuzz applies them and does not list them;
// the icon font's are the names of its icons.

import CHarfBuzz

extension FontFace {
  /// The words in printable ASCII that the font replaces with one glyph, sorted; empty if it has
  /// none. Words of fewer than two characters are left out.
  package var ligatures: [String] {
    guard let table = try? FontTables(fileBytes, named: name, index: faceIndex)["GSUB"] else {
      return []
    }
    var letters: [Int: Character] = [:]
    for scalar in UInt8(0x21)..<0x7F {
      guard let glyph = glyph(for: UInt32(scalar)) else { continue }
      letters[Int(glyph)] = Character(Unicode.Scalar(scalar))
    }
    return Set(
      LigatureTable(table: table).sequences.compactMap { sequence in
        let word = sequence.compactMap { letters[$0] }
        return word.count == sequence.count && word.count > 1 ? String(word) : nil
      }
    ).sorted()
  }
}

/// The ligature substitutions of a GSUB table. Whatever is out of bounds is left out.
private struct LigatureTable {
  let table: BigEndianBytes

  /// The glyphs of each ligature, in order.
  var sequences: [[Int]] {
    guard let lookups = table.uint16(8) else { return [] }
    return offsets(at: lookups).flatMap { subtables(ofLookupAt: lookups + $0) }
      .flatMap(ligatures)
  }

  /// Returns a list of offsets that begins with their number.
  private func offsets(at place: Int) -> [Int] {
    guard let count = table.uint16(place) else { return [] }
    return (0..<count).compactMap { table.uint16(place + 2 + 2 * $0) }
  }

  /// Returns the places of the subtables of a lookup for ligatures, also of extended ones.
  private func subtables(ofLookupAt place: Int) -> [Int] {
    let (ligature, extended) = (4, 7)
    guard let kind = table.uint16(place), kind == ligature || kind == extended else { return [] }
    let places = offsets(at: place + 4).map { place + $0 }
    guard kind == extended else { return places }
    return places.compactMap { place in
      guard table.uint16(place + 2) == ligature else { return nil }
      return table.uint32(place + 4).map { place + $0 }
    }
  }

  private func ligatures(inSubtableAt place: Int) -> [[Int]] {
    guard let coverage = table.uint16(place + 2) else { return [] }
    return zip(covered(at: place + coverage), offsets(at: place + 4)).flatMap { first, set in
      offsets(at: place + set).compactMap { offset -> [Int]? in
        let ligature = place + set + offset
        guard let count = table.uint16(ligature + 2), count > 0 else { return nil }
        let rest = (0..<count - 1).compactMap { table.uint16(ligature + 4 + 2 * $0) }
        return rest.count == count - 1 ? [first] + rest : nil
      }
    }
  }

  /// Returns the glyphs of a coverage table, in order.
  private func covered(at place: Int) -> [Int] {
    guard table.uint16(place) == 2 else { return offsets(at: place + 2) }
    guard let count = table.uint16(place + 2) else { return [] }
    return (0..<count).flatMap { index -> [Int] in
      let range = place + 4 + 6 * index
      guard let first = table.uint16(range), let last = table.uint16(range + 2), first <= last
      else {
        return []
      }
      return Array(first...last)
    }
  }
}
