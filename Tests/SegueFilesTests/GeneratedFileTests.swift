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

  @Test("a mark counts in the first 512 bytes only")
  func place() throws {
    let scratch = try ScratchFolder()
    let mark = GeneratedFile.Mark.page.rawValue
    for (end, isOurs) in [(512, true), (513, false)] {
      let path = try scratch.write(
        "a.html", String(repeating: " ", count: end - mark.utf8.count) + mark + "<body>")
      let file = GeneratedFile(path, .page)
      if isOurs {
        try file.check(replacing: false)
      } else {
        #expect(throws: FileError.self) { try file.check(replacing: false) }
      }
    }
  }

  @Test("an input of the run is not replaced")
  func input() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("a.html", GeneratedFile.Mark.page.rawValue)
    try InputFiles.collecting {
      _ = try BoundedFile.read(path: path, limit: 1000)
      let error = #expect(throws: FileError.self) {
        try GeneratedFile(path, .page).check(replacing: true)
      }
      #expect(error?.code == .input)
    }
  }
}
