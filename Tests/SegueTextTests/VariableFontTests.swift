// Variable fonts: their position on the axes for a weight, the drawing there, and inconsistent
// tables. The font is made here, so that widths follow from a formula; hb-shape gives the same.

import Foundation
import MadeFonts
import SegueText
import Testing

@Suite struct VariableFontTests {
  private func catalogue(_ fonts: [UInt8]...) throws -> FontCatalog {
    let catalogue = FontCatalog()
    for font in fonts { try catalogue.register(font, named: "made.ttf") }
    return catalogue
  }

  private func width(of scalar: UInt32, in face: FontFace) throws -> Double {
    let glyph = try #require(face.glyph(for: scalar))
    let box = try #require(face.outlines.outline(of: glyph)).box
    return Double(box.maxX)
  }

  /// The increase in width of the letter a at some weight.
  private func widening(_ weight: Int) -> Double {
    weight > 400 ? 200 * Double(weight - 400) / 600 : 200 * Double(weight - 400) / 300
  }

  @Test("axes have their limits and their default") func axes() throws {
    let face = try FontFace(FontFile(MadeFont.varying.file, named: "made.ttf"))
    #expect(face.axes.map(\.tag) == ["wght"])
    #expect(face.axes.map { [$0.minimum, $0.usual, $0.maximum] } == [[100, 400, 1000]])
    #expect(try FontFace(FontFile(MadeFont.layered.file, named: "x")).axes.isEmpty)
  }

  @Test(
    "a font with a weight axis has every weight", arguments: [100, 200, 300, 400, 500, 700, 900])
  func weights(weight: Int) throws {
    let face = try catalogue(MadeFont.varying.file).face(family: "Segue Varying", weight: weight)
    #expect(face.style.weight == weight)
    #expect(abs(try width(of: 0x61, in: face) - (300 + widening(weight))) < 0.02)
    let glyph = try #require(face.glyph(for: 0x61))
    #expect(abs(Double(face.advance(of: glyph)) - (400 + widening(weight))) <= 0.51)
    #expect(try width(of: 0x62, in: face) == 500)
  }

  @Test("weights beyond the limits are clamped") func ends() throws {
    var font = MadeFont.varying
    font.axes = [.init("wght", 300, 400, 600)]
    font.instances = []
    let fonts = try catalogue(font.file)
    #expect(try width(of: 0x61, in: fonts.face(family: "Segue Varying", weight: 900)) == 500)
    #expect(try fonts.face(family: "Segue Varying", weight: 900).style.weight == 600)
    #expect(try width(of: 0x61, in: fonts.face(family: "Segue Varying", weight: 100)) == 100)
  }

  @Test("equal positions on the axes are one font") func once() throws {
    let fonts = try catalogue(MadeFont.varying.file)
    let bold = try fonts.face(family: "Segue Varying", weight: 700)
    #expect(try bold === fonts.face(family: "Segue Varying", weight: 700))
    #expect(try bold != fonts.face(family: "Segue Varying", weight: 400))
    #expect(bold.outlines.identity.variations.map(\.axis) == ["wght"])
    #expect(bold.outlines.identity.variations.map(\.value) == [700])
    #expect(bold.style.postScriptName == "SegueVarying-Regular_700wght")
  }

  @Test("named instances are found by their names") func named() throws {
    let fonts = try catalogue(MadeFont.varying.file)
    let half = try fonts.face(family: "Segue Varying", weight: 700)
    #expect(try fonts.face(named: "SegueVarying-Half") === half)
    #expect(try fonts.face(named: "segue varying half") === half)
    #expect(try fonts.face(named: "SegueVarying-Regular").style.weight == 400)
  }

  @Test("a file of the requested weight precedes an axis that ends below it")
  func files() throws {
    var light = MadeFont.varying
    light.axes = [.init("wght", 300, 400, 500)]
    light.instances = []
    var bold = MadeFont("Segue Varying", [.init(0x61, advance: 900, .init(0, 0, 800, 500))])
    bold.weight = 700
    let fonts = try catalogue(light.file, bold.file)
    #expect(try width(of: 0x61, in: fonts.face(family: "Segue Varying", weight: 700)) == 800)
    #expect(try width(of: 0x61, in: fonts.face(family: "Segue Varying", weight: 500)) == 500)
  }

