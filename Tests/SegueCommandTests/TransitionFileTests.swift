// Files of transitions that scenes use: found, checked, protected, and part of what a clip depends on.

import Foundation
import ScratchFolders
import Testing

@Suite @MainActor struct TransitionFileTests {
  private static let pack = """
    transitions:
      rise: { duration: 0.2, incoming: { from: { translate: [0, 100%] } } }
      sink: { duration: 0.2, outgoing: { to: { translate: [0, 100%] } } }

    """

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

  private func folder(_ use: String, _ transition: String, _ more: String = "") throws
    -> ScratchFolder
  {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder("motions"), withIntermediateDirectories: true)
    try folder.write("motions/simple.yaml", Self.pack)
    try folder.write("a.yaml", Self.scene(use, transition, more))
    return folder
  }

  private func render(_ folder: ScratchFolder, _ name: String = "a.png") -> RunResult {
    segue(["render", folder("a.yaml"), "--frames", "1", "-o", folder(name), "-q", "--force"])
  }

  @Test("a scene names the transitions of its files like its own")
  func used() throws {
    let folder = try folder("[motions/simple.yaml]", "rise")
    let result = render(folder)
    #expect(result.code == 0, "\(result.errors)")
    let own = Self.pack.dropLast(1)
    try folder.write("a.yaml", Self.scene("[motions/simple.yaml]", "rise", String(own)))
    #expect(render(folder, "b.png").code == 0)
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
  }

  @Test("a transition of the scene's own replaces that of a file")
  func replaced() throws {
    let folder = try folder("[motions/simple.yaml]", "rise")
    _ = render(folder)
    let own = "transitions: { rise: { duration: 0.2, incoming: { from: { alpha: 0 } } } }"
    try folder.write("a.yaml", Self.scene("[motions/simple.yaml]", "rise", own))
    #expect(render(folder, "b.png").code == 0)
    #expect(try folder.bytes("a.png") != folder.bytes("b.png"))
  }

  @Test("a transition of a file names views of the scene")
  func views() throws {
    let folder = try folder("[motions/simple.yaml]", "rise")
    try folder.write(
      "motions/simple.yaml",
      "transitions: { rise: { duration: 0.2, shared: [x], incoming: { views: { y: { to: { alpha: 0 } } } } } }\n"
    )
    let result = render(folder)
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test(
    "what is wrong with a file is reported at its place",
    arguments: [
      ("", "simple.yaml:1:1: error: the file is empty; expected a scene"),
      (
        "transitions: { rise: { duration: -1 } }\n",
        "simple.yaml:1:34: error: transitions.rise.dura"
      ),
      (
        "segue: 1\ntransitions: {}\n",
        "simple.yaml:1:1: error: the file is a scene; expected a file"
      ),
      ("screens: {}\n", "simple.yaml:1:1: error: unknown key 'screens'; expected a file with noth"),
      ("[1]\n", "simple.yaml:1:1: error: the file is a list; expected a map with the key"),
      (
        "transitions: { rise: { duration: 1, keyframes: [{ start: 1, duration: 1, incoming: {} }] } }\n",
        "simple.yaml:1:49: error: transitions.rise.keyframes[0] ends at 2"
      ),
    ])
  func faults(text: String, expected: String) throws {
    let folder = try folder("[motions/simple.yaml]", "rise")
    try folder.write("motions/simple.yaml", text)
    let result = render(folder)
    #expect(result.code == 3, "\(result.errors)")
    #expect(result.errors.contains(expected), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder("a.png")))
  }

  @Test(
    "files that are missing, outside of the folder, or ambiguous are reported in the scene",
    arguments: [
      ("[motions/none.yaml]", 4, "a.yaml:3:7: error: use[0]: motions/none.yaml: "),
      ("[../simple.yaml]", 4, "a.yaml:3:7: error: use[0]: ../simple.yaml: "),
      (
        "[motions/simple.yaml, motions/other.yaml]", 3,
        "a.yaml:3:28: error: use[1]: \"rise\" is a transition of both \"motions/simple.yaml\" and"
      ),
      ("motions/simple.yaml", 3, "use is \"motions/simple.yaml\"; expected a list of"),
    ])
  func references(use: String, code: Int32, expected: String) throws {
    let folder = try folder(use, "rise")
    try folder.write("motions/other.yaml", Self.pack)
    let result = render(folder)
    #expect(result.code == code, "\(result.errors)")
    #expect(result.errors.contains(expected), "\(result.errors)")
  }

  @Test("a batch makes a clip again when a file of transitions has changed, and protects it")
  func inputs() throws {
    let folder = try folder("[motions/simple.yaml]", "rise")
    let line = ["batch", folder("a.yaml"), "-o", folder("out"), "-q", "--resume"]
    #expect(segue(line).code == 0)
    let file = { try FileManager.default.attributesOfItem(atPath: folder("out/a.mp4")) }
    let number = try file()[.systemFileNumber] as? Int
    #expect(segue(line).code == 0)
    // Written again, it would be another file.
    #expect(try number != nil && file()[.systemFileNumber] as? Int == number)
    let before = try folder.bytes("out/a.mp4")
    try folder.write("motions/simple.yaml", Self.pack.replacing("100%", with: "50%"))
    #expect(segue(line).code == 0)
    #expect(try folder.bytes("out/a.mp4") != before)
    let over = segue(
      [
        "render", folder("a.yaml"), "-o", folder("motions/simple.yaml"), "--force", "--format",
        "y4m",
      ])
    #expect(over.code == 6 || over.code == 2, "\(over.errors)")
    #expect(try folder.text("motions/simple.yaml").contains("50%"))
  }
}
