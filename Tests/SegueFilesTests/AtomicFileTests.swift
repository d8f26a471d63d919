// Files appear whole or not at all.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite struct AtomicFileTests {
  @Test("the name refers to nothing before commit, and to the whole file afterwards")
  func appearsWhole() throws {
    let folder = try ScratchFolder()
    let file = try AtomicFile(path: folder("a.bin"), replacing: false)
    try file.put("hello")
    #expect(folder.contents.allSatisfy { $0.hasPrefix(".segue-") } && folder.contents.count == 1)
    try file.commit()
    #expect(folder.contents == ["a.bin"])
    #expect(try folder.text("a.bin") == "hello")
    #expect(file.descriptor == -1)
  }

  @Test("bytes can be written at any offset and read back")
  func offsets() throws {
    let folder = try ScratchFolder()
    let file = try AtomicFile(path: folder("a"), replacing: false)
    try file.put("hello")
    try Array("J".utf8).withUnsafeBytes { try file.write($0, at: 0) }
    try file.put(" world")
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = try buffer.withUnsafeMutableBytes { try file.read(into: $0, at: 2) }
    #expect(String(decoding: buffer[..<count], as: UTF8.self) == "llo world")
    #expect(try buffer.withUnsafeMutableBytes { try file.read(into: $0, at: 99) } == 0)
    try file.commit()
    #expect(try folder.text("a") == "Jello world")
  }

  @Test("a discarded or deallocated file leaves nothing, and an old file is unchanged")
  func discarded() throws {
    let folder = try ScratchFolder()
    try folder.write("a", "old")
    var file: AtomicFile? = try AtomicFile(path: folder("a"), replacing: true)
    try file?.put("new")
    file?.discard()
    file?.discard()
    #expect(folder.contents == ["a"])
    #expect(throws: FileError.self) { try file?.commit() }
    file = try AtomicFile(path: folder("a"), replacing: true)
    try file?.put("new")
    file = nil
    #expect(folder.contents == ["a"])
    #expect(try folder.text("a") == "old")
  }

  @Test("an existing file is refused at the start")
  func refusesExisting() throws {
    let folder = try ScratchFolder()
    try folder.write("a", "old")
    try #require(symlink("nowhere", folder("link")) == 0)
    for name in ["a", "link"] {
      let error = #expect(throws: FileError.self) {
        try AtomicFile(path: folder(name), replacing: false)
      }
      #expect(error?.code == .exists)
    }
    #expect(folder.contents == ["a", "link"])
  }

  @Test("a file that appears during writing is refused at the end, and kept")
  func refusesLateExisting() throws {
    let folder = try ScratchFolder()
    let file = try AtomicFile(path: folder("a"), replacing: false)
    try file.put("new")
    try folder.write("a", "theirs")
    let error = #expect(throws: FileError.self) { try file.commit() }
    #expect(error?.code == .exists)
    #expect(folder.contents == ["a"])
    #expect(try folder.text("a") == "theirs")
  }

  @Test("without support for hard links, rename is used", arguments: [EPERM, EOPNOTSUPP, EMLINK])
  func withoutLinks(_ number: Int32) throws {
    let folder = try ScratchFolder()
    var calls = FileCalls()
    calls.link = { _, _, _ in -Int(number) }
    let file = try AtomicFile(path: folder("a"), replacing: false, calls: calls)
    let late = try AtomicFile(path: folder("a"), replacing: false, calls: calls)
    try file.put("one")
    try file.commit()
    #expect(try folder.text("a") == "one")
    #expect(throws: FileError.self) { try late.commit() }
    #expect(folder.contents == ["a"])
    #expect(try folder.text("a") == "one")
  }

  @Test("a link is replaced, not followed")
  func replacesLink() throws {
    let folder = try ScratchFolder()
    try folder.write("target", "old")
    try #require(symlink("target", folder("a")) == 0)
    try AtomicFile.write(Array("new".utf8), to: folder("a"), replacing: true)
    #expect(try folder.text("target") == "old")
    #expect(try folder.text("a") == "new")
  }

  @Test("folders, pipes and devices are never replaced")
  func refusesOthers() throws {
    let folder = try ScratchFolder()
    try #require(mkdir(folder("d"), 0o700) == 0 && mkfifo(folder("p"), 0o600) == 0)
    for path in [folder("d"), folder("p"), folder.path, "/dev/null", "/dev/full"] {
      let error = #expect(throws: FileError.self) { try AtomicFile(path: path, replacing: true) }
      #expect(error?.code == .notRegular, "\(path)")
    }
  }

  @Test(
    "paths that cannot be files are refused", arguments: ["", "x/", ".", "..", "a/..", "a\0b", "/"])
  func badPaths(_ path: String) {
    #expect(throws: FileError.self) { try AtomicFile(path: path, replacing: true) }
  }

  @Test("a missing folder, a long name and a file as a folder are errors with the errno")
  func unwritable() throws {
    let folder = try ScratchFolder()
    try folder.write("file", "")
    let long = folder(String(repeating: "x", count: 256))
    for (path, number) in [
      (folder("no/a"), ENOENT), (folder("file/a"), ENOTDIR), (long, ENAMETOOLONG),
    ] {
      let error = #expect(throws: FileError.self) { try AtomicFile(path: path, replacing: false) }
      #expect(error?.code == .unwritable && error?.errorNumber == number, "\(path)")
    }
    #expect(folder.contents == ["file"])
  }

  @Test("the longest name that the system permits works")
  func longName() throws {
    let folder = try ScratchFolder()
    let name = String(repeating: "x", count: 255)
    try AtomicFile.write([1], to: folder(name), replacing: false)
    #expect(folder.contents == [name])
  }

  @Test("a new file has the permissions that the umask leaves")
  func permissions() throws {
    let folder = try ScratchFolder()
    try folder.write("plain", "")
    try AtomicFile.write([1], to: folder("a"), replacing: false)
    var (plain, ours) = (stat(), stat())
    try #require(stat(folder("a"), &ours) == 0)
    try #require(stat(folder("plain"), &plain) == 0)
    #expect(ours.st_mode & 0o777 == plain.st_mode & 0o777)
    #expect(ours.st_nlink == 1)
  }
}

extension AtomicFile {
  /// Appends text.
  func put(_ text: String) throws {
    try Array(text.utf8).withUnsafeBytes { try write($0) }
  }
}
