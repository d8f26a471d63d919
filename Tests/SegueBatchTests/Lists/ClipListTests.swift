// Lists of clips, and rows for a template.

import Foundation
import ScratchFolders
import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueScenes
import Testing

@Suite struct ClipListTests {
  private func items(_ folder: ScratchFolder, _ name: String, _ text: String) throws -> [BatchItem]
  {
    var list = ClipList(options: ClipOptions())
    return try list.items(ofList: folder.write(name, text))
  }

  private func failure(_ folder: ScratchFolder, _ name: String, _ text: String) -> String {
    let failure = #expect(throws: Failure.self) { try items(folder, name, text) }
    return failure?.description.replacing(folder.path + "/", with: "") ?? ""
  }

  @Test("an entry names a scene relative to the list and its own options")
  func entries() throws {
    let folder = try ScratchFolder()
    let found = try items(
      folder, "l.yaml",
      """
      clips:
        - scene: a/x.yaml
          output: first.mov
          crf: 20
          fps: 30000/1001
          size: 80x120
          frames: 3-
          show-touches: true
        - { scene: y.yaml, from: 0.1, to: 0.5, appearance: dark, preset: ultrafast }
      """)
    #expect(found.map(\.source.path) == ["\(folder.path)/a/x.yaml", "\(folder.path)/y.yaml"])
    #expect(found[0].output == "first.mov" && found[1].output == nil)
    #expect(
      found[0].options.named.map { "\($0.name)=\($0.value)" }
        == ["fps=30000/1001", "size=80x120", "frames=3-", "show-touches=true", "crf=20"])
    #expect(found[1].options.named.map(\.name) == ["appearance", "from", "to", "preset"])
    #expect(found[1].place?.line == 9)
  }

  @Test("table columns that are not options are variables, and empty cells are ignored")
  func table() throws {
    let folder = try ScratchFolder()
    try folder.write("t.yaml", "segue: 1\ntitle: \"{{title}} of {{n}}\"\nn: \"{{n}}\"\n")
    let found = try items(folder, "l.csv", "scene,title,n,crf\nt.yaml,One,2,\nt.yaml,Two,3,30\n")
    #expect(found.map(\.options.crf) == [nil, 30])
    let texts = try found.map { item -> String in
      guard case .value(let value, _, _) = try item.source.load().content else { return "" }
      return value.json.compact
    }
    #expect(
      texts == [
        #"{"segue":1,"title":"One of 2","n":2}"#, #"{"segue":1,"title":"Two of 3","n":3}"#,
      ])
  }

  @Test("rows with the same values for a template's variables make the same scene")
  func hashes() throws {
    let folder = try ScratchFolder()
    let scene = try folder.write("t.yaml", "segue: 1\ntitle: \"{{title}}\"\n")
    let rows = try folder.write(
      "r.ndjson", "{\"title\":\"a\",\"id\":1}\n{\"title\":\"a\",\"id\":2}\n")
    var list = ClipList(options: ClipOptions())
    let hashes = try list.items(of: scene, rows: rows).map { try $0.source.load().hash }
    #expect(hashes.count == 2 && hashes[0] == hashes[1])
  }

  @Test(
    "errors in an entry are reported with its line",
    arguments: [
      ("l.yaml", "- scene: x\n  crfs: 2\n", "l.yaml:2:3: error: unknown key 'crfs'"),
      ("l.yaml", "- crf: 2\n", "l.yaml:1:3: error: no scene; expected"),
      (
        "l.json", "[{\"scene\": \"x\",\n\"crf\": 99}]",
        "l.json:1:2: error: crf is \"99\"; expected 0…63"
      ),
      (
        "l.csv", "title,color\na,red\nb,blue\n",
        "l.csv:1:1: error: there is no column 'scene'; expected one with the paths of scenes. A table "
          + "for one template is given with --rows: segue batch TEMPLATE --rows "
      ),
      ("l.csv", "scene,fps\nx,0\n", "l.csv:2:3: error: fps is \"0\"; expected"),
      (
        "l.csv", "scene,format\nx,mkv\n",
        "l.csv:2:3: error: format is \"mkv\"; it is not supported yet"
      ),
      (
        "l.yaml", "- { scene: x, scale: 1, size: 2x2 }",
        "l.yaml:1:3: error: scale and size cannot be combined"
      ),
      ("l.yaml", "- { scene: x, from: 2, to: 1 }", "l.yaml:1:3: error: from is 2.0 and to is 1.0"),
      (
        "l.yaml", "canvas: { width: 3 }",
        "l.yaml:1:1: error: a map; expected a list of maps, one for each clip. A scene begins with "
          + "'segue: 1'"
      ),
      (
        "l.json", "{\"canvas\": 3}",
        "l.json:1:1: error: an object; expected an array of objects, one for each row. A scene begins "
          + "with 'segue: 1'"
      ),
      ("l.yaml", "- { scene: [x] }", "l.yaml:1:12: error: scene is a list; expected a path"),
    ])
  func wrong(name: String, text: String, message: String) throws {
    let found = failure(try ScratchFolder(), name, text)
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test("rows that share a line are named by their numbers as well")
  func sharedLines() throws {
    let folder = try ScratchFolder()
    #expect(
      failure(folder, "l.json", #"[{"scene":"x"},{"scene":"y","crf":99}, {"crf":2}]"#) == """
        l.json:1:16: error: row 2: crf is "99"; expected 0…63
        l.json:1:40: error: row 3: no scene; expected the key 'scene' with a path
        """)
    #expect(
      failure(folder, "l.yaml", "[{ scene: x, crfs: 2 },\n{ crf: 2 }]")
        .hasPrefix("l.yaml:1:14: error: unknown key 'crfs'"))
    try folder.write("t.yaml", "segue: 1\ntitle: \"{{title}}\"\n")
    let message = failure(
      folder, "l.json", #"[{"scene":"t.yaml","variables":{"t":1}},{"scene":"t.yaml"}]"#)
    #expect(
      message.hasPrefix("t.yaml:2:8: error: row 1 at l.json:1: variable 'title' has no value"),
      "\(message)")
    let found = try items(folder, "l.json", #"[{"scene":"x"},{"scene":"x"}]"#)
    #expect(found.map(\.row) == [1, 2])
    let names = OutputNames(template: "{name}", format: nil)
    let twice = #expect(throws: Failure.self) { try BatchPlan(found, in: "out", names: names) }
    #expect(twice?.description.contains("row 1 at ") == true)
    #expect(twice?.description.contains("l.json:1:2 and row 2 at ") == true)
  }

  @Test("all errors are reported at once")
  func all() throws {
    let found = failure(try ScratchFolder(), "l.csv", "scene,crf\nx,99\ny,2\nz,-1\n")
    #expect(found.split(separator: "\n").count == 2)
  }

  @Test("a scene is not a list, whatever its extension")
  func kinds() throws {
    let folder = try ScratchFolder()
    #expect(try !ClipList.isList(folder.scene()))
    #expect(try !ClipList.isList(folder.write("a.json", "{ \"segue\" : 1 }")))
    #expect(try ClipList.isList(folder.write("b.json", "[]")))
    #expect(try ClipList.isList(folder.write("c.csv", "scene\n")))
    #expect(try ClipList.isList(folder.write("d.yaml", "- scene: segue.yaml\n")))
    // Words before the key, as in the scenes that `segue new` writes.
    let text = "# segue render x.yaml\n---\nsegue: 1\ncanvas: {}\n"
    #expect(try !ClipList.isList(folder.write("e.yaml", text)))
    #expect(try !ClipList.isList(folder.write("f.yaml", "\u{FEFF}segue: 1\n")))
    #expect(try !ClipList.isList(folder.write("g.json", "{\n  \"name\": 1,\"segue\": 1}")))
    let others = "# segue: a list\n- { scene: a.yaml, variables: { t: \"segue: 1\" } }\n"
    #expect(try ClipList.isList(folder.write("h.yaml", others)))
  }
}

@Suite struct SceneTemplateTests {
  private func fill(_ text: String, _ values: [String: SceneValue]) throws -> String {
    let template = try SceneTemplate(Array(text.utf8), named: "t.yaml")
    return try template.filled(with: values, row: "row 3").json.compact
  }

  private func word(_ text: String) -> SceneValue {
    SceneValue(word: text, at: SourcePosition(file: "r", line: 1, column: 1))
  }

  @Test(
    "a scalar that is one variable takes its type; with text around it, it is text",
    arguments: [
      ("a: \"{{x}}\"", #"{"a":12}"#), ("a: \"{{ x }}\"", #"{"a":12}"#),
      ("a: \" {{x}}\"", #"{"a":" 12"}"#), ("a: '{{x}}{{x}}'", #"{"a":"1212"}"#),
      ("a: [\"{{t}}\", b]", #"{"a":[true,"b"]}"#), ("a: \"{{t}}!\"", #"{"a":"true!"}"#),
      ("a: \"{{{{x}}\"", #"{"a":"{{x}}"}"#), ("a: \"{{{{{{x}}\"", #"{"a":"{{12"}"#),
      ("a: \"{x}\"", #"{"a":"{x}"}"#), ("a: \"x}}\"", #"{"a":"x}}"}"#),
      ("{\"a\": {\"b\": \"{{x}}\"}}", #"{"a":{"b":12}}"#),
      ("a: \"{{evil}}\"", ##"{"a":"\", b: 1 # {{x}}"}"##),
    ])
  func fills(text: String, expected: String) throws {
    let values = ["x": word("12"), "t": word("true"), "evil": word("\", b: 1 # {{x}}")]
    #expect(try fill(text, values) == expected)
  }

  @Test("a number keeps its digits, and lists are inserted whole or not at all")
  func kinds() throws {
    let place = SourcePosition(file: "r", line: 1, column: 1)
    let list = SceneValue(try JSONReader.read(Array("[1, {\"k\": \"v\"}]".utf8)), at: place)
    #expect(try fill("a: \"{{x}} s\"", ["x": word("1.50")]) == #"{"a":"1.50 s"}"#)
    #expect(try fill("a: \"{{l}}\"", ["l": list]) == #"{"a":[1,{"k":"v"}]}"#)
    let failure = #expect(throws: Failure.self) { try fill("a: \"x {{l}}\"", ["l": list]) }
    #expect(
      failure?.description
        == "t.yaml:1:4: error: row 3: variable 'l' is a list inside text; expected text, a number, "
        + "or a Boolean value"
    )
  }

  @Test("a missing variable is reported with its row, its place and the known names")
  func missing() {
    let failure = #expect(throws: Failure.self) {
      try fill("a: \"{{titel}}\"\nb: \"{{y}}\"", ["title": word("x"), "z": word("1")])
    }
    #expect(failure?.exitCode == .scene)
    #expect(
      failure?.description
        == """
        t.yaml:1:4: error: row 3: variable 'titel' has no value; known variables: title, z. Did you mean 'title'?
        t.yaml:2:4: error: row 3: variable 'y' has no value; known variables: title, z.
        """)
  }

  @Test("an unclosed or unnamed variable is reported", arguments: ["{{x", "{{}}", "{{x}"])
  func malformed(text: String) {
    let failure = #expect(throws: Failure.self) {
      try SceneTemplate(Array("a: \"\(text)\"".utf8), named: "t.yaml")
    }
    #expect(failure?.exitCode == .scene)
  }
}
