// Reading of files that the user named.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite struct BoundedFileTests {
  @Test("a file is read up to its limit, also through links")
  func reads() throws {
    let folder = try ScratchFolder()
    try folder.write("a", String(repeating: "x", count: 200_000))
    try #require(symlink("a", folder("b")) == 0)
    #expect(try BoundedFile.read(path: folder("b"), limit: 200_000).count == 200_000)
    #expect(throws: FileError.self) {
      try BoundedFile.read(path: folder("a"), limit: 199_999)
    }
  }

  @Test("an empty file has no bytes")
  func empty() throws {
    let folder = try ScratchFolder()
    try folder.write("a", "")
    #expect(try BoundedFile.read(path: folder("a"), limit: 0).isEmpty)
  }

  @Test("a pipe without a writer does not block")
  func pipe() throws {
    let folder = try ScratchFolder()
    try #require(mkfifo(folder("p"), 0o600) == 0)
    let error = #expect(throws: FileError.self) {
      try BoundedFile.read(path: folder("p"), limit: 10)
    }
    #expect(error?.code == .notRegular)
  }

  @Test("devices and folders are refused", arguments: ["/dev/zero", "/dev/null", "/"])
  func devices(_ path: String) {
    let error = #expect(throws: FileError.self) { try BoundedFile.read(path: path, limit: 10) }
    #expect(error?.code == .notRegular)
  }

  @Test("a file with a false size, as in /proc, is still counted")
  func lyingSize() {
    let error = #expect(throws: FileError.self) {
      try BoundedFile.read(path: "/proc/self/maps", limit: 10)
    }
    #expect(error?.code == .tooLarge)
  }

  @Test("empty paths and NUL bytes are refused", arguments: ["", "a\0b"])
  func badPaths(_ path: String) {
    let error = #expect(throws: FileError.self) { try BoundedFile.read(path: path, limit: 10) }
    #expect(error?.code == .missing)
  }

  @Test("a stream is read to its end and counted while reading")
  func stream() throws {
    var ends: [Int32] = [0, 0]
    try #require(Foundation.pipe(&ends) == 0)
    try ProcessStreams.write("0123456789", to: ends[1], named: "pipe")
    try #require(dup2(ends[1], ends[1]) >= 0)
    close(ends[1])
    #expect(try BoundedFile.drain(ends[0], named: "pipe", limit: 10).count == 10)
    close(ends[0])
    try #require(Foundation.pipe(&ends) == 0)
    try ProcessStreams.write("0123456789", to: ends[1], named: "pipe")
    close(ends[1])
    #expect(throws: FileError.self) { try BoundedFile.drain(ends[0], named: "pipe", limit: 9) }
    close(ends[0])
  }

  @Test("a stream that cannot be read is an error with its number")
  func unreadableStream() {
    let error = #expect(throws: FileError.self) {
      try BoundedFile.drain(-1, named: "stream", limit: 10)
    }
    #expect(error?.code == .unreadable && error?.errorNumber == EBADF)
  }

  @Test("pieces are the whole file in order", arguments: [0, 1, 5000, 1 << 18, 600_000])
  func pieces(_ count: Int) throws {
    let folder = try ScratchFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    try Data(bytes).write(to: URL(filePath: folder("a")))
    var found: [UInt8] = []
    var largest = 0
    try BoundedFile.readPieces(path: folder("a")) {
      found += $0
      largest = max(largest, $0.count)
    }
    #expect(found == bytes)
    #expect(largest == min(count, 1 << 18))
  }

  @Test("pieces are read from regular files only")
  func noPieces() throws {
    let folder = try ScratchFolder()
    for (path, code) in [
      (folder("missing"), FileError.Code.missing), (folder.path, .notRegular),
      ("/dev/null", .notRegular),
    ] {
      let error = #expect(throws: FileError.self) {
        try BoundedFile.readPieces(path: path) { _ in Issue.record("a piece of \(path)") }
      }
      #expect(error?.code == code, "\(path)")
    }
  }
}
