// A plan is the same text for the same clips, and damage to it is reported with line and field.

import Foundation
import ScratchFolders
import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueRecording
import SegueScenes
import Testing

@Suite struct ChunkPlanTests {
  private static func plan() throws -> ChunkPlan {
    var options = ClipOptions()
    (options.format, options.crf, options.preset) = (.mov, 20.5, "fast")
    (options.rate, options.scale) = (FrameRate("30000/1001"), 1.5)
    (options.frames, options.appearance) = (FrameRange(first: 3, last: nil, step: 2), .dark)
    options.showsTouches = true
    let hash = { (digit: String) in String(repeating: digit, count: 64) }
    let shared = ClipInputs.File(name: "photo.png", hash: hash("a"))
    let rate = try #require(FrameRate("15000/1001"))
    let clips = [300, 1].enumerated().map { index, frames in
      PlannedClip(
        scene: "scenes/s\(index).yaml", hash: hash("\(index)"),
        assets: [shared, .init(name: "é\"\n", hash: nil)],
        fonts: [.init(name: "/f.otf", hash: hash("b"))],
        frames: frames,
        shape: ClipShape(
          size: FrameSize(width: 41, height: 60), rate: rate, isOpaque: index == 0,
          frames: FrameRange(first: 3, last: 3 + 2 * (frames - 1), step: 2)))
    }
    return ChunkPlan(
      renderer: RendererVersion(
        segue: "0.2.0", program: hash("c"), libraries: [.init(name: "x264", version: "164")]),
      options: options, clips: clips, chunksPerTask: 2)
  }

  @Test("a written plan reads back the same, with one clip per line")
  func roundTrip() throws {
    let plan = try Self.plan()
    #expect(try ChunkPlanReader.read(Array(plan.text.utf8), named: "p") == plan)
    #expect(plan.text == (try Self.plan().text))
    let lines = plan.text.split(separator: "\n")
    #expect(lines.filter { $0.contains("\"scene\"") }.count == 2)
    #expect(lines.filter { $0.contains("photo.png") }.count == 1)
    #expect((plan.grid.chunkCount, plan.grid.taskCount) == (3, 2))
    _ = try JSONSerialization.jsonObject(with: Data(plan.text.utf8))
  }

