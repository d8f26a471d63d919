// Golden files: written, read again, and damaged in every way.

import SegueDiagnostics
import SegueGoldens
import SegueScenes
import SegueStage
import SegueWorld
import Testing

@Suite @MainActor struct GoldenTextTests {
  private func golden() throws -> Golden {
    let title = ", { id: title, frame: [0, 40, 40, 20], label: \"One | two\\nthree\" }"
    var golden = try GoldenRecordingPass(goldenStage(hold: 0.2, views: title)).golden(keyFrames: 3)
    golden.comparison = ImageComparison(
      .yiq(threshold: 0.1), limits: ComparisonLimits(pixels: 12, cluster: 4, share: 0.01),
      ignoring: [PixelRegion(x: 1, y: 2, width: 3, height: 4)], views: ["clock", "a view"])
    golden.reason = "a reason with\na newline and \u{1b}"
    golden.overrides = GoldenOverrides(scale: 0.5, rate: FrameRate(30000, per: 1001))
    golden.overrides.variant.device = SceneDevice.named("iphone-se")
    golden.overrides.variant.motion = .reduced
    return golden
  }

  private func read(_ text: String) throws(Failure) -> Golden {
    try Golden(Array(text.utf8), named: "x.golden")
  }

  private func message(_ text: String) -> String? {
    do throws(Failure) {
      _ = try read(text)
      return nil
    } catch {
      return error.lines.first
    }
  }

  @Test("a golden reads back as it was written")
  func roundTrip() throws {
    let golden = try golden()
    var expected = golden
    // Values that are always the default are not written.
    for layer in expected.curves.layers.indices {
      expected.curves.layers[layer].properties.removeAll {
        ["opacity", "transform.a", "transform.d"].contains($0.name)
          && $0.values.allSatisfy { $0 == nil || $0 == 1 }
          || ["transform.b", "transform.c", "transform.tx", "transform.ty", "bounds.x", "bounds.y"]
            .contains($0.name) && $0.values.allSatisfy { $0 == nil || $0 == 0 }
      }
    }
    #expect(try read(golden.text) == expected)
    #expect(try read(golden.text).text == golden.text)
  }

  @Test(
    "names read back exactly, whatever they contain",
    arguments: [
      "\u{1b}[2J\nname\r\n", "\\u{1b}", "\\\\u{5c}u{1b}", "\\u{", "\\u{110000}", "\\u{zz}", "a\\",
      "\u{301}accent", "  two  spaces  ", "\u{d4e}", "a \u{d4e}", "\u{200d}\u{2028}\u{e000}",
      "e\u{301}", "\u{e9}", "👨‍👩‍👧 | ¦ : 0",
    ])
  func names(name: String) throws {
    var golden = try golden()
    golden.comparison.views = [name]
    (golden.reason, golden.steps) = (name, [name])
    golden.fonts = [GoldenFont(name: name, hash: String(repeating: "0a", count: 16))]
    golden.curves.layers[0].path = name
    let read = try read(golden.text)
    let found = [
      read.comparison.views[0], read.reason ?? "", read.steps[0], read.fonts[0].name,
      read.curves.layers[0].path,
    ]
    // Compared by scalars, since `==` considers a precomposed letter equal to a combined one.
    for text in found { #expect(Array(text.unicodeScalars) == Array(name.unicodeScalars)) }
    #expect(read.text == golden.text)
    let isPlain = { (scalar: Unicode.Scalar) in
      scalar == "\n" || scalar.properties.generalCategory != .control
    }
    #expect(golden.text.unicodeScalars.allSatisfy(isPlain))
  }

  @Test("random names read back exactly")
  func randomNames() throws {
    var golden = try golden()
    var random = SeededGenerator(seed: 7)
    let common = Array("\\u{}5c1b |:\n\u{301}\u{d4e}\u{200d}".unicodeScalars)
    for _ in 0..<300 {
      var name = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
        name.append(Bool.random() ? common.randomElement(using: &random)! : any ?? "x")
      }
      golden.curves.layers[0].path = String(name)
      golden.fonts = [GoldenFont(name: String(name), hash: String(repeating: "0a", count: 16))]
      let read = try read(golden.text)
      #expect(read.curves.layers[0].path.unicodeScalars.elementsEqual(name), "\(Array(name))")
      #expect(read.fonts[0].name.unicodeScalars.elementsEqual(name), "\(Array(name))")
    }
  }

  @Test("properties at more instants than memory allows are refused before they are read")
  func values() {
    let instants = (0..<100_000).map(String.init).joined(separator: " ")
    let lines = String(repeating: "  x 1\n", count: 90)
    let text = "segue golden 1\nframes 100000\ninstants \(instants)\nlayer a\n\(lines)"
    let line = "x.golden:88:1: error: more than 8388608 values of properties at 100000 instants"
    #expect(message(text)?.hasPrefix(line) == true, "\(message(text) ?? "")")
  }

