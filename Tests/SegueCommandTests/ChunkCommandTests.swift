// Plans, chunks and assembled clips: the same bytes as `segue render`, and a clear error for
// everything that does not match the plan.

import Foundation
import ScratchFolders
import SegueBatch
import Testing

@Suite @MainActor struct ChunkCommandTests {
  @Test(
    "joined chunks equal segue render, in any order and with any number per task",
    arguments: ["mp4", "mov", "y4m", "rgba"], [1, 2])
  func sameBytes(suffix: String, perTask: Int) throws {
    let folder = try ScratchFolder()
    let scene = try folder.moving()
    let format = suffix == "rgba" ? "rawvideo" : suffix
    let look =
      ["--scale", "0.5"] + (suffix.hasPrefix("m") ? ["--crf", "30", "--preset", "fast"] : [])
    #expect(segue(["render", scene, "-o", folder("whole.\(suffix)")] + look).code == 0)
    let tasks = try folder.plan(
      [scene], ["--format", format, "--chunks-per-task", "\(perTask)"] + look)
    #expect(tasks == (perTask == 1 ? 3 : 2))
    for index in (0..<tasks).reversed() { #expect(folder.chunk(index).code == 0) }
    let joined = segue("assemble", folder("a.plan"), "-o", folder("joined.\(suffix)"))
    #expect(joined.code == 0, "\(joined.errors)")
    #expect(try folder.bytes("whole.\(suffix)") == folder.bytes("joined.\(suffix)"))
  }

  @Test("a PNG sequence is joined into the files of segue render, by directory and by pattern")
  func images() throws {
    let folder = try ScratchFolder()
    let scene = try folder.moving()
    let look = ["--frames", "200-500:4", "--fps", "30"]
    #expect(segue(["render", scene, "-o", folder("whole/")] + look).code == 0)
    let tasks = try folder.plan([scene], ["--format", "png"] + look)
    for index in 0..<tasks { #expect(folder.chunk(index).code == 0) }
    #expect(segue("assemble", folder("a.plan"), "-o", folder("joined/")).code == 0)
    #expect(segue("assemble", folder("a.plan"), "-o", folder("p-%03d.png")).code == 0)
    let names = try folder.names("whole")
    #expect(names.count > 20 && names.first == "frame-00200.png")
    #expect(try folder.names("joined") == names)
    for name in names {
      #expect(try folder.bytes("whole/\(name)") == folder.bytes("joined/\(name)"))
      let number = name.dropFirst(8).prefix(3)
      #expect(try folder.bytes("whole/\(name)") == folder.bytes("p-\(number).png"))
    }
    #expect(segue("assemble", folder("a.plan"), "-o", folder("one.png")).code == 2)
  }

  @Test("a clip is assembled in a folder under its own name; a missing folder is named")
  func folders() throws {
    let folder = try ScratchFolder()
    let tasks = try folder.plan([try folder.scene()])
    for index in 0..<tasks { #expect(folder.chunk(index).code == 0) }
    let missing = segue("assemble", folder("a.plan"), "-o", folder("out.d/"))
    #expect(missing.code == 6)
    #expect(
      missing.errors.contains("out.d; expected an existing folder"), "\(missing.errors)")
    try FileManager.default.createDirectory(
      atPath: folder("out.d"), withIntermediateDirectories: true)
    for path in ["out.d/", "out.d"] {
      #expect(segue("assemble", folder("a.plan"), "-o", folder(path), "--force").code == 0)
    }
    #expect(try folder.names("out.d") == ["small.mp4"])
  }

  @Test("many scenes become one plan, and many clips in one directory")
  func manyScenes() throws {
    let folder = try ScratchFolder()
    let scenes = try (0..<5).map { try folder.scene("s\($0).yaml", hold: 0.1 * Double($0)) }
    #expect(segue(["render"] + scenes + ["-o", folder("whole/")]).code == 0)
    let tasks = try folder.plan(scenes, ["--chunks-per-task", "2"])
    #expect(tasks == 3)
    #expect(segue("assemble", folder("a.plan"), "-o", folder("one.mp4")).code == 2)
    for index in 0..<tasks { #expect(folder.chunk(index).code == 0) }
    #expect(segue("assemble", folder("a.plan"), "-o", folder("joined/"), "--json").code == 0)
    #expect(try folder.names("joined") == scenes.indices.map { "s\($0).mp4" })
    for name in try folder.names("whole") {
      #expect(try folder.bytes("whole/\(name)") == folder.bytes("joined/\(name)"))
    }
  }

  @Test("a finished task is not repeated, and a recreated plan finds its chunks")
  func idempotent() throws {
    let folder = try ScratchFolder()
    let scene = try folder.moving()
    _ = try folder.plan([scene])
    #expect(folder.chunk(1).text.contains("\"rendered\":1,\"found\":0,\"frames\":240"))
    let chunk = try #require(try folder.names("a.plan.chunks").first)
    let before = try folder.status("a.plan.chunks/\(chunk)")
    #expect(folder.chunk(1).text.contains("\"rendered\":0,\"found\":1,\"frames\":0"))
    #expect(try folder.status("a.plan.chunks/\(chunk)") == before)
    let text = try folder.bytes("a.plan")
    _ = try folder.plan([scene], ["--force"])
    #expect(try folder.bytes("a.plan") == text)
    #expect(folder.chunk(1).text.contains("\"found\":1"))
  }

  @Test("a task reports its cost on request")
  func statistics() throws {
    let folder = try ScratchFolder()
    _ = try folder.plan([try folder.moving()])
    let task = ["chunk", folder("a.plan"), "--index", "0", "--stats", "--jobs", "1"]
    let words = segue(task).errors
    #expect(words.contains("task 0: 1 chunk rendered, 240 frames\nstats: 240 frames in "))
    #expect(words.contains("(summed over 1 jobs)"))
    let json = segue(task + ["--json"]).text
    #expect(json.contains("\"rendered\":0,\"found\":1,\"frames\":0,\"stats\":{"))
  }

  @Test("status and assemble name missing and damaged chunks, and a repair replaces them")
  func gaps() throws {
    let folder = try ScratchFolder()
    let scene = try folder.moving()
    let tasks = try folder.plan([scene])
    #expect(segue("status", folder("a.plan"), "--missing").text == "0-2\n")
    for index in 0..<tasks { #expect(folder.chunk(index).code == 0) }
    #expect(segue("status", folder("a.plan")).code == 0)
    #expect(segue("status", folder("a.plan"), "--missing").text == "")
    let paths = try folder.keys().map { folder("a.plan.chunks/\($0.prefix(32)).chunk") }
    var bytes = try Data(contentsOf: URL(filePath: paths[0]))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(filePath: paths[0]))
    try FileManager.default.removeItem(atPath: paths[2])
    #expect(segue("status", folder("a.plan"), "--quick", "--missing").text == "2\n")
    let state = segue("status", folder("a.plan"), "--json")
    #expect(state.code == 1)
    #expect(state.text.contains("\"done\":[1],\"missing\":[0,2],\"damaged\":[0],\"array\":\"0,2\""))
    let refused = segue("assemble", folder("a.plan"), "-o", folder("a.mp4"))
    #expect(refused.code == 1)
    #expect(refused.errors.contains("2 of 3 tasks are missing: 0,2;"))
    #expect(refused.errors.contains("\(paths[0]): its contents do not match its hash"))
    #expect(!FileManager.default.fileExists(atPath: folder("a.mp4")))
    for index in [0, 2] { #expect(folder.chunk(index).code == 0) }
    #expect(segue("assemble", folder("a.plan"), "-o", folder("a.mp4")).code == 0)
  }

  @Test("a chunk under another chunk's name is rejected")
  func foreign() throws {
    let folder = try ScratchFolder()
    _ = try folder.plan([try folder.moving()])
    let paths = try folder.keys().map { folder("a.plan.chunks/\($0.prefix(32)).chunk") }
    #expect(folder.chunk(0).code == 0)
    try FileManager.default.copyItem(atPath: paths[0], toPath: paths[1])
    let state = segue("status", folder("a.plan"), "--json", "--quick").text
    #expect(state.contains("\"done\":[0],\"missing\":[1,2],\"damaged\":[1]"))
    #expect(folder.chunk(1).text.contains("\"rendered\":1"))
  }

  @Test("a plan and its scenes can be moved together, and two plans can share chunks")
  func moved() throws {
    let folder = try ScratchFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: folder("here/scenes"), withIntermediateDirectories: true)
    try files.moveItem(atPath: try folder.moving(), toPath: folder("here/scenes/moving.yaml"))
    #expect(segue("plan", folder("here/scenes/moving.yaml"), "-o", folder("here/a.plan")).code == 0)
    try files.moveItem(atPath: folder("here"), toPath: folder("there"))
    let chunk = ["chunk", folder("there/a.plan"), "--index", "0", "--chunks", folder("shared")]
    #expect(segue(chunk).code == 0)
    let other = segue(
      "plan", folder("there/scenes/moving.yaml"), "-o", folder("b.plan"), "--chunks-per-task", "3")
    #expect(other.code == 0)
    let state = segue("status", folder("b.plan"), "--chunks", folder("shared"), "--json").text
    #expect(state.contains("\"completeChunks\":1"))
  }

  @Test("changes since the plan are refused: scene 3, image 4, renderer 2")
  func changed() throws {
    let folder = try ScratchFolder()
    let image = Data(base64Encoded: onePixel) ?? Data()
    try image.write(to: URL(filePath: folder("a.png")))
    let scene = try folder.write(
      "s.yaml",
      """
      segue: 1
      canvas: { width: 4, height: 4, scale: 2, fps: 10 }
      screens: { one: { image: a.png } }
      script: [{ show: one }, { wait: 1 }]
      """)
    _ = try folder.plan([scene])
    let plan = try ChunkPlanReader.read(path: folder("a.plan"))
    #expect(plan.clips[0].assets.contains { $0.name == "a.png" && $0.hash != nil })

    try image.prefix(60).write(to: URL(filePath: folder("a.png")))
    let asset = folder.chunk(0)
    #expect(asset.code == 4)
    #expect(asset.errors.contains("asset a.png changed since the plan was created"))
    try FileManager.default.removeItem(atPath: folder("a.png"))
    #expect(folder.chunk(0).errors.contains("asset a.png is missing"))
    try image.write(to: URL(filePath: folder("a.png")))
    // An image for this scale would now be chosen instead.
    try image.write(to: URL(filePath: folder("a@2x.png")))
    #expect(folder.chunk(0).errors.contains("asset a@2x.png was added"))
    try FileManager.default.removeItem(atPath: folder("a@2x.png"))

    let text = try folder.bytes("s.yaml")
    try folder.write("s.yaml", String(decoding: text, as: UTF8.self) + "\n# changed\n")
    let other = folder.chunk(0)
    #expect(other.code == 3)
    #expect(other.errors.contains("\(scene): the scene changed since the plan was created"))
    try FileManager.default.removeItem(atPath: scene)
    #expect(folder.chunk(0).code == 3)
    try Data(text).write(to: URL(filePath: scene))
    #expect(folder.chunk(0).code == 0)

    var newer = plan
    newer.renderer.segue = "9.0"
    try folder.write("a.plan", newer.text)
    for result in [
      folder.chunk(0), segue("assemble", folder("a.plan"), "-o", folder("a.mp4")),
    ] {
      #expect(result.code == 2)
      #expect(result.errors.contains("another renderer (renderer 9.0 → "))
    }
  }

  @Test("files used while a chunk is rendered must match the plan too")
  func changedMeanwhile() throws {
    let folder = try ScratchFolder()
    _ = try folder.plan([try folder.moving()])
    let plan = try ChunkPlanReader.read(path: folder("a.plan"))
    var used = plan.inputs(ofClip: 0)
    try plan.check(used, ofClip: 0, in: folder.path)
    used.assets.append(.init(name: "a.png", hash: String(repeating: "a", count: 64)))
    let failure = #expect(throws: (any Error).self) {
      try plan.check(used, ofClip: 0, in: folder.path)
    }
    #expect("\(failure as Any)".contains("a.png changed in the meantime"))
  }

  @Test(
    "an invalid command line is one line and exit code 2",
    arguments: [
      "plan", "plan SCENE", "plan -o OUT/b.plan", "plan - -o OUT/b.plan", "plan SCENE -o -",
      "plan SCENE -o OUT/b.mp4",
      "plan SCENE SCENE -o OUT/b.plan", "plan SCENE -o OUT/b.plan --chunks-per-task 0",
      "plan SCENE -o OUT/b.plan --format gif", "plan SCENE -o OUT/b.plan --format apng",
      "plan SCENE -o OUT/b.plan --format webm", "plan SCENE -o OUT/b.plan --format png --crf 3",
      "plan SCENE -o OUT/b.plan --frames 5000-", "chunk PLAN", "chunk PLAN --index 3",
      "chunk PLAN --index -1", "chunk PLAN --index x", "chunk PLAN --index 1 --index-offset 1",
      "assemble PLAN", "assemble PLAN -o OUT/a.mov", "assemble PLAN -o OUT/a.gif",
      "status PLAN --missing --json", "status",
    ])
  func usage(line: String) throws {
    let folder = try ScratchFolder()
    let scene = try folder.moving()
    _ = try folder.plan([scene])
    let before = try folder.names()
    let result = segue(
      line.split(separator: " ").map {
        String($0).replacing("SCENE", with: scene).replacing("OUT", with: folder.path)
          .replacing("PLAN", with: folder("a.plan"))
      })
    #expect(result.code == 2, "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(try folder.names() == before)
  }

  @Test("an invalid or missing plan is exit code 3")
  func noPlan() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    for line in [
      ["chunk", scene, "--index", "0"], ["status", scene], ["status", folder("gone")],
    ] {
      #expect(segue(line).code == 3)
    }
    #expect(
      segue("assemble", scene, "-o", folder("a.mp4")).errors.hasSuffix(
        "small.yaml:1:1: error: the file is not a plan; expected one that `segue plan` has written\n"
      ))
  }