  @Test(
    "an invalid field is reported with its line",
    arguments: [
      (
        "\"segue\": \"plan\"", "\"segue\": \"golden\"",
        "p:2:10: error: segue is \"golden\"; expected \"plan\""
      ),
      (
        "\"version\": 1", "\"version\": 2",
        "p:3:12: error: version is 2; expected 1: this plan was created by a newer segue. Create a "
          + "new plan"
      ),
      (
        "\"frames\":300", "\"frames\":0",
        "p:16:110: error: clips[0].frames is 0; expected a whole number in 1…1000000"
      ),
      ("\"frames\":300", "\"frames\":1e9", "clips[0].frames is 1e9"),
      ("\"frames\":300", "\"framse\":300", "p:16:1: error: clips[0].frames is missing"),
      ("\"frames\":300", "\"frames\":301", "check is"),
      ("\"fps\":\"15000/1001\"", "\"fps\":\"fast\"", "clips[0].fps is \"fast\""),
      (
        "\"assets\":[0,1]", "\"assets\":[0,9]",
        "clips[0].assets[1] is 9; expected the number of one of the files"
      ),
      ("\"opaque\":true", "\"opaque\":1", "clips[0].opaque is 1; expected true or false"),
      ("\"width\":41", "\"width\":0", "clips[0].width is 0"),
      ("\"crf\":\"20.5\"", "\"crf\":\"many\"", "options.crf is \"many\""),
      ("\"crf\":\"20.5\"", "\"crv\":\"20.5\"", "options.crv"),
      ("\"crf\":20.5", "\"crf\":18", "encoder is "),
      (
        "\"chunksPerTask\": 2", "\"chunksPerTask\": 0",
        "chunksPerTask is 0; expected a whole number in 1…1000000"
      ),
      (
        "\"chunksPerTask\": 2", "\"chunksPerTask\": 3",
        "tasks is 2; expected 1, according to its clips"
      ),
      ("\"name\":\"x264\"", "\"name\":264", "renderer.libraries[0].name is 264; expected a string"),
      ("\"name\":\"photo.png\"", "\"name\":\"photo.png", "expected"),
      ("\"clips\": [", "\"clips\": [],\n\"x\": [", "clips is an array; expected at least one clip"),
      ("aaaaaaaa", "AAAAAAAA", "files[0].hash is "),
      ("photo.png", "photo.jpg", "the plan was changed after it was written"),
    ])
  func damage(old: String, new: String, message: String) throws {
    let text = try Self.plan().text
    try #require(text.contains(old))
    let damaged = text.replacing(old, with: new, maxReplacements: 1)
    let failure = try #require(throws: Failure.self) {
      try ChunkPlanReader.read(Array(damaged.utf8), named: "p")
    }
    #expect(failure.exitCode == .scene)
    #expect(failure.description.contains(message), "\(failure)")
    #expect(failure.diagnostics.first?.position?.file == "p")
  }

  @Test("a plan that is truncated anywhere or has a changed byte is refused")
  func cut() throws {
    let bytes = Array(try Self.plan().text.utf8)
    for length in 0..<bytes.count - 1 {
      #expect(throws: Failure.self) {
        try ChunkPlanReader.read(Array(bytes[..<length]), named: "p")
      }
    }
    // Blanks after the last brace are insignificant.
    for index in 0..<bytes.count - 3 {
      var changed = bytes
      changed[index] ^= 1
      #expect(throws: Failure.self) { try ChunkPlanReader.read(changed, named: "p") }
    }
  }

  @Test("keys depend on everything that determines the bytes, and on nothing else")
  func keys() throws {
    let plan = try Self.plan()
    let keys = plan.keys(ofClip: 0) + plan.keys(ofClip: 1)
    #expect(Set(keys).count == 3)
    func changed(_ change: (inout ChunkPlan) -> Void) throws -> Bool {
      var other = try Self.plan()
      change(&other)
      return other.keys(ofClip: 0) != plan.keys(ofClip: 0)
    }
    #expect(try changed { $0.options.crf = 21 })
    #expect(try changed { $0.renderer.segue = "0.2" })
    #expect(try changed { $0.clips[0].hash = String(repeating: "9", count: 64) })
    #expect(try changed { $0.clips[0].assets[0].hash = nil })
    #expect(try changed { $0.clips[0].fonts[0].hash = nil })
    // The path of the scene, the other contents of the plan, and how it is divided into tasks.
    #expect(try !changed { $0.clips[0].scene = "elsewhere.yaml" })
    #expect(try !changed { $0.clips[1].hash = String(repeating: "9", count: 64) })
    let other = ChunkPlan(
      renderer: plan.renderer, options: plan.options, clips: plan.clips, chunksPerTask: 1)
    #expect(other.keys(ofClip: 0) == plan.keys(ofClip: 0))
  }

  @Test("scene paths are relative to the plan's folder")
  func paths() throws {
    let folder = try ScratchFolder()
    let (files, sub) = (FileManager.default, folder("a/b"))
    try files.createDirectory(atPath: sub, withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: folder("link"), withDestinationPath: "a/b")
    #expect(PlanPaths.relative(folder("a/b/s.yaml"), to: folder.path) == "a/b/s.yaml")
    #expect(PlanPaths.relative(folder("a/s.yaml"), to: sub) == "../s.yaml")
    #expect(PlanPaths.relative(folder("s.yaml"), to: folder("link")) == "../../s.yaml")
    #expect(PlanPaths.relative(folder("link/s.yaml"), to: sub) == "s.yaml")
    #expect(PlanPaths.relative(folder("gone/s.yaml"), to: sub) == nil)
    #expect(PlanPaths.resolve("../s.yaml", in: "plans") == "plans/../s.yaml")
    #expect(PlanPaths.resolve("s.yaml", in: ".") == "s.yaml")
    #expect(PlanPaths.folder(of: "p") == "." && PlanPaths.folder(of: "/p") == "/")
  }
}