  @Test("a golden is readable: each value that changes independently has a line")
  func lines() throws {
    let lines = try golden().text.split(separator: "\n")
    #expect(lines.prefix(4) == ["segue golden 1", "size 40 x 60", "fps 30", "frames 24"])
    for line in [
      "recorded at scale 0.5", "recorded at fps 30000/1001", "compare yiq:0.1", "most pixels 12",
      "most together 4", "most share 0.01", "ignore 1,2,3,4", "ignore view a view",
      "recorded at device iphone-se", "recorded at motion reduced", "step wait 0.2",
      "  backgroundColor: 0 #1E5AA0", "  text: 0 One ¦ two\\u{a}three",
      "step present above transition slideDown damping 0.8",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
    #expect(lines.contains { $0.hasPrefix("hash 0-") })
    #expect(lines.contains { $0.hasPrefix("font Inter Regular ") })
    #expect(lines.allSatisfy { $0.count < 300 })
  }

  @Test("a file truncated anywhere is refused with its line")
  func cut() throws {
    let text = try golden().text
    let bytes = Array(text.utf8)
    for end in 0..<bytes.count {
      do throws(Failure) {
        _ = try Golden(Array(bytes[..<end]), named: "x.golden")
        Issue.record("cut at byte \(end)")
      } catch {
        #expect(error.exitCode == .scene && error.lines[0].hasPrefix("x.golden:"))
      }
    }
  }

  @Test("a changed byte anywhere is refused")
  func changed() throws {
    let bytes = Array(try golden().text.utf8)
    var seed: UInt64 = 7
    for index in bytes.indices {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var edited = bytes
      edited[index] ^= UInt8(1 + seed >> 33 % 255)
      #expect(throws: Failure.self, "byte \(index), seed \(seed)") {
        try Golden(edited, named: "x.golden")
      }
    }
  }

  @Test("duplicated, missing and swapped lines are refused")
  func shuffled() throws {
    let lines = try golden().text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices.dropLast() {
      var (without, doubled, swapped) = (lines, lines, lines)
      without.remove(at: index)
      doubled.insert(lines[index], at: index)
      swapped.swapAt(index, index + 1)
      for text in [without, doubled, swapped].map({ $0.joined(separator: "\n") }) {
        guard text != lines.joined(separator: "\n") else { continue }
        #expect(message(text)?.hasPrefix("x.golden:") == true, "line \(index + 1)")
      }
    }
  }

  @Test(
    "errors name the line",
    arguments: [
      ("", "x.golden:1:1: error: the file begins with \"\""),
      ("<<<<<<< HEAD\n", "x.golden:1:1: error: the file contains a merge conflict"),
      ("segue golden 2\n", "x.golden:1:1: error: \"segue golden 2\" is another version"),
      (
        "segue golden 1\r\nsize 40 x 60\r\n",
        "x.golden:1:1: error: the file has Windows line endings; expected"
      ),
      ("segue golden 1\nsize 40\n", "x.golden:2:1: error: \"size 40\"; expected a line such as"),
      ("segue golden 1\nsize 40 x 99999999\n", "x.golden:2:1: error:"),
      ("segue golden 1\nfps nan\n", "x.golden:2:1: error: \"fps nan\"; expected a line such as"),
      ("segue golden 1\nframes 999999999\n", "expected a number in 1…"),
      ("segue golden 1\nframes 2\npictures 1 0\n", "x.golden:3:1: error:"),
      ("segue golden 1\nframes 2\npictures 2\n", "expected frames of the clip in ascending order"),
      ("segue golden 1\nframes 2\nhash 1 00000000000000000000000000000000\n", "of frame 0 of 2"),
      ("segue golden 1\nframes 2\nhash 0-9 00000000000000000000000000000000\n", "of frame 0 of 2"),
      ("segue golden 1\nframes 2\nhash 0 xyz\n", "with 32 digits"),
      ("segue golden 1\nlayer a\n", "expected the line of instants before it"),
      ("segue golden 1\n  position.x 1\n", "expected the line of a layer before it"),
      ("segue golden 1\nframes 3\ninstants 0 1 2\nlayer a\n  x 1 2\n", "expected 1 or 3 values"),
      ("segue golden 1\nframes 3\ninstants 0 1\nlayer a\n  x 1 inf\n", "expected numbers"),
      ("segue golden 1\nframes 3\ninstants 0 1\nlayer a\n  shows +\n", "expected + or - for each"),
      ("segue golden 1\nframes 3\ninstants 0 1\nlayer a\n  shows --\n", "expected + or - for each"),
      (
        "segue golden 1\nframes 3\ninstants 0 1\nlayer a\n  x 1\n  shows +-\n",
        "expected \"shows\" before the properties"
      ),
      ("segue golden 1\nframes 3\ninstants 0 2\nlayer a\n  x: 2 b\n", "expected the frames of"),
      (
        "segue golden 1\nframes 3\ninstants 0 2\nlayer a\n  x: 0 b | 1 c\n",
        "expected the frames of"
      ),
      ("segue golden 1\nframes 3\ninstants 0 2\nlayer a\n  x: 0\n", "expected the frames of"),
      ("segue golden 1\nframes 3\ninstants 0 2\nlayer a\n  x:\n", "expected an attribute such as"),
      ("segue golden 1\nignore view \n", "expected x,y,width,height or \"view ID\""),
      ("segue golden 1\nfont Inter abc\n", "expected \"font NAME DIGITS\""),
      (
        "segue golden 1\nrecorded at device abacus\n",
        "expected a line such as \"recorded at scale 0.5\""
      ),
      ("segue golden 1\ncompare nonsense\n", "expected exact, channels"),
      ("segue golden 1\nwhatever\n", "expected a line that segue writes"),
      ("segue golden 1\nend 0\n", "size, fps, frames, or compare is missing"),
      ("segue golden 1\nend 0\nmore\n", "data follows the last line"),
    ])
  func messages(text: String, words: String) {
    #expect(message(text)?.contains(words) == true, "\(message(text) ?? "read")")
  }

  @Test("text that is not UTF-8 is refused")
  func encoding() {
    #expect(throws: Failure.self) { try Golden([0xFF, 0xFE, 0], named: "x.golden") }
  }
}
