import SegueDiagnostics
import Testing

@Suite struct DiagnosticTests {
  private let place = SourcePosition(file: "card.yaml", line: 14, column: 13)

  @Test("a diagnostic is one line: place, severity, sentence")
  func oneLine() {
    let diagnostic = Diagnostic(.error, at: place, "two\nlines")
    #expect(diagnostic.description == "card.yaml:14:13: error: two\\u{a}lines")
    #expect(Diagnostic(.warning, "no place").description == "warning: no place")
  }

  @Test("a failure writes 20 diagnostics and counts the rest", arguments: [1, 20, 21, 57])
  func atMostTwenty(count: Int) {
    let failure = Failure(.scene, Array(repeating: Diagnostic(.error, "x"), count: count))
    #expect(failure.lines.count == min(count, 21))
    #expect(failure.lines.last == (count > 20 ? "and \(count - 20) more" : "error: x"))
  }

  @Test(
    "control characters do not reach a terminal",
    arguments: [
      ("\u{1b}[31m", "\\u{1b}[31m"), ("a\u{202e}b", "a\\u{202e}b"),
      ("\u{7f}\u{9b}", "\\u{7f}\\u{9b}"),
      ("\u{2066}", "\\u{2066}"), ("\u{2028}", "\\u{2028}"), ("\u{feff}", "\\u{feff}"),
      ("größe 寸 😀", "größe 寸 😀"), ("\r\n\t", "\\u{d}\\u{a}\\u{9}"),
    ])
  func escapes(text: String, expected: String) {
    #expect(QuotedText.plain(text) == expected)
    #expect(QuotedText.escaped(text) == expected)
  }

  @Test("quoted content is truncated after 80 characters")
  func quotesAtMostEighty() {
    #expect(QuotedText.plain(String(repeating: "x", count: 80)).count == 80)
    #expect(
      QuotedText.plain(String(repeating: "x", count: 81)) == String(repeating: "x", count: 80) + "…"
    )
    #expect(QuotedText.quoted("a") == "\"a\"")
  }

  @Test("of the characters of ASCII, exactly the control characters are spelled out")
  func escapesControlCharactersOnly() {
    for value in UInt8.min...0x7F {
      let text = String(Unicode.Scalar(value))
      let isControl = value < 0x20 || value == 0x7F
      #expect(
        QuotedText.escaped(text) == (isControl ? "\\u{\(String(value, radix: 16))}" : text))
      #expect(QuotedText.plain(text) == QuotedText.escaped(text))
    }
  }

  @Test("a file's name is escaped too")
  func escapesFile() {
    let place = SourcePosition(file: "a\u{1b}.yaml", line: 1, column: 2)
    #expect(place.description == "a\\u{1b}.yaml:1:2")
  }
}
