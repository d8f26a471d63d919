// Folders of sequences, and locks on them.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite struct FolderAndLockTests {
  @Test("a missing folder is created, but not its parents")
  func makes() throws {
    let scratch = try ScratchFolder()
    let folder = try OutputFolder(path: scratch("frames"), replacing: false)
    try AtomicFile.write([1], to: folder.path(of: "1.png"), replacing: false)
    try folder.sync()
    #expect(scratch.contents == ["frames"])
    let error = #expect(throws: FileError.self) {
      try OutputFolder(path: scratch("no/frames"), replacing: true)
    }
    #expect(error?.errorNumber == ENOENT)
  }

  @Test("an empty folder is accepted; a nonempty one only on request")
  func holdsSomething() throws {
    let scratch = try ScratchFolder()
    _ = try OutputFolder(path: scratch.path, replacing: false)
    try scratch.write("1.png", "x")
    let error = #expect(throws: FileError.self) {
      try OutputFolder(path: scratch.path, replacing: false)
    }
    #expect(error?.code == .exists)
    let folder = try OutputFolder(path: scratch.path, replacing: true)
    try scratch.write("2.png", "x")
    try scratch.write("notes.txt", "x")
    let left = try folder.leftovers(besides: ["1.png"]) { $0.hasSuffix(".png") }
    #expect(left == ["2.png"])
    try folder.remove("2.png")
    try folder.remove("2.png")
    #expect(scratch.contents == ["1.png", "notes.txt"])
  }

  @Test("a file, a broken link and invalid names are not folders")
  func refuses() throws {
    let scratch = try ScratchFolder()
    try scratch.write("file", "x")
    try #require(symlink("nowhere", scratch("link")) == 0)
    for path in [scratch("file"), scratch("link"), "", "a\0b"] {
      #expect(throws: FileError.self) { try OutputFolder(path: path, replacing: true) }
    }
  }

  @Test("a lock has one holder, is reported to others with its holder, and ends with it")
  func locks() throws {
    let scratch = try ScratchFolder()
    var lock: FileLock? = try FileLock(path: scratch("lock"))
    let error = #expect(throws: FileError.self) { try FileLock(path: scratch("lock")) }
    #expect(error?.code == .locked)
    #expect(error?.reason.contains("process \(getpid())") == true)
    #expect(lock != nil)
    lock = nil
    lock = try FileLock(path: scratch("lock"))
    lock?.unlock()
    lock?.unlock()
    _ = try FileLock(path: scratch("lock"))
  }

  /// A program that is just being started has copies of all descriptors.
  @Test("a released lock is free although a copy of its descriptor is open")
  func copies() throws {
    let scratch = try ScratchFolder()
    let (lock, files) = (try FileLock(path: scratch("lock")), FileManager.default)
    let path = URL(filePath: scratch("lock")).resolvingSymlinksInPath().path
    let open = try files.contentsOfDirectory(atPath: "/proc/self/fd").first {
      (try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
    }
    let copy = dup(try #require(open.flatMap(Int32.init)))
    defer { close(copy) }
    lock.unlock()
    _ = try FileLock(path: scratch("lock"))
  }

  @Test(
    "the holder of a lock is named by the digits at the beginning of the file",
    arguments: [
      ("1234567890/5", "1234567890"), ("9:8", "9"), ("x1", "unknown"),
      (String(repeating: "7", count: 64), String(repeating: "7", count: 64)),
      (String(repeating: "7", count: 65), "unknown"),
    ])
  func holder(_ text: String, _ shown: String) throws {
    let scratch = try ScratchFolder()
    let lock = try FileLock(path: scratch("lock"))
    try #require(try scratch.text("lock") == "\(getpid())\n")
    let writer = try #require(FileHandle(forWritingAtPath: scratch("lock")))
    try writer.truncate(atOffset: 0)
    try writer.write(contentsOf: Data(text.utf8))
    let error = #expect(throws: FileError.self) { try FileLock(path: scratch("lock")) }
    #expect(error?.reason.hasPrefix("process \(shown) holds the lock") == true)
    lock.unlock()
    lock.unlock()
    _ = try FileLock(path: scratch("lock"))
    #expect(try scratch.text("lock") == "\(getpid())\n")
  }
}