  @Test("italics use the ital axis, or else the slnt axis", arguments: ["ital", "slnt"])
  func italics(tag: String) throws {
    var font = MadeFont.varying
    font.axes.append(tag == "ital" ? .init("ital", 0, 0, 1) : .init("slnt", -10, 0, 0))
    font.glyphs[1].widening = [200, tag == "ital" ? 50 : -50]
    font.instances = []
    let fonts = try catalogue(font.file)
    let italic = try fonts.face(family: "Segue Varying", weight: 400, isItalic: true)
    #expect(italic.style.isItalic)
    #expect(try width(of: 0x61, in: italic) == 350)
    let both = try fonts.face(family: "Segue Varying", weight: 700, isItalic: true)
    #expect(abs(try width(of: 0x61, in: both) - 450) < 0.02)
    #expect(try !fonts.face(family: "Segue Varying").style.isItalic)
  }

  @Test("shapes as hb-shape does at each weight", arguments: [100, 400, 550, 700, 1000])
  func likeHBShape(weight: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "made.ttf")
    try Data(MadeFont.varying.file).write(to: file)
    let face = try catalogue(MadeFont.varying.file).face(family: "Segue Varying", weight: weight)
    let style = ShapingStyle(face: face, pointSize: 10)
    let ours = Shaper(AttributedText("ab a", style: style)).runs().flatMap(\.glyphs)
    let theirs = try HBShape.glyphs(
      file.path, "ab a", options: ["--variations=wght=\(weight)"])
    #expect(ours.map { HBShape.Glyph($0) } == theirs)
  }

  // MARK: Damage

  /// The error for the font with a changed table.
  private func message(_ tag: String, _ change: (inout [UInt8]) -> Void) -> String? {
    var tables = MadeFont.varying.tables
    change(&tables[tag, default: []])
    do throws(FontError) {
      let catalogue = FontCatalog()
      try catalogue.register(FontBytes.file(tables), named: "made.ttf")
      _ = try catalogue.face(family: "Segue Varying", weight: 700)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("invalid axes are refused")
  func damagedAxes() {
    #expect(message("fvar") { _ in } == nil)
    for (place, value): (Int, UInt8) in [
      (5, 200), (8, 255), (9, 0), (11, 7), (13, 255), (15, 0), (20, 9), (24, 9), (28, 255),
    ] {
      let said = message("fvar") { $0[place] = value }
      #expect(said?.contains("'fvar'") == true, "byte \(place): \(said ?? "accepted")")
    }
  }

  @Test("invalid glyph variations are refused")
  func damagedChanges() {
    for (place, value): (Int, UInt8) in [
      (5, 3), (8, 255), (13, 99), (16, 1), (20, 1), (31, 200), (35, 255),
    ] {
      let said = message("gvar") { $0[place] = value }
      #expect(said?.contains("'gvar'") == true, "byte \(place): \(said ?? "accepted")")
    }
    let gvar = MadeFont.varying.tables["gvar"] ?? []
    // The rest of the last glyph's deltas after a cut of up to three bytes is padding.
    for end in 0..<(gvar.count - 4) {
      #expect(message("gvar") { $0.removeLast($0.count - end) } != nil, "cut at \(end)")
    }
  }

  @Test("a truncated list of axes is refused wherever it ends") func cutAxes() {
    let fvar = MadeFont.varying.tables["fvar"] ?? []
    for end in 0..<fvar.count {
      #expect(message("fvar") { $0.removeLast($0.count - end) } != nil, "cut at \(end)")
    }
  }

  @Test(
    "random damage is refused in one line or drawn, and never traps", arguments: ["fvar", "gvar"])
  func randomDamage(tag: String) {
    var random = SplitMix(state: 7)
    for _ in 0..<400 {
      let refusal = message(tag) { table in
        for _ in 0..<(1 + Int(random.next() % 4)) {
          table[Int(random.next() % UInt64(table.count))] = UInt8(truncatingIfNeeded: random.next())
        }
      }
      #expect(refusal.map { !$0.isEmpty && !$0.contains("\n") } ?? true)
    }
  }
}
