// What dead processes leave is found and removed; what living ones hold is not.

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

  @Test("a file that somebody holds is not stale")
  func keepsLiving() throws {
    let folder = try ScratchFolder()
    try folder.write(".segue-77-1.part", "theirs")
    let holder = open(folder(".segue-77-1.part"), O_RDWR)
    defer { close(holder) }
    try #require(flock(holder, LOCK_EX | LOCK_NB) == 0)
    try AtomicFile.write([1], to: folder("a"), replacing: false)
    #expect(folder.contents == [".segue-77-1.part", "a"])
  }

  @Test("a link or a pipe of such a name is not followed, not waited for")
  func ignoresOthers() throws {
    let folder = try ScratchFolder()
    try folder.write("precious", "x")
    try #require(symlink("precious", folder(".segue-1-1.part")) == 0)
    try AtomicFile.write([1], to: folder("a"), replacing: false)
    #expect(try folder.text("precious") == "x")
  }

  @Test("the file that is being written is not taken for stale")
  func keepsOwn() throws {
    let folder = try ScratchFolder()
    let living = try AtomicFile(path: folder("a"), replacing: false)
    try living.put("x")
    let temporary = try #require(folder.contents.first)
    // What a killed process would have left: such a file, without its lock.
    try FileManager.default.copyItem(
      atPath: folder(temporary), toPath: folder(".segue-4242-1.part"))
    // Another spelling is another folder, as far as "looked at already" goes.
    try AtomicFile.write([1], to: folder("./b"), replacing: false)
    #expect(folder.contents == [temporary, "b"])
    try living.commit()
    #expect(try folder.text("a") == "x")
  }
}
