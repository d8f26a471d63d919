// Drafts: half the scale and the fastest preset, in every command that records clips.

import Foundation
import ScratchFolders
import SegueBatch
import SegueImages
import Testing

@Suite @MainActor struct DraftTests {
  private let folder: ScratchFolder
  private let scene: String

  init() throws {
    folder = try ScratchFolder()
    scene = try folder.scene()
  }

  private func size(_ name: String) throws -> [Int] {
    let image = try ImageDecoder.decode(folder.bytes(name), named: name)
    return [image.width, image.height]
  }

  @Test("a draft has half the scale, and the bytes of that scale and the fastest preset")
  func same() throws {
    let plain = ["render", scene, "-q", "-o"]
    #expect(segue(plain + [folder("draft.mp4"), "--draft"]).code == 0)
    #expect(
      segue(plain + [folder("same.mp4"), "--scale", "0.5", "--preset", "ultrafast"]).code == 0)
    #expect(segue(plain + [folder("slow.mp4"), "--scale", "0.5"]).code == 0)
    #expect(try folder.bytes("draft.mp4") == folder.bytes("same.mp4"))
    #expect(try folder.bytes("draft.mp4") != folder.bytes("slow.mp4"))
    #expect(segue(plain + [folder("draft.png"), "--frames", "12", "--draft"]).code == 0)
    #expect(segue(plain + [folder("whole.png"), "--frames", "12"]).code == 0)
    #expect(try size("draft.png") == [20, 30])
    #expect(try size("whole.png") == [40, 60])
  }

  @Test("no note is printed about a draft whose size is odd, as the scene's is not")
  func odd() throws {
    let scene = try folder.write(
      "odd.yaml",
      """
      segue: 1
      canvas: { width: 42, height: 60 }
      screens: { a: { background: red } }
      script: [{ show: a }, { wait: 0.1 }]
      """)
    let draft = segue("render", scene, "-o", folder("odd.mp4"), "--draft")
    #expect(draft.code == 0 && !draft.errors.contains("note"), "\(draft.errors)")
    #expect(draft.errors.contains("22 x 30"), "\(draft.errors)")
    let half = segue("render", scene, "-o", folder("half.mp4"), "--scale", "0.5")
    #expect(half.errors.contains("note: 21 x 30 pixels become 22 x 30"), "\(half.errors)")
  }

  @Test("formats without a preset only become smaller", arguments: ["mov", "gif", "y4m"])
  func others(suffix: String) throws {
    let codec = suffix == "mov" ? ["--codec", "prores"] : []
    let plain = ["render", scene, "-q", "--frames", "0-5"] + codec
    #expect(segue(plain + ["-o", folder("a.\(suffix)"), "--draft"]).code == 0)
    #expect(segue(plain + ["-o", folder("b.\(suffix)"), "--scale", "0.5"]).code == 0)
    #expect(try folder.bytes("a.\(suffix)") == folder.bytes("b.\(suffix)"))
  }

  @Test(
    "what a draft decides itself is refused beside it",
    arguments: [
      ["--scale", "1"], ["--size", "20x30"], ["--width", "20"], ["--height", "30"],
      ["--preset", "medium"], ["--max-size", "1M"],
    ])
  func contradiction(option: [String]) throws {
    let result = segue(["render", scene, "-o", folder("a.mp4"), "--draft"] + option)
    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix("segue: error: --draft and \(option[0]) cannot be combined"),
      "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(try folder.names() == ["small.yaml"])
  }

  @Test("commands that record nothing refuse it")
  func nothing() throws {
    for line in [
      ["run", folder("App"), "--draft"], ["try", "A.swift", "--list", "--draft"],
      ["try", "A.swift", "--goldens", "g", "--draft"],
    ] {
      let result = segue(line)
      #expect(result.code == 2 && result.errors.contains("--draft without -o"), "\(result.errors)")
    }
  }

  @Test("transition takes it, together with the scale of the images")
  func transition() throws {
    try folder.image("a.png", 80, 120, 200)
    try folder.image("b.png", 80, 120, 90)
    let line = ["transition", folder("a.png"), folder("b.png"), "--name", "fade", "-q", "--frames"]
    let result = segue(
      line + ["3", "--scale", "2", "--draft", "-o", folder("draft.png")])
    #expect(result.code == 0, "\(result.errors)")
    #expect(try size("draft.png") == [40, 60])
    #expect(segue(line + ["3", "--width", "40", "--draft", "-o", folder("x.png")]).code == 2)
  }

  @Test("it is an input of a clip: a batch that resumes renders the clip again without it")
  func batch() throws {
    let line = ["batch", scene, "-o", folder("out"), "-q", "--resume", "--format", "y4m"]
    #expect(segue(line + ["--draft"]).code == 0)
    let draft = try folder.bytes("out/small.y4m")
    #expect(segue(line + ["--draft"]).code == 0)
    #expect(try folder.text("out/manifest.json").contains("\"made\":\"kept\""))
    #expect(segue(line).code == 0)
    #expect(try folder.text("out/manifest.json").contains("\"made\":\"rendered\""))
    #expect(try folder.bytes("out/small.y4m").count > 3 * draft.count)
  }

  @Test("a list has it by entry, and refuses what contradicts it")
  func list() throws {
    let list = try folder.write(
      "list.csv", "scene,output,draft,frames\nsmall.yaml,a.rgba,true,0-3\nsmall.yaml,b.rgba,,0-3\n")
    let result = segue("batch", list, "-o", folder("out"), "-q")
    #expect(result.code == 0, "\(result.errors)")
    #expect(try folder.bytes("out/a.rgba").count == 4 * 20 * 30 * 4)
    #expect(try folder.bytes("out/b.rgba").count == 4 * 40 * 60 * 4)
    let wrong = try folder.write("wrong.csv", "scene,draft,preset\nsmall.yaml,true,slow\n")
    let refused = segue("batch", wrong, "-o", folder("out"), "-q")
    #expect(refused.code != 0)
    #expect(refused.errors.contains("draft and preset cannot be combined"), "\(refused.errors)")
  }

  @Test("chunks of a draft are assembled to the bytes of render")
  func plan() throws {
    let plan = folder("plan.json")
    #expect(segue("plan", scene, "-o", plan, "-q", "--draft").code == 0)
    #expect(segue("chunk", plan, "--index", "0", "-q").code == 0)
    #expect(segue("assemble", plan, "-o", folder("a.mp4"), "-q").code == 0)
    #expect(segue("render", scene, "-o", folder("b.mp4"), "-q", "--draft").code == 0)
    #expect(try folder.bytes("a.mp4") == folder.bytes("b.mp4"))
  }
}
