// Installed fonts: their list, their use by name, and their automatic use for missing characters.

import Foundation
import SegueText
import Testing

@Suite struct InstalledFontTests {
  /// The families that `automaticFaces` adds for a text in Inter.
  private func automatic(
    _ text: String, catalog: FontCatalog = FontCatalog(), fallback: [FontFace] = []
  ) throws -> [String] {
    let text = AttributedText(text, style: try Sample.style())
    return catalog.automaticFaces(for: text, fallback: fallback, weight: 400, isItalic: false)
      .map(\.style.family)
  }

  @Test("the families are sorted, without duplicates, and include those of known files")
  func list() {
    let families = InstalledFonts.families
    #expect(families == Set(families).sorted())
    #expect(families.contains("Inter") && families.contains("DejaVu Sans Mono"))
    #expect(InstalledFonts.files(ofFamily: "inter").contains(TestFonts.inter))
    #expect(InstalledFonts.files(ofFamily: "Nowhere").isEmpty)
  }

  @Test("an installed family that is not in the fixed list is found, with its weights")
  func byName() throws {
    let catalog = FontCatalog()
    let regular = try catalog.face(family: "dejavu serif")
    #expect(regular.style.family == "DejaVu Serif" && regular.style.weight == 400)
    #expect(try catalog.face(family: "DejaVu Serif", weight: 700).style.weight == 700)
    #expect(
      catalog.systemFiles.map { $0.split(separator: "/").last } == [
        "DejaVuSerif-Bold.ttf", "DejaVuSerif.ttf",
      ])
  }

  @Test(
    "a family that is missing is reported with its package, or with the nearest name",
    arguments: [
      ("Noto Serif CJK JP", "apt install fonts-noto-cjk"),
      ("Comic Neue", "apt install fonts-comic-neue"), ("DejaVu Serf", "'DejaVu Serif'"),
    ])
  func missing(family: String, words: String) throws {
    guard InstalledFonts.files(ofFamily: family).isEmpty else { return }
    let error = #expect(throws: FontError.self) { try FontCatalog().face(family: family) }
    #expect(error?.code == .missing)
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  @Test(
    "letters that no font of a text has are taken from the font for their script",
    arguments: [
      ("سلام", ["Noto Sans Arabic"]), ("a ש b", ["Noto Sans Hebrew"]),
      ("हिन्दी", ["Noto Sans Devanagari"]),
      ("ไทย", ["Noto Sans Thai"]), ("plain Text, é", []), ("👍🏽", ["Noto Color Emoji"]),
      ("سلام ש", ["Noto Sans Arabic", "Noto Sans Hebrew"]), ("❤\u{FE0F}", ["Noto Color Emoji"]),
      ("©", []), ("ཀ", ["Noto Serif Tibetan"]), ("\u{E000}", []), ("\t\n", []),
    ])
  func scripts(text: String, families: [String]) throws {
    #expect(try automatic(text) == families)
  }

  @Test("Latin letters that a font lacks are taken from the interface's font")
  func latin() throws {
    let style = ShapingStyle(face: try Sample.face("Noto Sans Hebrew"), pointSize: 17)
    let faces = FontCatalog().automaticFaces(
      for: AttributedText("ש a", style: style), fallback: [], weight: 400, isItalic: false)
    #expect(faces.map(\.style.family) == ["Inter"])
  }

  @Test("fonts that are named come first, and their order is kept")
  func named() throws {
    let own = try [Sample.face("Noto Sans Arabic")]
    #expect(try automatic("سلام", fallback: own) == [])
    let catalog = FontCatalog()
    _ = try automatic("ש", catalog: catalog)
    #expect(
      catalog.systemFiles.map { $0.split(separator: "/").last } == ["NotoSansHebrew-Regular.ttf"])
  }

  @Test("pinned fonts are the only ones")
  func pinned() throws {
    let catalog = FontCatalog()
    catalog.pinned = ["Noto Sans Arabic"]
    #expect(try automatic("سلام ש", catalog: catalog) == [])
    #expect(try catalog.face(family: "Inter").style.family == "Inter")
    #expect(try catalog.face(family: "noto sans arabic").style.family == "Noto Sans Arabic")
    for family in ["DejaVu Serif", "Noto Sans Hebrew"] {
      let error = #expect(throws: FontError.self) { try catalog.face(family: family) }
      #expect(error?.reason.contains("not one of the scene's pinned fonts") == true)
    }
    #expect(throws: FontError.self) { try catalog.face(named: "NotoSansHebrew-Regular") }
  }

  @Test("the weight of substitutes is the text's")
  func weight() throws {
    let text = AttributedText("ש", style: try Sample.style())
    let faces = FontCatalog().automaticFaces(for: text, fallback: [], weight: 700, isItalic: false)
    #expect(faces.map(\.style.weight) == [700])
  }

  @Test("parts of an icon that lie beside each other run in the same direction")
  func iconDirections() throws {
    let outlines = try FontCatalog.system.face(family: IconFont.family)
    var compared = 0
    for glyph in 0..<UInt32(outlines.glyphCount) {
      guard let path = outlines.outlines.outline(of: glyph)?.path else { continue }
      let contours = path.flattened(tolerance: 4).map(Contour.init)
      let outer = contours.indices.filter { index in
        let others = contours.indices.filter { $0 != index }.map { contours[$0] }
        let points = contours[index].some
        let inside = points.count { point in
          others.reduce(0) { $0 + $1.winding(around: point) } != 0
        }
        return 2 * inside <= points.count
      }
      compared += outer.count > 1 ? 1 : 0
      #expect(Set(outer.map { contours[$0].area < 0 }).count <= 1, "glyph \(glyph)")
    }
    #expect(compared > 500)
  }

  @Test("ligatures of the icon font are its icons' names, and HarfBuzz agrees")
  func ligatures() throws {
    let face = try FontCatalog.system.face(family: IconFont.family)
    let names = face.ligatures
    #expect(names.count > 500 && names == names.sorted())
    for name in ["home", "chevron_right", "settings"] { #expect(names.contains(name)) }
    for name in names.enumerated().filter({ $0.offset % 53 == 0 }).map(\.element) {
      let text = AttributedText(name, style: ShapingStyle(face: face, pointSize: 12))
      #expect(Shaper(text).runs().flatMap(\.glyphs).count == 1, "\(name)")
    }
    #expect(try FontCatalog.system.face(family: "Noto Sans Thai").ligatures.isEmpty)
  }

  @Test("each script is that of its sample, and its family has it if it is installed")
  func table() throws {
    for script in FontScript.all {
      #expect(FontScript.of(script.sample) == script, "\(script.name)")
      #expect(FontPackages.package(ofFamily: script.family) == script.package, "\(script.name)")
      guard !InstalledFonts.files(ofFamily: script.family).isEmpty else { continue }
      let face = try FontCatalog.system.face(family: script.family)
      #expect(face.glyph(for: script.sample) != nil, "\(script.name)")
    }
  }
}

/// A contour of an icon.
private struct Contour {
  let polygon: [CGPoint]

  /// The middles of up to fifteen of its sides.
  var some: [CGPoint] {
    let middles = sides.map { CGPoint(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2) }
    return stride(from: 0, to: middles.count, by: max(middles.count / 8, 1)).map { middles[$0] }
  }

  private var sides: Zip2Sequence<[CGPoint], [CGPoint]> {
    zip(polygon, Array(polygon.dropFirst() + polygon.prefix(1)))
  }

  var area: Double { sides.reduce(0) { $0 + Double($1.0.x * $1.1.y - $1.0.y * $1.1.x) } / 2 }

  func winding(around point: CGPoint) -> Int {
    sides.reduce(0) { sum, side in
      let (a, b) = side
      guard (a.y > point.y) != (b.y > point.y) else { return sum }
      let x = a.x + (point.y - a.y) * (b.x - a.x) / (b.y - a.y)
      return x > point.x ? sum + (b.y > a.y ? 1 : -1) : sum
    }
  }
}
