// The reported cause when pixels differ: each property of a layer, and fonts.

import Foundation
import SegueGoldens
import SegueStage
import Testing

@Suite @MainActor struct GoldenCauseTests {
  nonisolated private static let label =
    ", { id: title, frame: [0, 40, 40, 20], label: One, color: white }"

  /// A change of the scene, and the line that reports it.
  nonisolated private static let changes: [(card: String, views: String, line: String)] = [
    (", alpha: 0.5", "", "card: opacity 0.5 instead of 1"),
    (", zPosition: -1", label, "card: zPosition -1 instead of 0"),
    (", clips: true", "", "card: masksToBounds 1 instead of 0"),
    (", border: { width: 2, color: red }", "", "card: borderWidth 2 instead of 0"),
    (
      ", shadow: { color: black, opacity: 0.5, radius: 2, offset: [0, 1] }", "",
      "card: shadowOpacity 0.5 instead of 0, and "
    ),
    ("", label.replacing("One", with: "Two"), "title: text One → Two"),
    (
      "", label.replacing("One", with: "One, font: { size: 12 }"),
      "title: font Inter Regular 17 → Inter Regular 12"
    ),
    ("", label.replacing("white", with: "yellow"), "title: textColor #FFFFFF → #FFFF00"),
    (
      "", label.replacing("One", with: "One, textAlign: right"), "title: textAlignment none → right"
    ),
    ("", "", "title is missing, but present in the golden"),
    (
      "", label + ", { id: bar, frame: [0, 0, 9, 9], background: red }",
      "bar is present, but not in the golden"
    ),
  ]

  @Test("each change is named with its layer", arguments: changes)
  func named(card: String, views: String, line: String) throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(goldenStage(views: Self.label), .all)
    let now = views.isEmpty && card.isEmpty ? "" : views.isEmpty ? Self.label : views
    let verdict = try scratch.run(goldenStage(card: card, views: now))
    let found = verdict.lines.filter {
      $0.hasPrefix("frame 0 (t 0.0): window/below/") && $0.contains("/" + line)
    }
    // Clipping and depth have no visible effect here: nothing differs.
    #expect(found.count == 1 || verdict.state == .equal, "\(verdict.lines)")
    #expect(verdict.state == .different || line.contains("masks") || line.contains("zPos"))
  }

  @Test("another image is named by its size and its digest")
  func image() throws {
    let images = try GoldenScratch()
    func stage(_ level: UInt8) throws -> Stage { try imageStage(level, in: images.path) }
    let scratch = try GoldenScratch()
    _ = try scratch.run(stage(10), .all)
    let lines = try scratch.run(stage(20)).lines
    let line = try #require(lines.first { $0.contains("photo: contents ") }, "\(lines)")
    #expect(line.contains("contents picture 4 x 4 ") && line.contains(" → picture 4 x 4 "))
  }

  @Test("a different font file is reported before everything else")
  func fonts() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(goldenStage(views: Self.label), .all)
    var golden = try #require(try scratch.folder.golden("slide"))
    #expect(golden.fonts.map(\.name) == ["Inter Regular"])
    let hash = golden.fonts[0].hash
    golden.fonts[0].hash = String(hash.reversed())
    try scratch.write(Data(golden.text.utf8), "slide.golden")
    // The same pixels are equal, whatever the font's file is.
    #expect(try scratch.run(goldenStage(views: Self.label)).state == .equal)
    let other = Self.label.replacing("One", with: "Two")
    let lines = try scratch.run(goldenStage(views: other)).lines
    let before = String(hash.reversed()).prefix(8)
    #expect(
      lines.dropFirst().first
        == "the font Inter Regular is another file than in the golden: \(hash.prefix(8)) instead "
        + "of \(before). Install the golden's fonts, or record the golden again", "\(lines)")
  }

  @Test("layers are recorded where something moves, and always where a motion begins")
  func instants() throws {
    let golden = try GoldenRecordingPass(goldenStage(hold: 1, fps: "60", tail: 1)).golden(
      keyFrames: 0)
    let instants = golden.curves.instants
    #expect(instants.first == 0 && instants.last == golden.frames.count - 1)
    #expect(instants.contains(61) && instants.filter { (1..<60).contains($0) }.isEmpty)
    #expect(instants.count >= GoldenRecordingPass.instants && instants == instants.sorted())
  }
}
