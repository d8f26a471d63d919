import SegueText
import Testing

@Suite struct FallbackTests {
  private func families(_ text: String) throws -> [String] {
    let text = AttributedText(text, style: try Sample.style())
    return Shaper(text, fallback: try Sample.fallback()).runs().map(\.face.style.family)
  }

  @Test(
    "each character is drawn in the first font that contains it",
    arguments: [
      ("abc", ["Inter"]), ("سلام", ["Noto Sans Arabic"]),
      ("a👍b", ["Inter", "Noto Color Emoji", "Inter"]),
      ("ש", ["Noto Sans Hebrew"]), ("é e\u{301}", ["Inter"]),
    ])
  func fonts(text: String, families: [String]) throws {
    #expect(try self.families(text) == families)
  }

  @Test("a character can request emoji or text presentation") func presentation() throws {
    #expect(try families("❤\u{FE0F}") == ["Noto Color Emoji"])
    #expect(try families("©") == ["Inter"])
    #expect(try families("©\u{FE0F}") == ["Noto Color Emoji"])
    #expect(try families("1\u{FE0F}\u{20E3}") == ["Noto Color Emoji"])
    #expect(try families("1") == ["Inter"])
  }

  @Test("emoji of many scalars are one glyph") func sequences() throws {
    for text in ["👨‍👩‍👧", "👍🏽", "🇫🇮", "❤️"] {
      let runs = Shaper(
        AttributedText(text, style: try Sample.style()), fallback: try Sample.fallback()
      ).runs()
      #expect(runs.flatMap(\.glyphs).filter { $0.advance > 0 }.count == 1, "\(text)")
    }
  }

  @Test("a character in no font is reported with text, font and code point") func missing() throws {
    let layout = TextLayout.make(
      TextRequest(AttributedText("ok 漢Ꭰ漢\n\t", style: try Sample.style())))
    #expect(
      layout.missing == [
        MissingGlyph(text: "ok 漢Ꭰ漢", font: "Inter Regular", scalar: 0x6F22),
        MissingGlyph(text: "ok 漢Ꭰ漢", font: "Inter Regular", scalar: 0x13A0),
      ])
    #expect(layout.missing.first?.codePoint == "U+6F22")
  }

  @Test("images of glyphs are PNG files with a place") func images() throws {
    let face = try Sample.face("Noto Color Emoji")
    let glyph = try #require(face.glyph(for: 0x1F44D))
    let image = try #require(face.image(of: glyph))
    #expect(image.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(image.box.width > 0 && image.box.height > 0)
    #expect(face.hasColor)
    #expect(try !Sample.face().hasColor)
    #expect(try Sample.face().image(of: 5) == nil)
  }

  @Test("control characters draw nothing and are not missing") func controls() throws {
    let layout = TextLayout.make(
      TextRequest(AttributedText("a\u{1}\u{200D}\u{7F}b", style: try Sample.style())))
    #expect(layout.missing.isEmpty)
    #expect(layout.width == (try Sample.width("ab")))
  }
}