  @Test("all errors in a plan's scenes are reported, and no plan is written")
  func brokenScenes() throws {
    let folder = try ScratchFolder()
    let good = try folder.scene()
    let bad = try folder.scene("bad.yaml", canvas: ", fsp: 3")
    let result = segue("plan", good, bad, folder("gone.yaml"), "-o", folder("a.plan"))
    #expect(result.code == 3)
    #expect(result.errors.contains("bad.yaml:2:") && result.errors.contains("gone.yaml"))
    #expect(try folder.names() == ["bad.yaml", "small.yaml"])
  }

  @Test("existing output is kept unless replacement is requested: exit code 6")
  func existing() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    try folder.write("a.plan", "old")
    #expect(segue("plan", scene, "-o", folder("a.plan")).code == 6)
    #expect(try folder.bytes("a.plan") == Array("old".utf8))
    #expect(segue("plan", scene, "-o", folder("gone/a.plan")).code == 6)
    _ = try folder.plan([scene], ["--force"])
    #expect(folder.chunk(0).code == 0)
    try folder.write("a.mp4", "old")
    #expect(segue("assemble", folder("a.plan"), "-o", folder("a.mp4")).code == 6)
    #expect(try folder.bytes("a.mp4") == Array("old".utf8))
    #expect(segue("assemble", folder("a.plan"), "-o", folder("a.mp4"), "--force").code == 0)
    try folder.write("file", "in the way")
    #expect(segue("chunk", folder("a.plan"), "--index", "0", "--chunks", folder("file")).code == 6)
    let gone = segue("chunk", folder("a.plan"), "--index", "0", "--chunks", folder("x/y"))
    #expect(gone.code == 6)
  }
}

