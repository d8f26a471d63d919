// The permitted and refused names of clips.

import Foundation
import ScratchFolders
import SegueBatch
import SegueClips
import SegueDiagnostics
import Testing

@Suite struct OutputNamesTests {
  private func item(
    _ path: String = "dir/card.yaml", folder: String = "", _ words: [String: String] = [:]
  )
    -> BatchItem
  {
    var item = BatchItem(.file(path), options: ClipOptions())
    (item.folder, item.words) = (folder, words)
    return item
  }

  @Test(
    "a template is filled from the scene, its index and its row",
    arguments: [
      ("{name}", "card.mp4"), ("{name}-{index}", "card-07.mp4"), ("{title}.mov", "Hi.mov"),
      ("{folder}/{name}", "a/b/card.mp4"), ("v1.{index}", "v1.07.mp4"), ("x.png", "x"),
      ("{name}.y4m", "card.y4m"),
    ])
  func fills(template: String, expected: String) throws {
    let names = OutputNames(template: template, format: nil)
    let item = item(folder: "a/b", ["title": "Hi"])
    #expect(try names.output(of: item, index: 7, count: 20).path == expected)
  }

  @Test(
    "any value of a row becomes a single path component",
    arguments: [
      ("../../etc/passwd", "_._.._etc_passwd.mp4"), ("", "_.mp4"), (".hidden", "_hidden.mp4"),
      ("a\u{1b}[31m\u{202E}b", "a_[31m_b.mp4"), ("a\0b", "a_b.mp4"), ("%d", "_d.mp4"),
      ("<b>", "<b>.mp4"),
    ])
  func hostile(word: String, expected: String) throws {
    let names = OutputNames(template: "{w}", format: nil)
    #expect(
      try names.output(of: item(folder: "", ["w": word]), index: 1, count: 1).path == expected)
  }

  @Test(
    "names outside the folder, reserved names and mismatched formats are refused",
    arguments: [
      "../x", "/x/../y", "a//b", "{nam}", "{name", ".segue-batch.lock", "x.mkv",
      "", ".mp4", "{folder}/.MP4", "a/.png",
      String(repeating: "x", count: 300),
    ])
  func refuses(template: String) {
    let names = OutputNames(template: template, format: nil)
    let failure = #expect(throws: Failure.self) {
      try names.output(of: item(), index: 1, count: 1)
    }
    #expect(failure?.exitCode == .usage)
  }

  @Test("a format that contradicts the name is refused")
  func formats() throws {
    let names = OutputNames(template: "x.mp4", format: .mov)
    #expect(throws: Failure.self) { try names.output(of: item(), index: 1, count: 1) }
  }

  @Test("names with a fixed meaning keep it, and a template that could mean a value is refused")
  func fixedNames() throws {
    let words = ["name": "Ada", "index": "1", "folder": "x", "title": "Hi"]
    let items = [item("a.yaml", folder: "f", words), item("b.yaml", folder: "f", words)]
    let usual = OutputNames(template: "{folder}/{name}-{index}", isDefault: true, format: nil)
    let plan = try BatchPlan(items, in: "out", names: usual)
    #expect(plan.clips.map(\.output) == ["f/a-1.mp4", "f/b-2.mp4"])
    for (name, meaning) in [
      ("name", "the name of the scene"), ("index", "the number of the clip"),
      ("folder", "the folder of the scene"),
    ] {
      let names = OutputNames(template: "{title}-{\(name)}", format: nil)
      let failure = #expect(throws: Failure.self) { try BatchPlan(items, in: "out", names: names) }
      #expect(failure?.exitCode == .usage)
      #expect(
        failure?.description
          == "error: --name contains {\(name)}, which is \(meaning), and the row has a value of that "
          + "name, too; expected names with one meaning. Rename the value")
    }
    let others = [item("a.yaml"), item("b.yaml")]
    let names = OutputNames(template: "{name}", format: nil)
    #expect(try BatchPlan(others, in: "out", names: names).clips.count == 2)
  }

  @Test("a name in the template that no clip has is reported once")
  func unknownNames() throws {
    let items = [item("a.yaml", ["title": "x"]), item("b.yaml", ["title": "y"])]
    func message(_ template: String) -> String? {
      let names = OutputNames(template: template, format: nil)
      let failure = #expect(throws: Failure.self) { try BatchPlan(items, in: "out", names: names) }
      #expect(failure?.exitCode == .usage)
      return failure?.description
    }
    #expect(
      message("{Title}")
        == "error: --name contains {Title}; expected one of name, index, folder, title. Did you mean "
        + "'title'?")
    #expect(
      message("{{title}}.gif")
        == "error: --name is \"{{title}}.gif\"; expected single braces, as in {name}. Double ones are "
        + "for templates of scenes")
    let others = [item("a.yaml", ["title": "x"]), item("b.yaml")]
    let names = OutputNames(template: "{title}", format: nil)
    let failure = #expect(throws: Failure.self) { try BatchPlan(others, in: "out", names: names) }
    #expect(failure?.diagnostics.count == 1)
  }

  @Test("duplicate and nested output names are refused before rendering")
  func collisions() throws {
    let two = [item("a/x.yaml"), item("b/x.yaml"), item("b/y.yaml")]
    let names = OutputNames(template: "{name}", format: nil)
    let failure = #expect(throws: Failure.self) { try BatchPlan(two, in: "out", names: names) }
    #expect(failure?.exitCode == .usage)
    #expect(
      failure?.description
        == "error: a/x.yaml and b/x.yaml would both be written to x.mp4; expected different names. "
        + "Use --name with {index} or {folder}")
    var (outer, inner) = (item("a.yaml"), item("b.yaml"))
    (outer.output, inner.output) = ("x.png", "x/y.mp4")
    #expect(throws: Failure.self) { try BatchPlan([outer, inner], in: "out", names: names) }
  }
}

@Suite struct SceneFinderTests {
  private func makeTree() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["b", "a/deep", "out", ".hidden"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: true)
    }
    for name in [
      "z.yaml", "b/x.yml", "b/note.txt", "a/deep/y.json", "out/manifest.json", ".hidden/h.yaml",
      ".h.yaml",
    ] { try folder.write(name, "x") }
    symlink(folder.path, folder("b/loop"))
    return folder
  }

  @Test(
    "a folder's scenes are sorted, without hidden files, folder links, the output and other manifests"
  )
  func walk() throws {
    let folder = try makeTree()
    try folder.write("b/manifest.json", "{\"generator\":\"segue\",\"clips\":0}")
    let found = try SceneFinder(ignoring: folder("out")).scenes(in: folder.path)
    #expect(
      found.map { $0.path.replacing(folder.path + "/", with: "") }
        == ["a/deep/y.json", "b/x.yml", "z.yaml"])
    #expect(found.map(\.folder) == ["a/deep", "b", ""])
  }

  @Test(
    "patterns are matched component by component",
    arguments: [
      ("*.yaml", ["z.yaml"]), ("**/*.y*", ["b/x.yml", "z.yaml"]), ("?/x.[a-z]ml", ["b/x.yml"]),
      ("a/*/*", ["a/deep/y.json"]), ("a/**", ["a/deep/y.json"]), ("nothing*", []),
    ] as [(String, [String])])
  func patterns(pattern: String, expected: [String]) throws {
    let folder = try makeTree()
    let found = try SceneFinder(ignoring: nil).matches("\(folder.path)/\(pattern)")
    #expect(found.map { $0.path.replacing(folder.path + "/", with: "") } == expected)
  }
}
