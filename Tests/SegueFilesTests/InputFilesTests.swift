// Files that a run has read are never its outputs.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite struct InputFilesTests {
  @Test("a file that has been read is not replaced, by any path and in any manner")
  func refusals() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("a.txt", "text")
    try FileManager.default.linkItem(atPath: path, toPath: scratch("hard.txt"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch("soft.txt"), withDestinationPath: "a.txt")
    try InputFiles.collecting {
      _ = try BoundedFile.read(path: path, limit: 100)
      for name in ["a.txt", "./a.txt", "hard.txt", "soft.txt"] {
        let error = #expect(throws: FileError.self) {
          try AtomicFile.write([1], to: scratch(name), replacing: true)
        }
        #expect(error?.code == .input, "\(name)")
      }
      let folder = try OutputFolder(path: scratch.path, replacing: true)
      #expect(throws: FileError.self) { try folder.remove("a.txt") }
    }
    #expect(try scratch.text("a.txt") == "text")
    #expect(scratch.contents == ["a.txt", "hard.txt", "soft.txt"])
  }

  @Test("every way of reading counts, and a file that is read after its target was opened")
  func readings() throws {
    let scratch = try ScratchFolder()
    let readings: [(String) throws -> Void] = [
      { _ = try BoundedFile.read(path: $0, limit: 100) },
      { try BoundedFile.readPieces(path: $0) { _ in } },
      { _ = try ReadableFile(path: $0) },
      { _ in _ = try AssetFolder(path: scratch.path).read("a.txt", limit: 100) },
    ]
    for read in readings {
      let path = try scratch.write("a.txt", "text")
      try InputFiles.collecting {
        let file = try AtomicFile(path: path, replacing: true)
        try read(path)
        #expect(throws: FileError.self) { try file.commit() }
      }
      #expect(try scratch.text("a.txt") == "text")
    }
  }

  @Test("outside of a run, in the next run, and for a program's own files nothing is refused")
  func freedom() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("a.txt", "text")
    _ = try BoundedFile.read(path: path, limit: 100)
    try AtomicFile.write([1], to: path, replacing: true)
    try InputFiles.collecting { _ = try BoundedFile.read(path: path, limit: 100) }
    try InputFiles.collecting {
      _ = try BoundedFile.readOwn(path: path, limit: 100)
      try AtomicFile.write([2], to: path, replacing: true)
      _ = try BoundedFile.read(path: path, limit: 100)
      try AtomicFile.update(path, with: [3])
    }
    #expect(try scratch.bytes("a.txt") == [3])
  }

  @Test("threads belong to the run that starts them")
  func threads() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("a.txt", "text")
    try InputFiles.collecting {
      let read = InputFiles.carrying { _ = try? BoundedFile.read(path: path, limit: 100) }
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        read()
        done.signal()
      }
      done.wait()
      #expect(throws: FileError.self) { try InputFiles.reject(path) }
      #expect(throws: FileError.self) {
        try InputFiles.reject(in: scratch.path) { $0.hasPrefix("a") }
      }
      try InputFiles.reject(in: scratch.path) { $0.hasPrefix("b") }
    }
  }

  @Test("a file is an input once it was added by its path")
  func added() throws {
    let scratch = try ScratchFolder()
    let (one, other) = (try scratch.write("a", "x"), try scratch.write("b", "x"))
    let files = InputFiles()
    #expect(!files.contains(path: one))
    files.add(path: one)
    files.add(path: scratch("missing"))
    #expect(files.contains(path: one) && !files.contains(path: other))
    #expect(!files.contains(path: scratch("missing")))
  }
}
