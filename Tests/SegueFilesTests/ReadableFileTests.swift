// Files that are read in parts.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite struct ReadableFileTests {
  @Test("any part can be read, in any order, and less at the end")
  func parts() throws {
    let scratch = try ScratchFolder()
    let file = try ReadableFile(path: scratch.write("a", "0123456789"))
    #expect(file.size == 10 && file.path == scratch("a"))
    #expect(try text(file, 4, 3) == "3456")
    #expect(try text(file, 10, 0) == "0123456789")
    #expect(try text(file, 1, 9) == "9")
    #expect(try text(file, 5, 8) == "89")
    #expect(try text(file, 5, 10) == "")
    #expect(try text(file, 5, 11) == "")
    #expect(try text(file, 0, 4) == "")
    #expect(try text(file, -1, 4) == "")
  }

  @Test("a file remains readable without its name, and ends early if it is cut")
  func cut() throws {
    let scratch = try ScratchFolder()
    let file = try ReadableFile(path: scratch.write("a", "0123456789"))
    try #require(truncate(scratch("a"), 6) == 0)
    try #require(unlink(scratch("a")) == 0)
    #expect(file.size == 10)
    #expect(try text(file, 10, 2) == "2345")
    #expect(try text(file, 3, 7) == "")
  }

  @Test("only regular files are opened")
  func kinds() throws {
    let scratch = try ScratchFolder()
    try #require(mkfifo(scratch("pipe"), 0o600) == 0)
    for (path, code) in [
      (scratch("missing"), FileError.Code.missing), (scratch.path, .notRegular),
      (scratch("pipe"), .notRegular), ("/dev/zero", .notRegular),
    ] {
      let error = #expect(throws: FileError.self) { try ReadableFile(path: path) }
      #expect(error?.code == code, "\(path)")
    }
  }

  @Test("a negative offset is an error of the system")
  func negativeOffset() throws {
    let scratch = try ScratchFolder()
    let file = try ReadableFile(path: scratch.write("a", "0123456789"))
    let error = #expect(throws: FileError.self) { try file.read(4, at: -1) }
    #expect(error?.code == .unreadable && error?.errorNumber == EINVAL)
  }

  private func text(_ file: ReadableFile, _ count: Int, _ offset: Int) throws -> String {
    String(decoding: try file.read(count, at: offset), as: UTF8.self)
  }
}
