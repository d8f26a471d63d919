// Clips against their goldens: the report when they are equal, and for each kind of difference.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueScenes
import SegueStage
import Testing

@Suite @MainActor struct GoldenSessionTests {
  /// The report of verifying after a recording of the usual scene.
  private func lines(_ stage: Stage) throws -> [String] {
    let scratch = try GoldenScratch()
    #expect(try scratch.run(goldenStage(), .all).state == .recorded)
    let verdict = try scratch.run(stage)
    #expect(verdict.state == .different && !verdict.isGood)
    return verdict.lines
  }

  @Test("a recording verifies with any number of jobs and rewrites the same text")
  func equal() throws {
    let scratch = try GoldenScratch()
    #expect(try scratch.run(goldenStage(), .all).state == .recorded)
    let text = try scratch.bytes("slide.golden")
    for jobs in [1, 2, 3] {
      let verdict = try scratch.run(goldenStage(), jobs: jobs)
      #expect(verdict.state == .equal && verdict.lines.isEmpty && verdict.frameCount > 20)
    }
    #expect(try scratch.run(goldenStage(), .all, jobs: 2).state == .equal)
    #expect(try scratch.bytes("slide.golden") == text)
    #expect(scratch.names.count == 6)
  }

  @Test("a delay of two frames is reported in one line")
  func late() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(goldenStage(fps: "20"), .all)
    let lines = try scratch.run(goldenStage(hold: 0.2, fps: "20")).lines
    #expect(lines.contains("the whole clip is 2 frames later"), "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("frames ") }, "\(lines)")
    #expect(lines.contains("step 2: wait 0.1 → 0.2"), "\(lines)")
  }

  @Test("another spring is reported with its first frames, the layer, its property and the step")
  func damping() throws {
    let lines = try lines(goldenStage(damping: 0.7))
    #expect(lines.contains("step 3: present above: damping 0.8 → 0.7"), "\(lines)")
    let cause = try #require(lines.first { $0.hasPrefix("frame ") }, "\(lines)")
    #expect(
      cause.hasPrefix(
        "frame 4 (t 0.133): window/container[0]/below: opacity 0.9147 instead of 0.9277")
    )
    #expect(lines[0].contains("differ, from t 0.1"), "\(lines)")
  }

  @Test("another color moves no layer; the key frame reports how many pixels differ and where")
  func color() throws {
    let lines = try lines(goldenStage(color: "#FFFFFE"))
    #expect(lines.count == 3, "\(lines)")
    #expect(lines[1].hasSuffix("window/below/card: backgroundColor #FFFFFF → #FFFFFE"), "\(lines)")
    #expect(lines[2].contains(" in 30 x 20 at (5, 5), by up to 1 per channel"), "\(lines)")
  }

  @Test("fewer frames, more frames, another rate and another size are reported")
  func wholes() throws {
    let fewer = try lines(goldenStage(tail: 0.0334))
    #expect(fewer == ["20 frames instead of 21: 1 fewer", "step 4: wait 0.1 → 0.0334"])
    let more = try lines(goldenStage(tail: 0.2))
    #expect(more.first?.hasSuffix(": 3 more") == true, "\(more)")
    let fast = try lines(goldenStage(fps: "60"))
    #expect(
      fast.first?.hasPrefix("60 frames per second instead of 30; the ") == true
        && fast.first?.hasSuffix(" frames at common instants are identical") == true, "\(fast)")
    let other = try lines(goldenStage(color: "#000000", fps: "60"))
    #expect(other.first?.hasSuffix("frames at common instants also differ") == true, "\(other)")
    let large = try lines(goldenStage(scale: 2))
    #expect(large.first == "80 x 120 pixels instead of 40 x 60", "\(large)")
  }

  @Test("a longer script is reported as having more steps")
  func steps() throws {
    let scratch = try GoldenScratch()
    #expect(try scratch.run(goldenStage(), .all).state == .recorded)
    let longer = try goldenStage(extra: "  - dismiss: above\n    transition: slideDown", tail: 0.1)
    let verdict = try scratch.run(longer)
    #expect(verdict.lines.contains("the script has 5 steps instead of 4"), "\(verdict.lines)")
  }

  @Test("never writes nothing; missing, failed and all write what their names state")
  func modes() throws {
    let scratch = try GoldenScratch()
    #expect(try scratch.run(goldenStage()).state == .missing)
    #expect(scratch.names.isEmpty)
    #expect(try scratch.run(goldenStage(), .missing).state == .recorded)
    let text = try scratch.bytes("slide.golden")
    let other = { try goldenStage(color: "#00FF00") }
    #expect(try scratch.run(other(), .missing).state == .different)
    #expect(try scratch.run(other()).state == .different)
    #expect(try scratch.bytes("slide.golden") == text)
    #expect(try scratch.run(other(), .failed).state == .replaced)
    #expect(try scratch.run(other()).state == .equal)
    #expect(scratch.names.count == 6)
    #expect(try scratch.run(other(), .failed).state == .equal)
  }

  @Test("where CI is set, nothing is recorded; elsewhere the flag overrides the environment")
  func effective() throws {
    for mode in RecordMode.allCases {
      #expect(try RecordMode.effective(mode, environment: "all", isCI: true) == .never)
      #expect(try RecordMode.effective(mode, environment: "all", isCI: false) == mode)
      #expect(
        try RecordMode.effective(nil, environment: mode.rawValue, isCI: false) == mode)
    }
    #expect(try RecordMode.effective(nil, environment: nil, isCI: false) == .never)
    #expect(throws: GoldenError.self) {
      try RecordMode.effective(nil, environment: "yes", isCI: false)
    }
  }

  @Test("a comparator tolerates its limits, and the golden keeps it with its reason")
  func comparator() throws {
    let scratch = try GoldenScratch()
    var session = try GoldenSession(scratch.folder, mode: .all)
    session.comparison = ImageComparison(.channels(tolerance: 1))
    session.reason = "drawn elsewhere"
    let recorded = session.run(try goldenStage(), named: "slide", overrides: GoldenOverrides())
    #expect(recorded.state == .recorded)
    session = try GoldenSession(GoldenFolder(path: scratch.path + "/goldens/"))
    func state(_ color: String) throws -> GoldenVerdict.State {
      session.run(try goldenStage(color: color), named: "slide", overrides: .init()).state
    }
    #expect(try state("#FFFFFE") == .equal)
    #expect(try state("#FFFFFD") == .different)
    let forgiven = session.run(
      try goldenStage(color: "#FFFFFE"), named: "slide", overrides: GoldenOverrides())
    #expect(
      forgiven.lines == [
        "8 frames are not identical; the 2 of them that are kept as images pass with channels:1"
      ])
    #expect(try scratch.folder.golden("slide")?.reason == "drawn elsewhere")
  }

  @Test("a golden that is replaced keeps as many images as it had, unless their number is given")
  func numberOfImages() throws {
    let scratch = try GoldenScratch()
    func record(_ mode: RecordMode, _ images: Int? = nil, color: String = "#FFFFFF") throws -> [Int]
    {
      var session = try GoldenSession(scratch.folder, mode: mode)
      session.keyFrames = images
      _ = session.run(try goldenStage(color: color), named: "slide", overrides: GoldenOverrides())
      return try #require(try scratch.folder.golden("slide")).keyFrames
    }
    #expect(try record(.all).count == 5)
    #expect(try record(.all, 3).count == 3)
    #expect(try record(.failed, color: "#FFFFFE").count == 3)
    #expect(try record(.all).count == 3)
    #expect(try record(.all, 0).isEmpty)
    #expect(try record(.failed, color: "#FFFFFD").isEmpty)
  }

  @Test("a comparator without an image to compare accepts nothing")
  func nothingToCompare() throws {
    let scratch = try GoldenScratch()
    var session = try GoldenSession(scratch.folder, mode: .all)
    (session.keyFrames, session.comparison) = (0, ImageComparison(.channels(tolerance: 255)))
    session.reason = "for a test"
    let recorded = session.run(try goldenStage(), named: "slide", overrides: GoldenOverrides())
    #expect(recorded.state == .recorded && scratch.names == ["slide.golden"])
    session = try GoldenSession(GoldenFolder(path: scratch.path + "/goldens/"))
    let other = session.run(
      try goldenStage(color: "#FFFFFE"), named: "slide", overrides: GoldenOverrides())
    #expect(other.state == .different)
    #expect(other.lines.last?.hasPrefix("none of the frames that differ is kept") == true)
    #expect(
      session.run(try goldenStage(), named: "slide", overrides: GoldenOverrides()).state == .equal)
  }

  @Test("changed, damaged and missing images do not verify")
  func images() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(goldenStage(), .all)
    let images = scratch.names.filter { $0.hasSuffix(".png") }
    let (first, last) = (try scratch.bytes(images[0]), try scratch.bytes(images[4]))
    for (data, words) in [
      (last, "this is not the image that was recorded"), (first.dropLast(30), "damaged PNG"),
      (Data(), "the file is empty"),
    ] {
      try scratch.write(Data(data), images[0])
      let verdict = try scratch.run(goldenStage())
      #expect(verdict.state == .failed && verdict.lines[0].contains(words), "\(verdict.lines)")
    }
    try FileManager.default.removeItem(atPath: "\(scratch.folder.path)/\(images[0])")
    let verdict = try scratch.run(goldenStage())
    #expect(verdict.state == .failed && verdict.lines[0].contains("No such file"))
    // Recording repairs it.
    #expect(try scratch.run(goldenStage(), .all).state == .replaced)
    #expect(try scratch.run(goldenStage()).state == .equal)
  }

  @Test("a recording stopped before its text is written leaves the old golden whole")
  func stopped() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(goldenStage(), .all)
    let old = scratch.names
    // Performs all steps of recording another scene before the text is replaced.
    let other = try GoldenScratch()
    _ = try other.run(goldenStage(color: "#00FF00"), .all)
    for name in other.names where name.hasSuffix(".png") {
      try scratch.write(other.bytes(name), name)
    }
    #expect(try scratch.run(goldenStage()).state == .equal)
    #expect(try scratch.folder.strayImages().count == scratch.names.count - old.count)
    for name in try scratch.folder.strayImages() { try scratch.folder.remove(file: name) }
    #expect(scratch.names == old)
  }

  @Test("only one recording can use a folder, while any number verify")
  func locked() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(goldenStage(), .all)
    let writer = try GoldenSession(scratch.folder, mode: .missing)
    #expect(throws: FileError.self) { try GoldenSession(scratch.folder, mode: .all) }
    #expect(try scratch.run(goldenStage()).state == .equal)
    withExtendedLifetime(writer) {}
  }

  @Test("a folder that cannot be created is an error before rendering")
  func noFolder() throws {
    let scratch = try GoldenScratch()
    for path in ["/proc/none/goldens", scratch.path + "/a/b"] {
      #expect(throws: FileError.self) { try GoldenSession(GoldenFolder(path: path), mode: .all) }
    }
  }
}
