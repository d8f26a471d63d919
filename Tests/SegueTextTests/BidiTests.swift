import CFriBidi
import SegueText
import Testing

@Suite struct BidiTests {
  /// The characters of a line in the order in which they are drawn.
  private func visual(_ text: String, direction: BaseDirection = .natural) throws -> String {
    var style = ParagraphStyle()
    style.direction = direction
    let request = TextRequest(
      AttributedText(text, style: try Sample.style()), style: style,
      fallback: try Sample.fallback())
    let shaped = Shaper(request.text, fallback: request.fallback).runs(direction: direction)
    let glyphs = BidiLevels.visualOrder(shaped.map(\.level)).flatMap { shaped[$0].glyphs }
    return Sample.string(glyphs.map { request.text.scalars[$0.cluster] })
  }

  @Test(
    "Hebrew, Latin and digits are drawn in visual order",
    arguments: [
      ("abc", "abc"), ("אבג", "גבא"), ("abc אבג def", "abc גבא def"), ("אבג abc דה", "הד abc גבא"),
      ("אבג 123 דה", "הד 123 גבא"), ("a אב 12 ג b", "a ג 12 בא b"), ("(אב)", "(בא)"),
    ])
  func order(text: String, drawn: String) throws {
    // Parentheses are mirrored when they are shaped; by their scalars they only change places.
    let mirrored = drawn == "(בא)" ? ")בא(" : drawn
    #expect(try visual(text) == mirrored)
  }

  @Test("a paragraph can have an explicit direction") func told() throws {
    #expect(try visual("abc!", direction: .rightToLeft) == "!abc")
    #expect(try visual("אב!", direction: .leftToRight) == "בא!")
  }

  @Test("Arabic is joined and runs to the left") func arabic() throws {
    let text = AttributedText("ab سلام 12", style: try Sample.style())
    let runs = Shaper(text, fallback: try Sample.fallback()).runs()
    let arabic = try #require(runs.first { $0.level == 1 })
    #expect(arabic.face.style.family == "Noto Sans Arabic")
    #expect(!arabic.glyphs.contains { $0.glyph == 0 })
    #expect(arabic.glyphs.map(\.cluster) == arabic.glyphs.map(\.cluster).sorted(by: >))
  }

  @Test("lines are reordered as by fribidi", arguments: 1...40)
  func likeFriBidi(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let letters = Array("ab אב 12()-,ن".unicodeScalars.map(\.value))
    let scalars = (0..<24).map { _ in letters[Int(random.next() % UInt64(letters.count))] } + [0x61]
    for direction in [BaseDirection.leftToRight, .rightToLeft] {
      let ours = BidiLevels(scalars, direction: direction)
      var levels = ours.levels
      var order = [Int32](repeating: 0, count: scalars.count)
      try #require(
        cfb_visual_order(scalars, scalars.count, Int32(ours.base), &levels, &order) == 1)
      #expect(BidiLevels.visualOrder(levels) == order.map(Int.init))
    }
  }

  @Test("a line break in mixed text keeps each line's own order") func lines() throws {
    let request = TextRequest(
      AttributedText("אבגד abc הוזח", style: try Sample.style()), fallback: try Sample.fallback(),
      width: 70)
    let layout = TextLayout.make(request)
    #expect(layout.lines.count == 2)
    #expect(layout.missing.isEmpty)
    for line in layout.lines {
      let places = line.runs.flatMap(\.glyphs).map(\.x)
      #expect(places == places.sorted())
      #expect(line.width <= 70)
    }
  }
}
