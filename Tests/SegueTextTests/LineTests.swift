import SegueText
import Testing

@Suite struct LineTests {
  private func request(
    _ text: String, width: Double, _ edit: (inout ParagraphStyle) -> Void = { _ in }
  )
    throws -> TextRequest
  {
    var style = ParagraphStyle()
    edit(&style)
    return TextRequest(
      AttributedText(text, style: try Sample.style()), style: style,
      fallback: try Sample.fallback(), width: width)
  }

  @Test(
    "lines end where Unicode's rules allow",
    arguments: [
      ("one two three", ["one ", "two ", "three"]),
      ("well-known fact", ["well-", "known ", "fact"]),
      ("a\u{A0}b c", ["a\u{A0}b ", "c"]),
      ("(one) «two» 3,50 €", ["(one) ", "«two» ", "3,50 ", "€"]),
      ("soft\u{AD}hyphen", ["soft\u{AD}", "hyphen"]),
      ("zero\u{200B}width", ["zero\u{200B}", "width"]),
      ("word\u{2060}joined x", ["word\u{2060}joined ", "x"]),
      ("http://a.b/c d", ["http://", "a.b/", "c ", "d"]),
      ("中文字。好", ["中", "文", "字。", "好"]),
      ("👍🏽👨‍👩‍👧🇫🇮🇸🇪", ["👍🏽", "👨‍👩‍👧", "🇫🇮", "🇸🇪"]),
      ("a\u{2028}b", ["a\u{2028}", "b"]),
      // The value by which libunibreak marks the end of a text.
      ("a\u{FFFF}b \u{FFFF}", ["a\u{FFFF}b ", "\u{FFFF}"]),
    ])
  func breaks(text: String, lines: [String]) {
    let scalars = text.unicodeScalars.map(\.value)
    var pieces: [[UInt32]] = [[]]
    for (scalar, opportunity) in zip(scalars, LineBreaks.opportunities(in: scalars)) {
      pieces[pieces.count - 1].append(scalar)
      if opportunity != .none { pieces.append([]) }
    }
    #expect(pieces.filter { !$0.isEmpty }.map { Sample.string($0) } == lines)
  }

  @Test("lines are as long as fits and contain all of the text") func wrapping() throws {
    let text = "The quick brown fox jumps over the lazy dog, and then once more."
    for width in stride(from: 40.0, to: 500, by: 23) {
      let request = try request(text, width: width)
      let layout = TextLayout.make(request)
      #expect(Sample.lines(request).joined() == text)
      #expect(layout.lines.allSatisfy { $0.width <= width + 0.01 })
      #expect(layout.width == layout.lines.map(\.width).max())
    }
  }

  @Test(
    "a word moves to the last line that would stand there alone",
    arguments: [
      ("aaaa aaaa aa", ["aaaa ", "aaaa aa"]), ("aaaa aaaa aaaa aa", ["aaaa aaaa ", "aaaa aa"]),
      // The only word of a line, two that do not fit, and a line that an author has ended.
      ("aaaaaaaa aa", ["aaaaaaaa ", "aa"]), ("aa aaaaaa aaaa", ["aa aaaaaa ", "aaaa"]),
      ("aaaa aaaa\u{2028}aa", ["aaaa aaaa\u{2028}", "aa"]),
      ("aaaa aaaa aa aa", ["aaaa aaaa ", "aa aa"]), ("aaaa aaaa\naa", ["aaaa aaaa", "aa"]),
    ])
  func orphans(_ text: String, _ lines: [String]) throws {
    let letter = TextLayout.make(try request("a", width: .infinity)).width
    let space = TextLayout.make(try request("a a", width: .infinity)).width - 2 * letter
    let width = 8 * letter + space + 0.01
    let request = try request(text, width: width) { $0.pushesOut = true }
    #expect(Sample.lines(request) == lines)
    #expect(try Sample.lines(self.request("aaaa aaaa aa", width: width)) == ["aaaa aaaa ", "aa"])
  }

