import SegueText
import Testing

@Suite struct TruncationTests {
  private func layout(
    _ text: String, width: Double, lines: Int = 1, _ mode: LineBreakMode = .truncatingTail
  ) throws -> TextLayout {
    var style = ParagraphStyle()
    style.lineBreakMode = mode
    var request = TextRequest(
      AttributedText(text, style: try Sample.style()), style: style,
      fallback: try Sample.fallback(), width: width)
    request.maximumLines = lines
    return TextLayout.make(request)
  }

  /// The glyphs of the text that a line is expected to show.
  private func expect(_ layout: TextLayout, line: Int = 0, shows text: String) throws {
    let wanted = TextLayout.make(TextRequest(AttributedText(text, style: try Sample.style())))
    let shown = try #require(layout.lines.indices.contains(line) ? layout.lines[line] : nil)
    #expect(shown.runs.flatMap(\.glyphs) == wanted.lines[0].runs.flatMap(\.glyphs))
  }

  @Test(
    "text that fits is unchanged",
    arguments: [
      LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle,
    ])
  func fits(mode: LineBreakMode) throws {
    let layout = try layout("Hello", width: try Sample.width("Hello"), mode)
    #expect(!layout.isTruncated)
    try expect(layout, shows: "Hello")
  }

  @Test("tail truncation makes space for an ellipsis") func tail() throws {
    let layout = try layout("Hello world", width: try Sample.width("Hello…") + 1)
    #expect(layout.isTruncated)
    #expect(layout.width <= layout.lines[0].width)
    try expect(layout, shows: "Hello…")
  }

  @Test("blanks before the ellipsis are removed") func blanks() throws {
    try expect(try layout("Hello world", width: try Sample.width("Hello …") + 1), shows: "Hello…")
  }

  @Test("head truncation makes space for an ellipsis") func head() throws {
    try expect(
      try layout("Hello world", width: try Sample.width("…world") + 1, .truncatingHead),
      shows: "…world")
  }

  @Test("middle truncation makes space for an ellipsis") func middle() throws {
    let layout = try layout("abcdefghij", width: try Sample.width("abc…hij") + 1, .truncatingMiddle)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].width <= (try Sample.width("abc…hij")) + 1)
    #expect(layout.lines[0].runs.flatMap(\.glyphs).count == 7)
  }

  @Test("of several lines, only the last is truncated") func lines() throws {
    let width = try Sample.width("one two ")
    let layout = try layout("one two three four five", width: width, lines: 2)
    #expect(layout.lines.count == 2)
    try expect(layout, line: 0, shows: "one two")
    #expect(layout.lines[1].isTruncated && !layout.lines[0].isTruncated)
  }

  @Test("a paragraph that is not visible leaves an ellipsis") func paragraphs() throws {
    try expect(try layout("one\ntwo", width: 300), shows: "one…")
    #expect(try !layout("one\n", width: 300).isTruncated)
  }

  @Test("characters are never split") func clusters() throws {
    let layout = try layout("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", width: try Sample.width("…") + 25)
    #expect(layout.lines[0].runs.flatMap(\.glyphs).count == 2)
  }

  @Test("where nothing fits, the ellipsis remains") func nothing() throws {
    try expect(try layout("Hello", width: 1), shows: "…")
  }

  @Test("wrapping without truncation drops lines; clipping keeps the whole line") func others()
    throws
  {
    let width = try Sample.width("one ")
    let wrapped = try layout("one two", width: width, .wordWrapping)
    #expect(wrapped.isTruncated)
    try expect(wrapped, shows: "one")
    let clipped = try layout("one two", width: width, .clipping)
    try expect(clipped, shows: "one two")
  }

  @Test("with too little height, the last line that fits is the end") func height() throws {
    var style = ParagraphStyle()
    style.lineBreakMode = .truncatingTail
    var request = TextRequest(
      AttributedText("a\nb\nc", style: try Sample.style()), style: style, width: 100)
    request.height = 45
    #expect(TextLayout.make(request).lines.count == 2)
    request.height = 1
    #expect(TextLayout.make(request).lines.count == 1)
  }
}