/// A gray PNG of one pixel.
private let onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="

@MainActor
extension ScratchFolder {
  /// A scene of 696 frames at 60 frames per second, most of them different.
  func moving() throws -> String {
    try write(
      "moving.yaml",
      """
      segue: 1
      canvas: { width: 80, height: 60, scale: 1, fps: 60, background: "#000000" }
      screens:
        below:
          background: "#1E5AA0"
          views: [{ id: card, frame: [5, 5, 30, 20], background: "#FFFFFF", cornerRadius: 6 }]
        above:
          background: "#F2F2F7"
          views: [{ id: dot, frame: [10, 30, 20, 20], background: "#D04020", cornerRadius: 10 }]
      script:
        - show: below
        - wait: 2
        - present: above
          transition: { name: slideDown, duration: 8, damping: 0.1 }
        - wait: 1
        - dismiss: above
          transition: slideDown
        - wait: 0.1
      """)
  }

  /// Creates a plan, and returns the number of its tasks.
  func plan(_ scenes: [String], _ options: [String] = []) throws -> Int {
    let result = segue(["plan"] + scenes + ["-o", self("a.plan"), "--json"] + options)
    #expect(result.code == 0, "\(result.errors)")
    return try ChunkPlanReader.read(path: self("a.plan")).grid.taskCount
  }

  /// Renders a task.
  func chunk(_ index: Int) -> RunResult {
    segue("chunk", self("a.plan"), "--index", "\(index)", "--json", "--progress", "none")
  }

  /// The keys of all chunks.
  func keys() throws -> [String] {
    let plan = try ChunkPlanReader.read(path: self("a.plan"))
    return plan.clips.indices.flatMap { plan.keys(ofClip: $0) }
  }

  /// The inode of the file and the time of its last write.
  func status(_ name: String) throws -> [Int] {
    var status = stat()
    try #require(stat(self(name), &status) == 0)
    return [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }
}
