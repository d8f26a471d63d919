// What a signal handler finds. `removeAll` is final for the process, so it is tried in a child.

import Foundation
import SegueFiles
import Testing

@Suite(.serialized) struct TemporaryFilesTests {
  @Test("the table's files are removed, by name, in their own folders")
  func removesRegistered() throws {
    let folder = try ScratchFolder()
    let file = try AtomicFile(path: folder.path("a"), replacing: false)
    try file.put("x")
    #expect(TemporaryFiles.registeredNames.contains { folder.names.contains($0) })
    try file.commit()
    #expect(TemporaryFiles.registeredNames.allSatisfy { !folder.names.contains($0) })
    #expect(folder.names == ["a"])
  }

  @Test("more files than the table holds are made and removed all the same")
  func manyFiles() throws {
    let folder = try ScratchFolder()
    var files = try (0..<140).map {
      try AtomicFile(path: folder.path("\($0)"), replacing: false)
    }
    #expect(folder.names.count == 140)
    for file in files { try file.commit() }
    files.removeAll()
    #expect(folder.names.count == 140 && !folder.names.contains { $0.hasPrefix(".") })
  }
}
