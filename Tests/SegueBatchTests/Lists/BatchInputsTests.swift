// What a command line names: scenes, lists, and files that are neither.

import Foundation
import ScratchFolders
import SegueBatch
import SegueClips
import SegueDiagnostics
import Testing

@Suite struct BatchInputsTests {
  private func inputs(_ folder: ScratchFolder) -> BatchInputs {
    BatchInputs(options: ClipOptions(), ignoring: folder("out"))
  }

  @Test(
    "a file that is neither a scene nor a list is a clip that fails, and the others are not affected",
    arguments: [
      ("none.yaml", nil, "error: none.yaml: No such file or directory; expected a file"),
      ("none.json", nil, "error: none.json: No such file or directory; expected a file"),
      (
        "x.yaml", "# clips: none\ncanvas: { clips: true }\n",
        "x.yaml:2:1: error: a map; expected a list of maps"
      ),
      ("x.yaml", "screens: [\n", "x.yaml:"), ("x.yml", "", "x.yml:1:1: error: "),
      ("x.json", "{\"canvas\":{\"clips\":1}}", "x.json:1:1: error: an object; expected an array"),
      ("x.json", "{\"canvas\"", "x.json:1:"),
    ] as [(String, String?, String)])
  func wrong(name: String, text: String?, message: String) throws {
    let folder = try ScratchFolder()
    if let text { try folder.write(name, text) }
    let items = try inputs(folder).items([folder.scene("a.yaml"), folder(name)])
    #expect(items.map(\.name) == ["a", Clip.stem(name)])
    #expect(throws: Never.self) { try items[0].source.load() }
    let failure = #expect(throws: Failure.self) { try items[1].source.load() }
    let found = (failure?.description ?? "").replacing(folder.path + "/", with: "")
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test(
    "a list with mistakes is refused as a whole",
    arguments: [
      ("l.csv", "scene,crf\na.yaml,99\n"), ("l.csv", nil), ("l.ndjson", "{"), ("l.json", "[]"),
      ("l.json", " [{\"scene\":\"a.yaml\",}]"), ("l.json", "{\n\"clips\": 1}"),
      ("l.yaml", "# a list\n---\n- scene: a.yaml\n  crfs: 2\n"), ("l.yaml", "clips: none\n"),
    ] as [(String, String?)])
  func wrongList(name: String, text: String?) throws {
    let folder = try ScratchFolder()
    if let text { try folder.write(name, text) }
    #expect(throws: Failure.self) {
      try inputs(folder).items([folder.scene("a.yaml"), folder(name)])
    }
  }

  @Test("a column that no scene of its list uses is a warning, with the nearest name")
  func unusedColumns() throws {
    let folder = try ScratchFolder()
    try folder.write("t.yaml", "segue: 1\ntitle: \"{{title}}\"\n")
    _ = try folder.scene("a.yaml")
    let list = try folder.write(
      "l.csv", "scene,output,title,titel,cfr,note\nt.yaml,x.mp4,A,B,20,\na.yaml,,,,,\n")
    var unused: [UnusedColumn] = []
    let items = try inputs(folder).items([list]) { unused.append($0) }
    #expect(items.count == 2 && unused.map(\.name) == ["titel", "cfr", "note"])
    let lines = unused.map { "\($0.warning)".replacing(folder.path + "/", with: "") }
    #expect(
      lines[0]
        == "l.csv:1:20: warning: the column 'titel' has no effect; expected a key of lists, or a "
        + "variable {{titel}} in a scene of the list. Did you mean 'title'?")
    #expect(lines[1].hasSuffix("Did you mean 'crf'?") && lines[2].hasSuffix("of the list."))
    let other = try folder.write("o.csv", "scene,title\nt.yaml,A\n")
    unused = []
    _ = try inputs(folder).items([other]) { unused.append($0) }
    #expect(unused.isEmpty)
  }
}
