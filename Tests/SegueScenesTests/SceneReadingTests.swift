import Foundation
import SegueDiagnostics
import SegueScenes
import Testing

@Suite struct SceneReadingTests {
  @Test("text that is not UTF-8 is refused with its place")
  func notUTF8() {
    let good = Array("segue: 1\n# ".utf8)
    #expect(
      SceneSamples.messages(good + [0xE4, 0x20]) == [
        "2:3: error: not UTF-8 at byte 11; expected a text file in UTF-8"
      ])
    #expect(
      SceneSamples.messages(good + Array("é€😀".utf8) + [0xE4, 0x20]) == [
        "2:6: error: not UTF-8 at byte 20; expected a text file in UTF-8"
      ])
    // An overlong NUL, a surrogate, a truncated sequence, a value past U+10FFFF.
    for bytes in [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF4, 0x90, 0x80, 0x80]]
      as [[UInt8]]
    {
      #expect(
        SceneSamples.messages(good + bytes).first?.hasPrefix("2:3: error: not UTF-8 at byte 11")
          == true)
    }
  }

  @Test(
    "an image or a movie is named, with the command for two images",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG image"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG image"), (Array("GIF89a\u{1}\0".utf8), "a GIF image"),
      (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), "a WebP image"),
      (Array("\0\0\0\u{1C}ftypisom".utf8), "a movie"),
      ([0x1A, 0x45, 0xDF, 0xA3, 0x9F], "a movie"),
    ] as [([UInt8], String)])
  func media(bytes: [UInt8], kind: String) {
    let advice =
      kind == "a movie"
      ? "A scene shows a movie as a view's 'video'."
      : "`segue transition` makes a clip of two images."
    #expect(
      SceneSamples.messages(bytes) == [
        "1:1: error: the file is \(kind); expected a scene in YAML or JSON. \(advice)"
      ])
  }

  @Test("UTF-16, NUL and empty files have their own messages")
  func otherFiles() {
    #expect(
      SceneSamples.messages([0xFF, 0xFE, 0x73, 0]) == [
        "1:1: error: the file is UTF-16; expected UTF-8. Save it as UTF-8."
      ])
    #expect(
      SceneSamples.messages("a: 1\nä\u{0}") == [
        "2:2: error: a NUL character at byte 7; expected a text file"
      ])
    for text in ["", "\u{feff}", "# only a comment\n", "---\n", "null"] {
      #expect(SceneSamples.failure(Array(text.utf8))?.exitCode == .scene, "\(text)")
    }
    #expect(SceneSamples.messages("").first?.contains("the file is empty") == true)
  }

  @Test("a byte order mark is not part of the text")
  func byteOrderMark() {
    #expect(SceneSamples.messages("\u{feff}" + SceneSamples.slideDown) == [])
    #expect(
      SceneSamples.messages("\u{feff}5") == ["1:1: error: the scene is 5; expected a scene (a map)"]
    )
  }

  @Test("Windows line endings are accepted")
  func windowsLines() {
    #expect(
      SceneSamples.messages(SceneSamples.slideDown.replacingOccurrences(of: "\n", with: "\r\n"))
        == [])
  }

  @Test("a file over 16 MiB exceeds a limit before it is parsed")
  func fileSize() {
    let failure = SceneSamples.failure(
      Array(repeating: 0x20, count: SceneLimits.fileSizeInBytes + 1))
    #expect(failure?.exitCode == .limit)
  }

  @Test(
    "nesting up to 64 levels is read; more exceeds a limit",
    arguments: [62, 63, 64, 65, 500, 2000, 100_000])
  func depth(levels: Int) {
    let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let failure = SceneSamples.failure(Array(text.utf8))
    #expect(failure?.exitCode == (levels <= 64 ? .scene : .limit))
  }

  @Test("values are counted, and each alias as often as it is used")
  func nodes() {
    let list = "[" + String(repeating: "0,", count: 99_999) + "]"
    #expect(SceneSamples.failure(Array(list.utf8))?.exitCode == .scene)
    let longer = "[" + String(repeating: "0,", count: 100_000) + "]"
    #expect(SceneSamples.failure(Array(longer.utf8))?.exitCode == .limit)
    let aliases =
      "a: &a [\(String(repeating: "0,", count: 400))]\nb: [\(String(repeating: "*a,", count: 300))]"
    #expect(SceneSamples.failure(Array(aliases.utf8))?.exitCode == .limit)
  }

  private static let bomb: String = {
    let lines = (1..<40).map {
      "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]"
    }
    return "a0: &a0 [x]\n" + lines.joined(separator: "\n") + "\n"
  }()

  @Test("an alias bomb is refused at once, as a value and as a key")
  func bombs() {
    #expect(SceneSamples.failure(Array(Self.bomb.utf8))?.exitCode == .limit)
    for key in [
      "? *a39\n: 1\n", "*a39 : 1\n", "b: {[*a39]: 1}\n", "b: {{x: *a39}: 1}\n", "? - *a39\n: 1\n",
      "?\n  *a39\n: 1\n",
      "? # x\n  - *a39\n: 1\n", "b: {? *a39 : 1}\n", "b: [?*a39 : 1]\n", "? !!seq [*a39]\n: 1\n",
      "b: { &x [*a39] : 1 }\n", "? ? *a39\n: 1\n",
    ] {
      let failure = SceneSamples.failure(Array((Self.bomb + key).utf8))
      #expect(failure?.exitCode == .scene, "\(key)")
      #expect(failure?.lines.first?.contains("as a key") == true)
    }
    let merge = Self.bomb + "c: { <<: *a39 }\n"
    #expect(SceneSamples.failure(Array(merge.utf8))?.exitCode == .limit)
  }

  @Test("aliases are accepted as ordinary values")
  func aliases() throws {
    let text = SceneSamples.scene(
      screens: "  a: { views: [&card { frame: [0, 0, 1, 1] }, *card, *card] }\n  b: {}")
    let document = try SceneDocument.parse(Array(text.utf8), named: "s.yaml")
    guard case .page(let page) = try #require(document.screen("a")).content else {
      Issue.record("a page was declared")
      return
    }
    #expect(
      page.views.map(\.frame) == Array(repeating: CGRect(x: 0, y: 0, width: 1, height: 1), count: 3)
    )
  }

  @Test(
    "plain words have the meaning that they have in JSON",
    arguments: [
      ("1", 1.0), ("-0.5", -0.5), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1.5E-2", 0.015),
      ("+3", 3), ("0", 0),
      ("-0", 0), ("0.1", 0.1),
    ])
  func numbers(word: String, expected: Double) throws {
    let value = try SceneReader.value(of: Array("a: \(word)".utf8), named: "s.yaml")
    #expect(value["a"]?.number == expected)
  }

  @Test(
    "words that other readers convert stay text or are refused",
    arguments: [
      ("yes", "text"), ("on", "text"), ("True", "text"), ("2001-01-01", "malformed"),
      ("1:30", "malformed"),
      ("0777", "malformed"), ("0o17", "malformed"), ("0x1F", "malformed"), ("1_000", "malformed"),
      ("1e", "malformed"), ("1e+", "malformed"), ("1e5.2", "malformed"), ("2e1-", "malformed"),
      (".nan", "malformed"), ("-.INF", "malformed"), ("1e999", "malformed"), ("1.2.3", "malformed"),
      ("-100%", "text"), ("30000/1001", "text"), ("e5", "text"), ("~", "null"), ("null", "null"),
      ("\"5\"", "text"),
      ("'null'", "text"), ("true", "boolean"), ("a-1", "text"), ("1x", "text"), ("-", "list"),
    ])
  func words(word: String, kind: String) throws {
    let value = try SceneReader.value(of: Array("a:\n  \(word)".utf8), named: "s.yaml")
    let found =
      switch try #require(value["a"]).content {
      case .null: "null"
      case .boolean: "boolean"
      case .number: "number"
      case .text: "text"
      case .list: "list"
      case .map: "map"
      case .malformed: "malformed"
      }
    #expect(found == kind)
  }

  @Test("missing files and folders are refused by name")
  func files() {
    for path in ["/nonexistent/scene.yaml", "/dev/null", "/", ""] {
      #expect(throws: Failure.self) { try SceneDocument.load(contentsOf: path) }
    }
  }
}

