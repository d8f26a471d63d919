// Compares our shaping with HarfBuzz's own program: glyph by glyph, units and clusters.

import Foundation
import SegueText
import Testing

/// A text of one font, script and direction.
struct ShapingSample: Sendable, CustomTestStringConvertible {
  let family: String
  let text: String
  var script = "Latn"
  var isRightToLeft = false
  var features: [FontFeature] = []
  var language = "en"

  var testDescription: String { "\(family): \(text)" }

  static let all: [ShapingSample] = [
    ShapingSample(family: "Inter", text: "Hello, world!"),
    ShapingSample(family: "Inter", text: "AVATAR Wave To. LTy"),
    ShapingSample(family: "Inter", text: "office affluent fjord"),
    ShapingSample(family: "Inter", text: "-> => 12x34 (a) 10:30"),
    ShapingSample(family: "Inter", text: "a111 2024", features: [.tabularDigits]),
    ShapingSample(family: "Inter", text: "AV To", features: [FontFeature("kern", 0)]),
    ShapingSample(family: "Inter", text: "e\u{301}a\u{308}o\u{302}\u{323} Åñ"),
    ShapingSample(family: "Inter", text: "I\u{307} ıİ", language: "tr"),
    ShapingSample(family: "Inter", text: "Привет, мир", script: "Cyrl"),
    ShapingSample(family: "Inter Display", text: "Ελλάδα ΑΥΤΟΣ", script: "Grek"),
    ShapingSample(
      family: "Noto Sans Arabic", text: "السلام عليكم", script: "Arab", isRightToLeft: true),
    ShapingSample(family: "Noto Sans Arabic", text: "مُحَمَّد لا", script: "Arab", isRightToLeft: true),
    ShapingSample(
      family: "Noto Sans Arabic", text: "پاکستان گچ", script: "Arab", isRightToLeft: true,
      language: "ur"),
    ShapingSample(
      family: "Noto Sans Hebrew", text: "שָׁלוֹם עוֹלָם", script: "Hebr", isRightToLeft: true),
    ShapingSample(family: "Noto Sans Devanagari", text: "नमस्ते क्षत्रिय", script: "Deva"),
    ShapingSample(family: "Noto Sans Bengali", text: "বাংলা ভাষা", script: "Beng"),
    ShapingSample(family: "Noto Sans Tamil", text: "தமிழ் மொழி", script: "Taml"),
    ShapingSample(family: "Noto Sans Thai", text: "สวัสดีครับ น้ำ", script: "Thai"),
    ShapingSample(family: "Noto Sans Khmer", text: "សួស្តី", script: "Khmr"),
    ShapingSample(family: "Droid Sans Fallback", text: "中文字，排版「测试」。", script: "Hani"),
    ShapingSample(family: "Droid Sans Fallback", text: "ひらがな、ちょっとー", script: "Hira"),
    ShapingSample(family: "Droid Sans Fallback", text: "한국어 글꼴", script: "Hang"),
    ShapingSample(family: "Noto Color Emoji", text: "👨‍👩‍👧👍🏽🇫🇮❤️", script: "Zyyy"),
  ]
}

@Suite struct HBShapeTests {
  @Test("shapes as hb-shape does", arguments: ShapingSample.all)
  func agrees(_ sample: ShapingSample) throws {
    let face = try FontCatalog.system.face(family: sample.family)
    let style = ShapingStyle(
      face: face, pointSize: 10, features: sample.features, language: sample.language)
    let runs = Shaper(AttributedText(sample.text, style: style)).runs()
    #expect(runs.count == 1)
    let ours = try #require(runs.first).glyphs
    #expect(!ours.contains { $0.glyph == 0 }, "the sample must not have missing glyphs")
    let path = try #require(SystemFontFiles.path(ofFamily: sample.family))
    let options =
      [
        "--direction=\(sample.isRightToLeft ? "rtl" : "ltr")", "--script=\(sample.script)",
        "--language=\(sample.language)",
      ]
      + sample.features.map { "--features=\($0.tag)=\($0.value)" }
    #expect(
      try ours.map { HBShape.Glyph($0) } == HBShape.glyphs(path, sample.text, options: options))
  }
}

/// HarfBuzz's own program.
enum HBShape {
  /// One glyph as the program prints it.
  struct Glyph: Decodable, Equatable {
    let g, cl, dx, dy, ax, ay: Int

    /// One glyph of our shaping.
    init(_ glyph: ShapedGlyph) {
      (g, cl, ax, ay) = (Int(glyph.glyph), glyph.cluster, Int(glyph.advance), 0)
      (dx, dy) = (Int(glyph.dx), Int(glyph.dy))
    }
  }

  /// The program's output for `text` in the font at `path`.
  static func glyphs(_ path: String, _ text: String, options: [String]) throws -> [Glyph] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/hb-shape")
    process.arguments =
      [path, "--text=\(text)", "--no-glyph-names", "--output-format=json"] + options
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode([Glyph].self, from: data)
  }
}

/// The paths of the upright, regular font of some families on Debian.
enum SystemFontFiles {
  static func path(ofFamily family: String) -> String? {
    let name = family.replacing(" ", with: "")
    let places = [
      "fonts/opentype/inter/\(name)-Regular.otf", "fonts/truetype/noto/\(name)-Regular.ttf",
      "fonts/truetype/noto/\(name).ttf",
      "fonts-droid-fallback/truetype/\(name).ttf",
    ]
    return places.map { "/usr/share/" + $0 }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
