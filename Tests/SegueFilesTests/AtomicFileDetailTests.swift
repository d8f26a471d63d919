// Reading back, short writes at an offset, and what errors say.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite struct AtomicFileDetailTests {
  @Test("bytes are written at an offset, also with short writes")
  func offset() throws {
    let scratch = try ScratchFolder()
    var calls = FileCalls()
    calls.writeAt = { FileCalls().writeAt($0, $1, min($2, 3), $3) }
    let file = try AtomicFile(path: scratch("a"), replacing: false, calls: calls)
    try file.put("0123456789")
    try Array("abcdefgh".utf8).withUnsafeBytes { try file.write($0, at: 1) }
    try file.put("!")
    try file.commit()
    #expect(try scratch.text("a") == "0abcdefgh9!")
  }

  @Test("what was written is read back, and nothing into no memory")
  func readingBack() throws {
    let scratch = try ScratchFolder()
    let file = try AtomicFile(path: scratch("a"), replacing: false)
    try file.put("0123456789")
    var bytes = [UInt8](repeating: 0x78, count: 4)
    #expect(try bytes.withUnsafeMutableBytes { try file.read(into: $0, at: 8) } == 2)
    #expect(bytes == Array("89xx".utf8))
    #expect(try file.read(into: UnsafeMutableRawBufferPointer(start: nil, count: 0), at: 0) == 0)
  }

  @Test("reading back that fails is an error with its number")
  func failingRead() throws {
    let scratch = try ScratchFolder()
    var calls = FileCalls()
    calls.readAt = { _, _, _, _ in -Int(EIO) }
    let file = try AtomicFile(path: scratch("a"), replacing: false, calls: calls)
    let error = #expect(throws: FileError.self) {
      var byte: UInt8 = 0
      _ = try withUnsafeMutableBytes(of: &byte) { try file.read(into: $0, at: 0) }
    }
    #expect(error?.errorNumber == EIO && error?.reason.contains("reading it back") == true)
  }

  @Test("a file that need not be durable is not synchronized")
  func notDurable() throws {
    let scratch = try ScratchFolder()
    var calls = FileCalls()
    calls.sync = { _ in -Int(EIO) }
    let file = try AtomicFile(path: scratch("a"), replacing: false, durable: false, calls: calls)
    try file.put("text")
    try file.commit()
    #expect(try scratch.text("a") == "text")
  }

  @Test("a file in a folder that does not exist is an error that names the folder")
  func relativePath() {
    let error = #expect(throws: FileError.self) {
      try AtomicFile(path: "no-such-folder/a", replacing: false)
    }
    #expect(error?.reason.contains(": no-such-folder; expected an existing folder") == true)
  }

  @Test("a folder in which no file can be created is an error with its number")
  func noCreation() {
    let error = #expect(throws: FileError.self) {
      try AtomicFile(path: "/proc/a", replacing: false)
    }
    #expect(error?.reason.contains("(creating a temporary file in its folder)") == true)
    #expect(error?.errorNumber != EEXIST)
  }

  @Test("a name may contain any character but NUL and separators")
  func controlCharacter() throws {
    let scratch = try ScratchFolder()
    try AtomicFile.write([1], to: scratch("a\u{1}b"), replacing: false)
    _ = try OutputFolder(path: scratch("c\u{1}d"), replacing: false)
    #expect(scratch.contents == ["a\u{1}b", "c\u{1}d"])
  }

  @Test("an error that is none of the system's has no number")
  func noNumber() throws {
    let scratch = try ScratchFolder()
    try scratch.write("a", "old")
    let error = #expect(throws: FileError.self) {
      try AtomicFile(path: scratch("a"), replacing: false)
    }
    #expect(error?.code == .exists && error?.errorNumber == 0)
  }

  @Test("the list of names in a folder can be synchronized")
  func folderSync() throws {
    let scratch = try ScratchFolder()
    try OutputFolder(path: scratch("new"), replacing: false).sync()
    #expect(scratch.contents == ["new"])
  }

  @Test("a file behind a link does not lose its name")
  func unnamedLink() throws {
    let scratch = try ScratchFolder()
    try scratch.write("a", "text")
    try #require(symlink("a", scratch("link")) == 0)
    #expect(throws: FileError.self) { try UnnamedFile(removing: scratch("link")) }
    #expect(scratch.contents == ["a", "link"])
  }
}