@Suite struct SurrogatePairTests {
  @Test("a surrogate pair of JSON escapes is one character in any place")
  func characters() throws {
    let text =
      #"{ "a\ud83d\ude00": "\uD83D\uDE00x\ud83c\udfb5", "b": "\\ud83d\\ude00", "c": "\u00e9\/" }"#
    let value = try SceneReader.value(of: Array(text.utf8), named: "s.json")
    #expect(value["a😀"]?.text == "😀x🎵")
    #expect(value["b"]?.text == #"\ud83d\ude00"#)
    #expect(value["c"]?.text == "é/")
  }

  @Test("columns after surrogate pairs are those of the file")
  func columns() throws {
    let text =
      "{ \"é\\ud83d\\ude00\": 1, \"y\": [\"\\ud83d\\ude00\", 2],\n\"\\ud83d\\ude00z\": 3, \"w\": 4 }"
    let value = try SceneReader.value(of: Array(text.utf8), named: "s.json")
    let entries = try #require(value.entries)
    let places = entries.map { [$0.position.line, $0.position.column] }
    #expect(places == [[1, 3], [1, 23], [2, 1], [2, 21]])
    #expect(entries.map(\.value.position.column) == [20, 28, 18, 26])
    #expect(entries[1].value.elements?.map(\.position.column) == [29, 45])
  }

  @Test("characters of more than one byte before a pair count as one")
  func columnsAfterLetters() throws {
    let text = #"{ "ééééééééé\ud83d\ude00": 1, "\udbff\udc00": 2 }"#
    let value = try SceneReader.value(of: Array(text.utf8), named: "s.json")
    #expect(value.entries?.map(\.position.column) == [3, 31])
    #expect(value.entries?.map(\.value.position.column) == [28, 47])
    #expect(value.entries?.map(\.key) == ["ééééééééé😀", "\u{10FC00}"])
  }

  @Test("an unpaired surrogate is refused with its place")
  func halves() {
    for text in [#"{ "a": "\ud83d" }"#, #"{ "a": "\ud83dx" }"#, #"{ "a": "\ude00\ud83d" }"#] {
      let failure = SceneSamples.failure(Array(text.utf8))
      #expect(failure?.exitCode == .scene)
      #expect(failure?.diagnostics.first?.position?.line == 1)
    }
  }
}

@Suite struct ManyAliasesTests {
  @Test("many aliases, comments and question marks do not make a file suspicious")
  func harmless() {
    let views = Array(repeating: "*card", count: 30).joined(separator: ", ")
    let text = SceneSamples.scene(
      screens: """
          a:
            views: [&card { frame: [0, 0, 1, 1] }, \(views)]   # all the same: why? see below
          b: { views: [{ id: "x ?", views: [*card] }] }        # cards: one
        """)
    #expect(SceneSamples.messages(text) == [])
  }
}
