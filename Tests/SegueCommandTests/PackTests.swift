// Packs: folders of transitions that scenes use and that commands list, check, play and show.

import Foundation
import ScratchFolders
import SegueDiagnostics
import Testing

@Suite @MainActor struct PackTests {
  static let manifest = """
    pack: 1
    name: ocean
    version: "1.2.0"
    description: Waves.
    author: Ada
    license: MIT
    files: [rise.yaml, more/sink.yaml]

    """
  static let rise = """
    transitions:
      rise: { summary: The screen rises., tags: [slide, modal], duration: 0.2, incoming: { from: { translate: [0, 100%] } } }
      slow: { duration: 0.4, spring: { damping: 0.8 }, incoming: { from: { alpha: 0 } } }

    """
  static let sink = "transitions: { sink: { duration: 0.2, outgoing: { to: { alpha: 0 } } } }\n"

  private static func scene(_ use: String, _ transition: String, _ more: String = "") -> String {
    """
    segue: 1
    canvas: { width: 20, height: 40, fps: 10 }
    use: \(use)
    screens: { a: { background: red }, b: { background: blue } }
    \(more)
    script: [{ show: a }, { present: b, transition: \(transition) }, { wait: 0.2 }]

    """
  }

  /// A folder with the pack `ocean`, and another one of the given name in `lake`.
  private func folder(_ name: String = "lake") throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for path in ["ocean", "ocean/more", "lake", "lake/more"] {
      try FileManager.default.createDirectory(
        atPath: folder(path), withIntermediateDirectories: true)
    }
    try folder.write("ocean/pack.yaml", Self.manifest)
    try folder.write("lake/pack.yaml", Self.manifest.replacing("ocean", with: name))
    for pack in ["ocean", "lake"] {
      try folder.write("\(pack)/rise.yaml", Self.rise)
      try folder.write("\(pack)/more/sink.yaml", Self.sink)
    }
    try folder.write("lake/rise.yaml", Self.rise.replacing("100%", with: "50%"))
    return folder
  }

  private func frame(_ folder: ScratchFolder, _ scene: String) throws -> (RunResult, [UInt8]) {
    try folder.write("a.yaml", scene)
    let result = segue([
      "render", folder("a.yaml"), "--frames", "1", "-o", folder("a.png"), "-q", "--force",
    ])
    return (result, result.code == 0 ? try folder.bytes("a.png") : [])
  }

  // MARK: Scenes

  @Test("a scene names the transitions of a pack with its name or alone, and qualifies equal names")
  func names() throws {
    let folder = try folder()
    let (plain, bare) = try frame(folder, Self.scene("[ocean]", "rise"))
    #expect(plain.code == 0, "\(plain.errors)")
    #expect(try frame(folder, Self.scene("[ocean/]", "ocean/rise")).1 == bare)
    let both = "[ocean, lake]"
    #expect(try frame(folder, Self.scene(both, "ocean/rise")).1 == bare)
    let (second, other) = try frame(folder, Self.scene(both, "{ name: lake/rise }"))
    #expect(second.code == 0 && other != bare)
    let (failed, _) = try frame(folder, Self.scene(both, "rise"))
    #expect(failed.code == 3)
    #expect(
      failed.errors.contains(
        "a.yaml:6:49: error: script[1].transition: \"rise\" is a transition of several packs; "
          + "expected one of ocean/rise, lake/rise"), "\(failed.errors)")
  }

  @Test("the scene's own and a file's transition come before a pack's, a pack's before a built-in")
  func precedence() throws {
    let folder = try folder()
    let (_, bare) = try frame(folder, Self.scene("[ocean]", "rise"))
    let own = "transitions: { rise: { duration: 0.2, incoming: { from: { alpha: 0 } } } }"
    let (_, replaced) = try frame(folder, Self.scene("[ocean]", "rise", own))
    #expect(replaced != bare)
    #expect(try frame(folder, Self.scene("[ocean]", "ocean/rise", own)).1 == bare)
    try folder.write("file.yaml", own + "\n")
    #expect(try frame(folder, Self.scene("[ocean, file.yaml]", "rise")).1 == replaced)
    try folder.write("ocean/more/sink.yaml", Self.sink.replacing("sink", with: "fade"))
    let (_, builtIn) = try frame(folder, Self.scene("[lake]", "fade"))
    #expect(try frame(folder, Self.scene("[ocean]", "fade")).1 != builtIn)
  }

  @Test(
    "what is wrong with a pack is reported at its place",
    arguments: [
      (
        "name: ocean", "name: Ocean", 3, "ocean/pack.yaml:2:7: error: name is \"Ocean\"; expected a"
      ),
      ("1.2.0", "1.2", 3, "ocean/pack.yaml:3:10: error: version is \"1.2\"; expected a"),
      ("author", "autor", 3, "ocean/pack.yaml:5:1: error: unknown key 'autor' in a pack."),
      ("pack: 1", "pack: 2", 3, "ocean/pack.yaml:1:7: error: pack is 2; expected"),
      ("rise.yaml", "../a.yaml", 3, "ocean/pack.yaml:7:9: error: files[0] is \"../a.yaml\", which"),
      ("rise.yaml", "/a.yaml", 3, "ocean/pack.yaml:7:9: error: files[0] is \"/a.yaml\", which lea"),
      ("rise.yaml", "no.yaml", 4, "ocean/pack.yaml:7:9: error: files[0]: ocean/no.yaml: "),
      (
        "rise.yaml", "more/sink.yaml", 3,
        "pack.yaml:7:25: error: files[1]: \"sink\" is a transition"
      ),
    ])
  func faults(old: String, new: String, code: Int32, expected: String) throws {
    let folder = try folder()
    try folder.write("ocean/pack.yaml", Self.manifest.replacing(old, with: new, maxReplacements: 1))
    let (result, _) = try frame(folder, Self.scene("[ocean]", "sink"))
    #expect(result.code == code, "\(result.errors)")
    #expect(result.errors.contains(expected), "\(result.errors)")
  }

  @Test("two packs of one name, and the manifest as a file of transitions, are reported in place")
  func clashes() throws {
    let folder = try folder("ocean")
    let (twice, _) = try frame(folder, Self.scene("[ocean, lake]", "ocean/rise"))
    #expect(twice.code == 3)
    #expect(
      twice.errors.contains(
        "a.yaml:3:14: error: use[1]: the packs \"ocean\" and \"lake\" are both"),
      "\(twice.errors)")
    let (bare, _) = try frame(folder, Self.scene("[ocean/more]", "rise"))
    #expect(bare.code == 4)
    #expect(
      bare.errors.contains(
        "a.yaml:3:7: error: use[0]: \"ocean/more\" is a folder without pack.yaml; expected a file "
          + "of transitions, or the folder of a pack"), "\(bare.errors)")
    let (manifest, _) = try frame(folder, Self.scene("[ocean/pack.yaml]", "rise"))
    #expect(manifest.code == 3)
    #expect(
      manifest.errors.contains("pack.yaml:1:1: error: the file describes a pack; expected a file"),
      "\(manifest.errors)")
  }

  @Test("links that lead out of the folder are refused")
  func links() throws {
    let folder = try folder()
    let outside = try ScratchFolder()
    try outside.write("rise.yaml", Self.rise)
    try FileManager.default.removeItem(atPath: folder("ocean/rise.yaml"))
    try FileManager.default.createSymbolicLink(
      atPath: folder("ocean/rise.yaml"), withDestinationPath: outside("rise.yaml"))
    let (result, _) = try frame(folder, Self.scene("[ocean]", "rise"))
    #expect(result.code == 4)
    #expect(result.errors.contains("is a symbolic link that leads to no file in"))
    let listed = segue("list", "--pack", folder("ocean"))
    #expect(listed.code == 4, "\(listed.errors)")
    // For the command line the pack is the folder, and its neighbors are outside.
    try FileManager.default.removeItem(atPath: folder("ocean/rise.yaml"))
    try FileManager.default.createSymbolicLink(
      atPath: folder("ocean/rise.yaml"), withDestinationPath: "../lake/rise.yaml")
    #expect(segue("validate", folder("ocean")).code == 4)
  }

  @Test("a batch makes a clip again when a file of a pack has changed, and protects it")
  func inputs() throws {
    let folder = try folder()
    try folder.write("a.yaml", Self.scene("[ocean]", "rise"))
    let line = ["batch", folder("a.yaml"), "-o", folder("out"), "-q", "--resume"]
    #expect(segue(line).code == 0)
    let file = { try FileManager.default.attributesOfItem(atPath: folder("out/a.mp4")) }
    let number = try file()[.systemFileNumber] as? Int
    #expect(segue(line).code == 0)
    #expect(try number != nil && file()[.systemFileNumber] as? Int == number)
    let before = try folder.bytes("out/a.mp4")
    try folder.write("ocean/rise.yaml", Self.rise.replacing("100%", with: "50%"))
    #expect(segue(line).code == 0)
    #expect(try folder.bytes("out/a.mp4") != before)
    let over = segue([
      "batch", folder("a.yaml"), "-o", folder("ocean/rise.yaml"), "--force", "--format", "y4m",
    ])
    #expect(over.code != 0)
    #expect(try folder.text("ocean/rise.yaml").contains("50%"))
  }

  // MARK: Commands

  @Test("list prints a pack and its transitions, and JSON names the pack")
  func list() throws {
    let folder = try folder()
    let result = segue("list", "--pack", folder("ocean"))
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.text == """
        ocean 1.2.0, by Ada, license MIT
        Waves.

        ocean/rise  The screen rises. [slide, modal]
        ocean/sink
        ocean/slow

        """)
    let tagged = segue("list", "--pack", folder("ocean"), "--tag", "slide", "--json")
    #expect(tagged.text.contains("\"name\":\"ocean/rise\"") && !tagged.text.contains("ocean/sink"))
    #expect(
      tagged.text.contains("\"pack\":\"ocean\"") && tagged.text.contains("\"group\":\"pack\""))
    #expect(segue("list", "--pack", folder("ocean"), "--colors").code == 2)
    #expect(segue("list", "--pack", folder("ocean"), "--pack", folder("ocean")).code == 2)
    let none = segue("list", "--pack", folder("ocean/more"))
    #expect(none.code == 4 && none.errors.contains("pack.yaml"), "\(none.errors)")
  }

  @Test("transition plays a pack's, with or without its name, like a scene that uses it")
  func transition() throws {
    let folder = try folder()
    let image = segue([
      "still", folder("a.yaml"), "--time", "0", "-o", folder("x.png"), "-q",
    ])
    #expect(image.code != 0)
    _ = try frame(folder, Self.scene("[ocean]", "rise"))
    let line = ["transition", folder("a.png"), folder("a.png"), "--pack", folder("ocean"), "-q"]
    #expect(segue(line + ["--name", "rise", "-o", folder("1.y4m")]).code == 0)
    let named = segue(line + ["--name", "ocean/rise", "-o", folder("2.y4m")])
    #expect(named.code == 0, "\(named.errors)")
    #expect(try folder.bytes("1.y4m") == folder.bytes("2.y4m"))
    let slow = ["--name", "slow", "--set", "damping=0.5"]
    #expect(segue(line + slow + ["-o", folder("3.y4m")]).code == 0)
    let wrong = segue(line + ["--name", "rise", "--damping", "0.5", "-o", folder("4.y4m")])
    #expect(wrong.code == 2 && wrong.errors.contains("ocean/rise"), "\(wrong.errors)")
    let both = segue(line + ["--pack", folder("lake"), "--name", "rise", "-o", folder("5.y4m")])
    #expect(both.code == 2)
    #expect(both.errors.contains("expected one of lake/rise, ocean/rise"), "\(both.errors)")
  }

  @Test("validate checks a pack with its previews, and plays its transitions")
  func validate() throws {
    let folder = try folder()
    let result = segue("validate", "--play", folder("ocean"))
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.text.contains("ocean: valid, pack ocean 1.2.0, 3 transitions\n"), "\(result.text)")
    try folder.write("ocean/a.png", "no image")
    let manifest = Self.manifest + "previews: [a.png, b.png]\n"
    try folder.write("ocean/pack.yaml", manifest)
    let wrong = segue("validate", folder("ocean"), "--json")
    #expect(wrong.code == 4)
    #expect(wrong.text.contains("previews[0]: a.png") && wrong.text.contains("previews[1]: b.png"))
    let empty = segue("validate", folder("ocean/more"))
    #expect(empty.code == 3 && empty.errors.contains("is a folder"), "\(empty.errors)")
  }

  @Test("a gallery has the transitions of packs beside the others")
  func gallery() throws {
    let folder = try folder()
    let line = ["gallery", "-o", folder("page"), "--pack", folder("ocean"), "-q"]
    let result = segue(line + ["--tag", "slide", "--tag", "modal"])
    #expect(result.code == 0, "\(result.errors)")
    let page = try folder.text("page/index.html")
    #expect(page.contains("\"name\":\"ocean/rise\"") && page.contains("\"file\":\"ocean--rise\""))
    #expect(page.contains("use: [ocean]") && page.contains("--pack ocean --name ocean/rise"))
    #expect(try folder.names("page/clips").contains("ocean--rise.mp4"))
    #expect(try folder.names("page/posters").contains("ocean--rise.webp"))
  }

  @Test("the schemas of packs and of files of transitions have the objects that occur in them")
  func schemas() throws {
    let pack = segue("schema", "pack").text
    #expect(pack.contains("\"title\": \"Segue pack\"") && pack.contains("\"version\""))
    #expect(!pack.contains("\"keyframe\""))
    let file = segue("schema", "transitions").text
    #expect(file.contains("\"keyframe\"") && !file.contains("\"canvas\""))
    #expect(segue("schema").text == segue("schema", "scene").text)
    #expect(segue("schema", "packs").code == 2)
  }
}
