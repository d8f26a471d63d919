// No command replaces a file that it has read, whatever `--force` permits.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite @MainActor struct InputTests {
  /// Runs the command and expects that it refuses its output, and leaves every file as it was.
  private func expectRefusal(_ folder: ScratchFolder, _ arguments: String...) throws {
    let before = try contents(folder)
    let result = segue(arguments)
    #expect(result.code == 2, "\(arguments.joined(separator: " ")): \(result.errors)")
    #expect(result.errors.contains("the output is also an input"), "\(result.errors)")
    #expect(try contents(folder) == before)
  }

  /// The bytes of all files in the folder, without what an interrupted run may leave.
  private func contents(_ folder: ScratchFolder) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var files: [String: Data] = [:]
    for name in names where !name.contains(".segue-batch") {
      files[name] = FileManager.default.contents(atPath: folder(name))
    }
    return files
  }

  /// A scene with a screen's image, a view's, an emitter's and a row's, and a video.
  private func scene(_ folder: ScratchFolder, _ name: String = "all.yaml") throws -> String {
    for name in ["screen", "view", "dot", "row"] { try folder.image("\(name).png", 8, 8, 200) }
    let inner = try folder.scene("inner.yaml")
    #expect(segue("render", inner, "-o", folder("video.mp4"), "-q", "--force").code == 0)
    return try folder.write(
      name,
      """
      segue: 1
      canvas: { width: 40, height: 60, scale: 1, fps: 10 }
      screens:
        plain: { image: screen.png }
        rich:
          views:
            - { frame: [0, 0, 8, 8], image: view.png }
            - { frame: [0, 8, 30, 30], emitter: { image: dot.png } }
            - { frame: [0, 30, 40, 30], list: { rows: [{ title: a, image: row.png }] } }
            - { frame: [20, 0, 10, 10], video: video.mp4 }
      script: [{ show: plain }, { wait: 0.2 }, { show: rich }, { wait: 0.2 }]
      """)
  }

  @Test("an image, a video and an asset under a sequence's name are refused by render and still")
  func assets() throws {
    let folder = try ScratchFolder()
    let scene = try scene(folder)
    for name in ["screen", "view", "dot", "row"] {
      try expectRefusal(
        folder, "still", scene, "--time", "0", "-o", folder("\(name).png"), "--force")
    }
    try expectRefusal(folder, "render", scene, "-o", folder("video.mp4"), "--force")
    try expectRefusal(
      folder, "filmstrip", scene, "--count", "2", "-o", folder("dot.png"), "--force")
    let other = try folder.write(
      "frame-00001.yaml", try folder.text("all.yaml").replacing("screen.png", with: "frame-1.png"))
    try folder.image("frame-1.png", 8, 8, 200)
    try expectRefusal(folder, "render", other, "-o", folder("frame-%d.png"), "--force")
    #expect(segue("render", other, "-o", folder("other-%d.png"), "-q").code == 0)
  }

  @Test("an asset in the folder of a sequence is refused, before the first of several clips")
  func sequences() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder("out"), withIntermediateDirectories: true)
    let first = try folder.scene("first.yaml")
    try folder.image("out/frame-00003.png", 8, 8, 200)
    let text = try folder.text("first.yaml").replacing(
      "background: \"#F2F2F7\"", with: "image: out/frame-00003.png")
    let second = try folder.write("out.yaml", text)
    try expectRefusal(folder, "render", second, "-o", folder("out"), "--force")
    try expectRefusal(
      folder, "render", first, second, "-o", folder.path + "/", "--format", "png", "--force")
  }

  @Test("a plan does not replace its scene, and an assembled clip nothing that it is made of")
  func plans() throws {
    let folder = try ScratchFolder()
    let scene = try scene(folder)
    try expectRefusal(folder, "plan", scene, "-o", scene, "--force")
    let before = try contents(folder)
    #expect(segue("plan", scene, "-o", folder("row.png"), "--force").code == 2)
    #expect(try contents(folder) == before)
    let plan = folder("a.plan")
    #expect(segue("plan", scene, "-o", plan, "-q").code == 0)
    #expect(segue("chunk", plan, "--index", "0", "-q").code == 0)
    try expectRefusal(folder, "assemble", plan, "-o", folder("video.mp4"), "--force")
    #expect(segue("assemble", plan, "-o", folder("joined.mp4"), "-q").code == 0)
    #expect(segue("assemble", plan, "-o", folder("joined.mp4"), "-q", "--force").code == 0)
  }

  @Test("neither side of a comparison is replaced by the difference")
  func comparisons() throws {
    let folder = try ScratchFolder()
    for side in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: folder(side), withIntermediateDirectories: true)
      try folder.image("\(side)/x.png", 8, 8, side == "a" ? 10 : 200)
    }
    let (a, b) = (folder("a/x.png"), folder("b/x.png"))
    for side in [a, b] { try expectRefusal(folder, "compare", a, b, "--diff", side, "--force") }
    for side in ["a", "b"] {
      try expectRefusal(
        folder, "compare", folder("a"), folder("b"), "--diff", folder(side), "--force")
    }
    #expect(segue("compare", a, b, "--diff", folder("d.png")).code == 1)
    #expect(segue("compare", a, b, "--diff", folder("d.png"), "--force").code == 1)
  }

  @Test("an image of a transition is refused, also without --force")
  func transitions() throws {
    let folder = try ScratchFolder()
    try folder.image("a.png", 8, 8, 10)
    try folder.image("b.png", 8, 8, 200)
    let images = [folder("a.png"), folder("b.png")]
    for option in [[], ["--force"]] {
      let result = segue(
        ["transition"] + images + ["--name", "fade", "-o", images[1], "--frames", "0"] + option)
      #expect(result.code == 2 && result.errors.contains("also an input"), "\(result.errors)")
    }
  }

  @Test("a batch refuses the files of its scenes first, and makes clips again that it has made")
  func batches() throws {
    let folder = try ScratchFolder()
    let scene = try scene(folder, "video.yaml")
    let first = try folder.scene("a.yaml")
    try expectRefusal(folder, "batch", first, scene, "-o", folder.path, "--force", "-q")
    try expectRefusal(
      folder, "batch", first, scene, "--name", "{name}", "-o", folder.path, "--force", "--resume")
    let out = ["-o", folder("out"), "-q", "--force"]
    for _ in 0..<2 { #expect(segue(["batch", first, scene] + out).code == 0) }
    let names = try folder.names("out")
    #expect(
      names.filter { !$0.hasPrefix(".") } == ["a.mp4", "manifest.json", "report.html", "video.mp4"])
  }

  @Test("a batch refuses its table and its template first, also by another name")
  func tables() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene("t.yaml")
    let rows = try folder.write("rows.csv", "title\nfine\nother\n")
    for (input, name) in [(rows, "row-other.mp4"), (scene, "row-other.mp4")] {
      try FileManager.default.linkItem(atPath: input, toPath: folder(name))
      try expectRefusal(
        folder, "batch", scene, "--rows", rows, "-o", folder.path, "--name", "row-{title}",
        "--force", "--no-report", "-q")
      try FileManager.default.removeItem(atPath: folder(name))
    }
  }

  @Test("source files are not replaced by their own copies")
  func copies() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("A.swift", "import UIKit\n")
    try expectRefusal(folder, "adapt", file, "-o", folder.path)
    try expectRefusal(folder, "adapt", file, "-o", folder.path + "/.")
  }

  @Test("goldens that were read are recorded again, and a contact sheet replaces no scene")
  func goldens() throws {
    let folder = try ScratchFolder()
    let scene = try scene(folder)
    let goldens = ["--goldens", folder("g"), "-q"]
    #expect(segue(["golden", "record", scene] + goldens).code == 0)
    try folder.image("dot.png", 8, 8, 90)
    #expect(segue(["golden", "accept", scene] + goldens).code == 0)
    #expect(segue(["golden", "verify", scene] + goldens).code == 0)
    for target in [scene, folder("row.png")] {
      try expectRefusal(
        folder, "golden", "verify", scene, "--goldens", folder("g"), "--contact-sheet", target,
        "--force")
    }
  }
}
