// Color glyphs made of layers (COLR version 0): reading them, and inconsistent tables.

import MadeFonts
import SegueText
import Testing

@Suite struct ColorLayerTests {
  private func face(_ font: MadeFont) throws -> FontFace {
    try FontFace(FontFile(font.file, named: "made.ttf"))
  }

  @Test("a glyph has its layers, back to front, in the palette's colors") func layers() throws {
    let face = try face(.layered)
    #expect(face.hasColor)
    let glyph = try #require(face.glyph(for: 0x78))
    let layers = face.layers(of: glyph)
    #expect(layers.map(\.glyph) == [3, 4, 5])
    let colors = layers.map { $0.color.map { [$0.red, $0.green, $0.blue, $0.alpha] } }
    #expect(colors == [[1, 0, 0, 1], [0, 0, 1, 128.0 / 255], nil])
    let plain = try #require(face.glyph(for: 0x79))
    #expect(face.layers(of: plain).isEmpty)
  }

  @Test("a glyph with more layers than fit one call has all of them") func many() throws {
    var font = MadeFont.layered
    font.glyphs[1].layers = (0..<200).map { .init(glyph: 3 + $0 % 3, color: $0 % 2) }
    let layers = try face(font).layers(of: 1)
    #expect(layers.count == 200)
    #expect(layers.map { Int($0.glyph) } == (0..<200).map { 3 + $0 % 3 })
  }

  private func message(_ change: (inout [String: [UInt8]]) -> Void) -> String? {
    var tables = MadeFont.layered.tables
    change(&tables)
    do throws(FontError) {
      _ = try FontFace(FontFile(FontBytes.file(tables), named: "made.ttf"))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("layers without a glyph, a color or a place are refused")
  func damage() {
    #expect(message { _ in } == nil)
    // Counts and offsets; glyph, first layer and count of a record; glyph and color of a layer.
    for (place, value): (Int, UInt8) in [
      (2, 9), (4, 1), (8, 1), (12, 9), (14, 1), (16, 1), (19, 9), (20, 1), (23, 9),
    ] {
      let said = message { $0["COLR"]?[place] = value }
      #expect(said?.contains("'COLR'") == true, "byte \(place): \(said ?? "accepted")")
    }
    for (place, value): (Int, UInt8) in [(2, 1), (5, 0), (5, 9), (6, 9), (8, 1), (13, 1)] {
      let said = message { $0["CPAL"]?[place] = value }
      #expect(said?.contains("'CPAL'") == true, "byte \(place): \(said ?? "accepted")")
    }
    #expect(message { $0["CPAL"] = nil }?.contains("'CPAL' is missing") == true)
  }

  @Test("truncated tables are refused", arguments: ["COLR", "CPAL"])
  func cut(tag: String) {
    let whole = MadeFont.layered.tables[tag] ?? []
    for end in 0..<whole.count {
      #expect(message { $0[tag] = Array(whole[..<end]) } != nil, "cut at \(end)")
    }
  }

  @Test("a glyph with too many layers is refused with the limit") func limit() {
    var font = MadeFont.layered
    font.glyphs[1].layers = Array(repeating: .init(glyph: 3, color: 0), count: 1025)
    let error = #expect(throws: FontError.self) { try face(font) }
    #expect(error?.code == .limit)
    #expect(error?.reason == "a glyph of 1025 layers; expected at most 1024")
  }

  @Test("glyphs of version 1 are refused by name") func version1() {
    let said = message { tables in
      // A list of one glyph behind the layers of version 0.
      var colr = FontBytes()
      colr.add16(1, 0)
      colr.add32(0, 0)
      colr.add16(0)
      colr.add32(34, 0, 0, 0, 0)
      colr.add32(1)
      colr.add16(1)
      colr.add32(10)
      colr.add([2, 0, 0, 0x40, 0])
      tables["COLR"] = colr.bytes
    }
    #expect(
      said?.hasPrefix("made.ttf: color glyphs of COLR version 1; expected version 0") == true)
  }

  @Test("random damage is refused or drawn, and never traps", arguments: ["COLR", "CPAL"])
  func randomDamage(tag: String) throws {
    var random = SplitMix(state: 3)
    for _ in 0..<400 {
      var tables = MadeFont.layered.tables
      let count = UInt64(tables[tag]?.count ?? 1)
      for _ in 0..<3 {
        tables[tag]?[Int(random.next() % count)] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let face = try? FontFace(FontFile(FontBytes.file(tables), named: "f")) else { continue }
      for glyph in 0..<UInt32(face.glyphCount) {
        for layer in face.layers(of: glyph) { #expect(Int(layer.glyph) < face.glyphCount) }
      }
    }
  }
}