  @Test("a soft hyphen is visible only where a line ends at it") func softHyphen() throws {
    let broken = try request("soft\u{AD}hyphen", width: try Sample.width("hyphen"))
    #expect(Sample.lines(broken) == ["soft\u{AD}", "hyphen"])
    let line = try #require(TextLayout.make(broken).lines.first)
    #expect(abs(line.width - (try Sample.width("soft-"))) < 0.5)
    let whole = TextLayout.make(try request("soft\u{AD}hyphen", width: 300))
    #expect(abs(whole.width - (try Sample.width("softhyphen"))) < 0.5)
  }

  @Test("a word that is too wide is broken between characters") func longWord() throws {
    let lines = Sample.lines(try request("Donaudampfschiff", width: try Sample.width("Donaud")))
    #expect(lines.first == "Donaud")
    #expect(lines.joined() == "Donaudampfschiff")
  }

  @Test("every line holds at least one character") func narrow() throws {
    #expect(Sample.lines(try request("ab e\u{301}", width: 0)) == ["a", "b ", "e\u{301}"])
  }

  @Test("trailing blanks extend past the line's end") func hanging() throws {
    let text = try request("one   two", width: try Sample.width("one"))
    #expect(Sample.lines(text) == ["one   ", "two"])
    #expect(TextLayout.make(text).width <= text.width)
  }

  @Test("wrapping by characters fills lines") func characters() throws {
    let width = try Sample.width("one t")
    let text = try request("one two", width: width) { $0.lineBreakMode = .characterWrapping }
    #expect(Sample.lines(text) == ["one t", "wo"])
  }

  @Test(
    "paragraphs end at every kind of separator",
    arguments: [
      "a\nb", "a\r\nb", "a\rb", "a\u{2029}b", "a\u{85}b",
    ])
  func separators(text: String) throws {
    #expect(Sample.lines(try request(text, width: .infinity)) == ["a", "b"])
  }

  @Test("an empty paragraph is a line, a separator at the end is not") func empty() throws {
    #expect(Sample.lines(try request("a\n\nb\n", width: .infinity)) == ["a", "", "b"])
    let height = TextLayout.make(try request("a\n\nb", width: .infinity)).height
    #expect(abs(height - 3 * 17 * (2728 + 680) / 2816) < 1e-9)
  }

  @Test("an empty text has the height of its style") func nothing() throws {
    var empty = try request("", width: 100)
    #expect(TextLayout.make(empty).height == 0)
    empty.emptyStyle = try Sample.style()
    #expect(abs(TextLayout.make(empty).height - 17 * (2728 + 680) / 2816) < 1e-9)
  }

  // MARK: Places

  @Test("lines are placed by the alignment") func alignment() throws {
    let width = try Sample.width("wide line")
    let cases: [(TextAlignment, Double)] = [
      (.left, 0), (.natural, 0), (.center, 0.5), (.right, 1), (.justified, 0),
    ]
    for (alignment, share) in cases {
      let text = try request("wide line\nx", width: width) { $0.alignment = alignment }
      let line = try #require(TextLayout.make(text).lines.last)
      #expect(abs(line.x - share * (width - line.width)) < 1e-9)
    }
  }

  @Test("natural alignment follows the text's direction, or the interface's") func natural() throws
  {
    var text = try request("שלום", width: 200)
    var line = try #require(TextLayout.make(text).lines.first)
    #expect(abs(line.x + line.width - 200) < 1e-9)
    text.naturalIsRight = false
    line = try #require(TextLayout.make(text).lines.first)
    #expect(line.x == 0)
  }

  @Test("justified lines reach both sides, except the last") func justified() throws {
    let text = try request("aa bb cc dd", width: try Sample.width("aa bb ") + 5) {
      $0.alignment = .justified
    }
    let lines = TextLayout.make(text).lines
    #expect(lines.count == 2)
    #expect(abs(lines[0].width - text.width) < 1e-9)
    #expect(lines[1].width < text.width - 5)
  }

