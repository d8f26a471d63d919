import SegueBatch
import SegueDiagnostics
import SegueScenes
import Testing

@Suite struct CSVReaderTests {
  private func rows(_ text: String) throws -> [TableRow] {
    try TableReader.rows(Array(text.utf8), .csv, named: "t.csv")
  }

  private func texts(_ text: String) throws -> [[String]] {
    try rows(text).map { $0.cells.map { "\($0.key)=\($0.value.json.compact)" } }
  }

  @Test(
    "tables are read according to RFC 4180",
    arguments: [
      ("a,b\n1,2\n", [["a=1", "b=2"]]),
      ("a,b\r\n1,2\r\n3,4", [["a=1", "b=2"], ["a=3", "b=4"]]),
      ("\u{FEFF}a\nx\n\n\ny\n", [["a=\"x\""], ["a=\"y\""]]),
      ("a,b\n\"1,5\",\"say \"\"hi\"\"\"\n", [["a=\"1,5\"", "b=\"say \\\"hi\\\"\""]]),
      ("a,b\n\"two\nlines\",\n", [["a=\"two\\nlines\"", "b=\"\""]]),
      ("a,b,c,d\n1.50,true,\"true\",\"7\"\n", [["a=1.5", "b=true", "c=\"true\"", "d=\"7\""]]),
      ("a\n 1 \n007\n1:30\n-\n", [["a=\" 1 \""], ["a=\"007\""], ["a=\"1:30\""], ["a=\"-\""]]),
      ("\"a;b\"\nx\n", [["a;b=\"x\""]]), ("a b,ü\nx,y\n", [["a b=\"x\"", "ü=\"y\""]]),
      ("a,b\n", []),
    ] as [(String, [[String]])])
  func reads(text: String, expected: [[String]]) throws {
    #expect(try texts(text) == expected)
  }

  @Test(
    "errors are reported with line and column",
    arguments: [
      ("", "t.csv:1:1: error: the file is empty"), ("\n\n", "t.csv:1:1: error: the file is empty"),
      ("a,b\n1\n", "t.csv:2:1: error: 1 field; expected 2"),
      ("a,b\n1,2\n\n1,2,3\n", "t.csv:4:1: error: 3 fields; expected 2"),
      ("a,a\n", "t.csv:1:3: error: a second column \"a\""),
      ("a,\n", "t.csv:1:3: error: a column without a name"),
      ("a,b\n1,\"x\n\n", "t.csv:2:3: error: a quote that is not closed"),
      ("a,b\n1,x\"y\n", "t.csv:2:4: error: a quote inside a field"),
      ("a,b\n\"x\ny\"z,2\n", "t.csv:3:3: error: text after a closing quote"),
      ("a\nx\0\n", "t.csv:2:1: error: invalid UTF-8 or a NUL"),
      ("a;b\n1;2\n", "t.csv:1:1: error: the columns are separated by semicolons; expected commas"),
      ("a\tb\n1\t2\n", "t.csv:1:1: error: the columns are separated by tabs; expected commas"),
    ])
  func refuses(text: String, message: String) throws {
    let failure = #expect(throws: Failure.self) { try rows(text) }
    #expect(failure?.exitCode == .scene)
    #expect(failure?.description.hasPrefix(message) == true, "\(failure?.description ?? "")")
  }

  @Test("bytes that are not UTF-8 are refused with their line")
  func bytes() {
    let failure = #expect(throws: Failure.self) {
      try TableReader.rows([0x61, 0x0A, 0x78, 0xE4, 0x0A], .csv, named: "t.csv")
    }
    #expect(failure?.description.hasPrefix("t.csv:2:1: error: invalid UTF-8") == true)
  }

  @Test("JSON, JSON Lines and YAML are tables too")
  func others() throws {
    let json = try TableReader.rows(
      Array("[{\"a\": 1},\n {\"a\": [\"x\"]}]".utf8), .json, named: "t")
    #expect(json.map(\.position.line) == [1, 2])
    #expect(json[1].cells[0].value.json.compact == "[\"x\"]")
    let lines = try TableReader.rows(Array("{\"a\":1}\n\n{\"a\":2}\r\n".utf8), .lines, named: "t")
    #expect(lines.map(\.position.line) == [1, 3])
    let yaml = try TableReader.rows(Array("clips:\n  - scene: x\n".utf8), .yaml, named: "t")
    #expect(yaml.map { $0.cells.map(\.key) } == [["scene"]])
  }

  @Test(
    "broken JSON is reported with its line",
    arguments: [
      ("[{\"a\": 1},\n {\"a\": }]", TableReader.Form.json, "t:2:8: error:"),
      ("{\"a\": 1}\n{\"a\": 1,}\n", .lines, "t:2:9: error:"),
      ("[1]", .json, "t:1:2: error: 1; expected an object"),
      ("{}", .json, "t:1:1: error: an object; expected an array"),
      ("{\"a\":1}\n[]\n", .lines, "t:2:1: error: an array; expected an object"),
      ("- 1\n", .yaml, "t:1:3: error: 1; expected a map"),
    ] as [(String, TableReader.Form, String)])
  func brokenJSON(text: String, form: TableReader.Form, message: String) {
    let failure = #expect(throws: Failure.self) {
      try TableReader.rows(Array(text.utf8), form, named: "t")
    }
    #expect(failure?.description.hasPrefix(message) == true, "\(failure?.description ?? "")")
  }
}
