import CoreGraphics
import Foundation
import SegueText
import Testing

@Suite struct FontFileTests {
  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The result of using a font with `bytes`; shapes and draws with it if it is accepted.
  private func code(_ bytes: [UInt8]) -> FontError.Code? {
    do throws(FontError) {
      let face = try FontFace(FontFile(bytes, named: "f"))
      let text = AttributedText("Aé fi ", style: ShapingStyle(face: face, pointSize: 12))
      for run in Shaper(text).runs() {
        for glyph in run.glyphs { _ = face.outlines.outline(of: glyph.glyph) }
      }
      return nil
    } catch {
      return error.code
    }
  }

  @Test("Inter has the sizes and names in its tables") func inter() throws {
    let face = try FontFace(FontFile(path: TestFonts.inter))
    #expect(face.unitsPerEm == 2816)
    #expect(face.glyphCount == 2548)
    #expect(face.style.family == "Inter")
    #expect(face.style.postScriptName == "Inter-Regular")
    #expect(face.style.weight == 400)
    #expect(!face.style.isItalic)
    #expect(face.metrics.ascent == 2728)
    #expect(face.metrics.descent == -680)
    #expect(face.metrics.lineGap == 0)
    #expect(face.metrics.capHeight == 2048)
    #expect(face.metrics.xHeight == 1536 || face.metrics.xHeight == 1538)
  }

  @Test("an outline stays in its em, with y upward") func outline() throws {
    let face = try FontFace(FontFile(path: TestFonts.inter))
    let glyph = try #require(face.glyph(for: 0x48))
    let box = try #require(face.outlines.outline(of: glyph)).box
    #expect(box.minY == 0)
    #expect(Double(box.maxY) == face.metrics.capHeight)
    #expect(box.maxX < Double(face.advance(of: glyph)))
    let blank = try #require(face.glyph(for: 0x20))
    #expect(face.outlines.outline(of: blank) == nil)
  }

  @Test("reading a file twice gives the same font") func identity() throws {
    let first = try FontFace(FontFile(path: TestFonts.inter))
    let second = try FontFace(FontFile(bytes(TestFonts.inter), named: "other"))
    #expect(first == second)
    #expect(first.outlines.identity.contentHash.count == 32)
    #expect(try first != FontFace(FontFile(path: TestFonts.arabic)))
  }

  @Test("all weights and slants of Inter are found", arguments: [false, true])
  func weights(isItalic: Bool) throws {
    for weight in stride(from: 100, through: 900, by: 100) {
      for family in ["Inter", "inter display"] {
        let face = try FontCatalog.system.face(
          family: family, weight: weight, isItalic: isItalic)
        #expect(face.style.weight == weight)
        #expect(face.style.isItalic == isItalic)
      }
    }
  }

  @Test(
    "the nearest weight of a family stands in", arguments: [(500, 400), (600, 700), (950, 700)])
  func nearest(wanted: Int, found: Int) throws {
    let face = try FontCatalog.system.face(family: "Noto Sans Arabic", weight: wanted)
    #expect(face.style.weight == found)
  }

  @Test("fonts are found by PostScript name") func names() throws {
    #expect(try FontCatalog.system.face(named: "Inter-SemiBoldItalic").style.weight == 600)
    let error = #expect(throws: FontError.self) { try FontCatalog.system.face(named: "Arial") }
    #expect(error?.code == .missing)
    #expect(error?.description.hasPrefix("Arial: no font of that family") == true)
  }

  @Test("a scene's own font precedes the system's") func own() throws {
    let catalogue = FontCatalog()
    let faces = try catalogue.register(bytes(TestFonts.arabic), named: "my.ttf")
    #expect(faces.map(\.style.family) == ["Noto Sans Arabic"])
    #expect(try catalogue.face(family: "Noto Sans Arabic", weight: 700).style.weight == 400)
    #expect(throws: FontError.self) { try catalogue.register([1, 2, 3, 4], named: "x") }
  }

  // MARK: Damage

  @Test("a font truncated anywhere is refused, every 1 KB", arguments: TestFonts.both)
  func cutShort(path: String) throws {
    let whole = try bytes(path)
    #expect(code(whole) == nil)
    for end in stride(from: 0, to: whole.count, by: 1024) {
      let code = code(Array(whole[..<end]))
      #expect(code == .damaged || (end == 0 && code == .format), "cut at \(end)")
    }
  }

  @Test("tables outside the file are refused", arguments: TestFonts.both)
  func wildTables(path: String) throws {
    let whole = try bytes(path)
    let tables = Int(whole[4]) << 8 | Int(whole[5])
    for table in 0..<tables {
      for field in [8, 12] {
        for value: UInt32 in [0xFFFF_FFFF, 0x7FFF_FFFF, UInt32(whole.count) + 1] {
          var damaged = whole
          let place = 12 + 16 * table + field
          for byte in 0..<4 {
            damaged[place + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte))
          }
          #expect(code(damaged) == .damaged, "table \(table), field \(field), value \(value)")
        }
      }
    }
  }

  @Test("random damage never traps", arguments: TestFonts.both, [UInt64(1), 2, 3])
  func randomDamage(path: String, seed: UInt64) throws {
    let whole = try bytes(path)
    var random = SplitMix(state: seed)
    for _ in 0..<40 {
      var damaged = whole
      for _ in 0..<(1 + Int(random.next() % 64)) {
        damaged[Int(random.next() % UInt64(whole.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = code(damaged)
    }
  }

  @Test("a file that is not a font is reported") func notFonts() {
    let samples: [(bytes: [UInt8], words: String)] = [
      ([], "empty"), (Array("wOF2....".utf8), "WOFF"), (Array("hello".utf8), "not a font"),
      (Array("OTTO".utf8), "list of tables"), (Array("ttcf".utf8), "collection"),
      (Array("ttcf".utf8) + [0, 1, 0, 0, 255, 255, 255, 255], "at most 256"),
    ]
    for sample in samples {
      do {
        _ = try FontFile(sample.bytes, named: "f")
        _ = try FontFace(FontFile(sample.bytes, named: "f"))
        Issue.record("accepted \(sample.words)")
      } catch { #expect("\(error)".contains(sample.words)) }
    }
  }
}

/// A small random number generator with reproducible results.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}

/// One font with cubic outlines and one with quadratic ones.
enum TestFonts {
  static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  static let arabic = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
  static let both = [inter, arabic]
}
