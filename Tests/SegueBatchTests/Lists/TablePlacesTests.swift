// Positions in long tables: equal to those that a plain count gives, in linear time.

import ScratchFolders
import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueFiles
import Testing

@Suite struct TablePlacesTests {
  @Test("positions in CSV are those of a plain count, with quotes, line breaks and long characters")
  func csv() throws {
    let text = "\u{FEFF}a,ü,c\r\n1,\"x\ny 🎬\",3\n\n🎬🎬,\"ü\",z\r1,,\n"
    let rows = try TableReader.rows(Array(text.utf8), .csv, named: "t")
    let places = rows.flatMap(\.cells).map { "\($0.position.line):\($0.position.column)" }
    #expect(places == ["2:1", "2:3", "3:6", "5:1", "5:4", "5:8", "6:1", "6:3", "6:4"])
  }

  @Test("positions in JSON are those of a plain count, however many rows a line has")
  func json() throws {
    let text = "\u{FEFF}[{\"ü\":1}, {\"a\":2},\n {\"🎬\":[3]},{},\n\n{}]"
    let bytes = Array(text.utf8)
    let rows = try TableReader.rows(bytes, .json, named: "t")
    let starts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "{") }
    let plain = starts.map { SourcePosition(offset: $0, in: bytes, named: "t") }
    #expect(rows.map(\.position) == plain)
  }

  /// A time that grew with the square of the columns would be reported as a run that hangs.
  @Test("a line can have 30,000 columns or 100,000 rows")
  func oneLine() throws {
    let columns = 30_000
    let names = (0..<columns).map { "c\($0)" }.joined(separator: ",")
    let csv = try TableReader.rows(Array("\(names)\n\(names)\n".utf8), .csv, named: "t")
    #expect(csv[0].cells.last?.position.column == names.utf8.count - 5)
    let count = 100_000
    let objects = Array(repeating: "{\"a\":1}", count: count).joined(separator: ",")
    let json = try TableReader.rows(Array("[\(objects)]".utf8), .json, named: "t")
    #expect(json.last?.position.column == 2 + 8 * (count - 1))
  }

  @Test("100,000 rows with an error in each are refused together")
  func errors() throws {
    let folder = try ScratchFolder()
    try folder.write("t.yaml", "segue: 1\nscript: [{ show: \"{{name}}\" }]\n")
    let count = 100_000
    try folder.write("r.csv", "other\n" + String(repeating: "x\n", count: count))
    var list = ClipList(options: ClipOptions())
    let failure = #expect(throws: Failure.self) {
      try list.items(of: folder("t.yaml"), rows: folder("r.csv"))
    }
    #expect(failure?.diagnostics.count == count)
    #expect(failure?.lines.last == "and \(count - Failure.maximumDiagnostics) more")
  }
}
