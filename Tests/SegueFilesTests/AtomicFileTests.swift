// Files appear whole or not at all.

import Foundation
import SegueFiles
import Testing

@Suite struct AtomicFileTests {
  @Test("nothing has the name until commit, and then the whole file has")
  func appearsWhole() throws {
    let folder = try ScratchFolder()
    let file = try AtomicFile(path: folder.path("a.bin"), replacing: false)
    try file.put("hello")
    #expect(folder.names.allSatisfy { $0.hasPrefix(".segue-") } && folder.names.count == 1)
    try file.commit()
    #expect(folder.names == ["a.bin"])
    #expect(try folder.text("a.bin") == "hello")
  }
}

extension AtomicFile {
  /// Appends text.
  func put(_ text: String) throws {
    try Array(text.utf8).withUnsafeBytes { try write($0) }
  }
}
