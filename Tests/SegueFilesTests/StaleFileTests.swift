// Files of dead processes are found and removed; files that running processes hold are not.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite struct StaleFileTests {
  @Test("the first file made in a folder removes stale ones and nothing else")
  func removesStale() throws {
    let folder = try ScratchFolder()
    let keep = [".segue-notes", ".segue-1.txt", "segue-1.part", "x.part"]
    for name in keep + [".segue-99999-1.part", ".segue-1-1.part"] { try folder.write(name, "x") }
    try AtomicFile.write([1], to: folder("a"), replacing: false)
    #expect(folder.contents == (keep + ["a"]).sorted())
  }

  @Test("a file held by a process is not stale")
  func keepsLiving() throws {
    let folder = try ScratchFolder()
    try folder.write(".segue-77-1.part", "theirs")
    let holder = open(folder(".segue-77-1.part"), O_RDWR)
    defer { close(holder) }
    try #require(flock(holder, LOCK_EX | LOCK_NB) == 0)
    try AtomicFile.write([1], to: folder("a"), replacing: false)
    #expect(folder.contents == [".segue-77-1.part", "a"])
  }

  @Test("a link or a pipe with such a name is neither followed nor waited for")
  func ignoresOthers() throws {
    let folder = try ScratchFolder()
    try folder.write("precious", "x")
    try #require(symlink("precious", folder(".segue-1-1.part")) == 0)
    try AtomicFile.write([1], to: folder("a"), replacing: false)
    #expect(try folder.text("precious") == "x")
  }

  @Test("the file being written is not considered stale")
  func keepsOwn() throws {
    let folder = try ScratchFolder()
    let living = try AtomicFile(path: folder("a"), replacing: false)
    try living.put("x")
    let temporary = try #require(folder.contents.first)
    // Creates a file as a killed process leaves it: without its lock.
    try FileManager.default.copyItem(
      atPath: folder(temporary), toPath: folder(".segue-4242-1.part"))
    // Another spelling counts as another folder that has not been examined yet.
    try AtomicFile.write([1], to: folder("./b"), replacing: false)
    #expect(folder.contents == [temporary, "b"])
    try living.commit()
    #expect(try folder.text("a") == "x")
  }
}
