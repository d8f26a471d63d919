// The files that a signal handler finds. `removeAll` is final for the process, so it is tested in a
// child process.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite(.serialized) struct TemporaryFilesTests {
  @Test("the table's files are removed by name, in their own folders")
  func removesRegistered() throws {
    let folder = try ScratchFolder()
    let file = try AtomicFile(path: folder("a"), replacing: false)
    try file.put("x")
    #expect(TemporaryFiles.registeredNames.contains { folder.contents.contains($0) })
    try file.commit()
    #expect(TemporaryFiles.registeredNames.allSatisfy { !folder.contents.contains($0) })
    #expect(folder.contents == ["a"])
  }

  @Test("each file has its own name in the table")
  func names() throws {
    let folder = try ScratchFolder()
    let files = try (0..<5).map { try AtomicFile(path: folder("\($0)"), replacing: false) }
    let names = folder.contents
    #expect(names.count == 5 && Set(TemporaryFiles.registeredNames).isSuperset(of: names))
    for file in files { file.discard() }
    #expect(folder.contents.isEmpty)
  }

  @Test("more files than the table holds are created and removed")
  func manyFiles() throws {
    let folder = try ScratchFolder()
    var files = try (0..<140).map {
      try AtomicFile(path: folder("\($0)"), replacing: false)
    }
    #expect(folder.contents.count == 140)
    for file in files { try file.commit() }
    files.removeAll()
    #expect(folder.contents.count == 140 && !folder.contents.contains { $0.hasPrefix(".") })
  }
}
