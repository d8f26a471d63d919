// Files that each run writes anew carry a mark, and only such files are replaced.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite struct GeneratedFileTests {
  private func code(_ path: String, replacing: Bool = false) -> FileError.Code? {
    do throws(FileError) {
      try GeneratedFile(path, .object).check(replacing: replacing)
      return nil
    } catch { return error.code }
  }

  @Test("a file is replaced if it does not exist, has the mark, or replacing was requested")
  func marks() throws {
    let scratch = try ScratchFolder()
    #expect(code(scratch("a.json")) == nil)
    let ours = try scratch.write("a.json", GeneratedFile.Mark.object.rawValue + ",\"clips\":2}")
    #expect(code(ours) == nil)
    for text in ["", "{}", "{\"name\":\"segue\"}", String(repeating: " ", count: 600) + "x"] {
      let foreign = try scratch.write("b.json", text)
      #expect(code(foreign) == .exists)
      #expect(code(foreign, replacing: true) == nil)
    }
  }

  @Test("a link, a folder and a pipe are not ours")
  func kinds() throws {
    let scratch = try ScratchFolder()
    try scratch.write("a.json", GeneratedFile.Mark.object.rawValue)
    try FileManager.default.createSymbolicLink(
      atPath: scratch("link"), withDestinationPath: "a.json")
    #expect(code(scratch("link")) == .exists)
    #expect(code(scratch.path) == .notRegular)
    #expect(mkfifo(scratch("pipe"), 0o600) == 0)
    #expect(code(scratch("pipe"), replacing: true) == .notRegular)
  }
}