  @Test("indents are measured from the side where the line begins") func indents() throws {
    let text = try request("one two", width: 50) {
      $0.firstLineHeadIndent = 10
      $0.headIndent = 4
      $0.tailIndent = -3
    }
    let layout = TextLayout.make(text)
    #expect(layout.lines.map(\.x) == [10, 4])
    let arabic = try request("שלום", width: 100) { $0.firstLineHeadIndent = 10 }
    let line = try #require(TextLayout.make(arabic).lines.first)
    #expect(abs(line.x + line.width - 90) < 1e-9)
  }

  @Test("line heights follow the style; extra height is above the letters") func heights() throws {
    let own = 17.0 * (2728 + 680) / 2816
    let descent = 17.0 * 680 / 2816
    func layout(_ edit: (inout ParagraphStyle) -> Void) throws -> TextLayout {
      TextLayout.make(try request("a\nb", width: .infinity, edit))
    }
    #expect(abs(try layout { $0.lineSpacing = 6 }.height - (2 * own + 6)) < 1e-9)
    #expect(abs(try layout { $0.paragraphSpacing = 5 }.height - (2 * own + 5)) < 1e-9)
    #expect(abs(try layout { $0.paragraphSpacingBefore = 5 }.height - (2 * own + 5)) < 1e-9)
    #expect(abs(try layout { $0.lineHeightMultiple = 1.5 }.height - 3 * own) < 1e-9)
    #expect(try layout { $0.maximumLineHeight = 15 }.height == 30)
    let tall = try layout { $0.minimumLineHeight = 40 }
    #expect(tall.height == 80)
    #expect(abs(tall.lines[0].baseline - (40 - descent)) < 1e-9)
  }

  @Test("tabs advance to the next stop") func tabs() throws {
    let layout = TextLayout.make(try request("a\tb\tc", width: .infinity))
    let starts = layout.lines[0].runs.flatMap(\.glyphs).map(\.x)
    #expect(starts.count == 3)
    #expect(starts[1] == 28 && starts[2] == 56)
  }

  @Test("kern spaces letters, and a baseline offset raises them") func kern() throws {
    var style = try Sample.style()
    let plain = TextLayout.make(TextRequest(AttributedText("iii", style: style)))
    style.kern = 2
    style.baselineOffset = 3
    let spaced = TextLayout.make(TextRequest(AttributedText("iii", style: style)))
    #expect(abs(spaced.width - plain.width - 6) < 1e-9)
    #expect(abs(spaced.height - plain.height - 0) < 1e-9 || spaced.height > plain.height)
    #expect(spaced.lines[0].runs[0].glyphs[0].y == -3)
  }

  @Test("styles of different sizes share a baseline") func mixed() throws {
    let text = AttributedText([("big ", try Sample.style(40)), ("small", try Sample.style(10))])
    let line = try #require(TextLayout.make(TextRequest(text)).lines.first)
    #expect(line.runs.map(\.source) == [0, 1])
    #expect(line.runs.allSatisfy { $0.glyphs.allSatisfy { $0.y == 0 } })
    #expect(abs(line.ascent - 40.0 * 2728 / 2816) < 1e-9)
  }

  @Test("a change of color inside a word changes no position") func colors() throws {
    let style = try Sample.style()
    let whole = TextLayout.make(TextRequest(AttributedText("AVAVA", style: style)))
    let parts = TextLayout.make(
      TextRequest(AttributedText([("AV", style), ("AVA", style)])))
    #expect(whole.width == parts.width)
    #expect(
      whole.lines[0].runs.flatMap(\.glyphs) == parts.lines[0].runs.flatMap(\.glyphs))
    #expect(parts.lines[0].runs.map(\.source) == [0, 1])
  }
}
