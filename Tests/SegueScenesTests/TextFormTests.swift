// The forms of texts: what the reader accepts is what the schema's regular expression describes.

import Foundation
import SegueScenes
import Testing

@Suite struct TextFormTests {
  /// Texts of all forms, at their limits, and texts that differ from them in one character.
  private static let texts: [String] = {
    let lengths = [1, 59, 60, 61, 99, 100, 101, 999, 1000, 1001]
    let long = lengths.map { String(repeating: "n", count: $0) }
    let characters =
      (0x20...0x7F).map { String(UnicodeScalar(UInt8($0))) } + [
        "\t", "\n", "\u{0}", "\u{1F}", "\u{80}", "\u{9F}", "\u{A0}", "\u{2028}", "\u{2029}", "é",
      ]
    let numbers = [
      "0", "7", "50", "1234567", "12345678", "1.5", "1.", ".5", "1.5.2", "1.123456789012345",
      "1.1234567890123456", "1e2", "",
    ]
    let shares = numbers.flatMap { ["\($0)%", "-\($0)%", "+\($0)%", "+-\($0)%", $0] }
    let rates = ["30000/1001", "60/1", "0/1", "1/0", "01/2", "1/2/3", "/", "30/", "-30/1"]
    let colors = [
      "#FFF", "#fff", "#FFFF", "#FFFFFF", "#12345", "#1234567", "#12345678", "#123456789", "#GGG",
      "FFF", "white", "systemBlue", "White",
    ]
    let words = ["fit", "fill", "cover", "medium", "large", "away", "Fit", "chevron_right", "a1.b"]
    let versions = [
      "1.0.0", "0.12.3", "01.2.3", "1.2", "1.2.3.4", "123456789.0.1", "1234567890.0.1",
    ]
    let packs = [
      "a-b", "a--b", "-a", "a-", "ocean-2/wave", "Ocean/wave", "a--b/c", "2a/c", "a/b.c",
    ]
    let paths = ["a/b", "a/b/c", "a/", "/a", "a//b", "a/b.c", "a", "../a"]
    let inside = characters.map { "a\($0)b" }
    return [[""], long, characters, inside, shares, rates, colors, words, paths, versions, packs]
      .flatMap { $0 }
  }()

  @Test("a text is accepted if the schema's pattern matches it", arguments: TextForm.allCases)
  func patterns(_ form: TextForm) throws {
    let pattern = try NSRegularExpression(pattern: form.pattern)
    var accepted = 0
    for text in Self.texts {
      let whole = NSRange(text.startIndex..., in: text)
      let isMatch = pattern.firstMatch(in: text, range: whole)?.range == whole
      #expect(form.accepts(text) == isMatch, "\(form): \(text.debugDescription)")
      accepted += isMatch ? 1 : 0
    }
    #expect(accepted > 0 && accepted < Self.texts.count)
  }

  @Test("free text has at most 10,000 characters")
  func words() {
    #expect(TextForm.words.accepts(String(repeating: "w", count: 10_000)))
    #expect(!TextForm.words.accepts(String(repeating: "w", count: 10_001)))
  }

  @Test(
    "plain words that are numbers, text, or neither",
    arguments: [
      ("5", "number 5.0"), ("+5", "number 5.0"), ("-0.5", "number -0.5"), (".5", "number 0.5"),
      ("1.5e3", "number 1500.0"), ("1E-2", "number 0.01"),
      ("0", "number 0.0"),
      ("e5", "text"), ("E5", "text"), (".", "text"), ("0x", "text"),
      ("0xg", "text"), ("1xA", "text"), ("00x", "text"), ("v1", "text"), ("0y1", "text"),
      ("0x1F", "malformed"), ("0XaF", "malformed"), ("0o17", "malformed"), ("0b1", "malformed"),
      ("01", "malformed"), ("1_000", "malformed"), ("12:30", "malformed"), ("1e", "malformed"),
      ("1e+", "malformed"), ("1e5.5", "malformed"), ("--1", "malformed"), ("1.2.3", "malformed"),
      (".nan", "malformed"), ("-Inf", "malformed"), ("1e999", "malformed"), ("true", "boolean"),
      ("True", "text"), ("yes", "text"), ("~", "null"), ("null", "null"), ("0x1G", "text"),
      ("0x@", "text"), ("0x`", "text"), ("0xF", "malformed"), ("0xf", "malformed"),
    ])
  func scalars(_ word: String, _ expected: String) throws {
    let map = try SceneReader.value(of: Array("a: \(word)\n".utf8), named: "s.yaml")
    let content = try #require(map["a"]).content
    let found =
      switch content {
      case .number(let number): "number \(number)"
      case .text: "text"
      case .malformed: "malformed"
      case .boolean: "boolean"
      case .null: "null"
      default: "other"
      }
    #expect(found == expected)
  }
}
