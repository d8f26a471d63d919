// SQLite's method: run a write to its end, then make its first call fail, then its second, and so
// on until none is left. After each failure the name holds the old file or the new one, whole, and
// nothing else is in the folder.

import Foundation
import ScratchFolders
import SegueFiles
import Synchronization
import Testing

@Suite struct OutputFaultTests {
  @Test(
    "a failing call leaves the old file or the new one",
    arguments: [ENOSPC, EIO, EDQUOT, EFBIG, EROFS, EXDEV], [true, false])
  func everyCallFails(_ number: Int32, _ replacing: Bool) throws {
    let folder = try ScratchFolder()
    var failures = 0
    for point in 1...50 {
      if replacing { try folder.write("a", "old") } else { unlink(folder("a")) }
      let fault = Fault { count, _ in count == point ? -Int(number) : nil }
      do {
        try write(folder, replacing, fault.calls)
        break
      } catch let error as FileError {
        failures += 1
        #expect(error.errorNumber == number && error.code == .unwritable)
        #expect(error.path == folder("a"))
        let isRenamed = error.reason.contains("folder")
        #expect(folder.contents == (replacing || isRenamed ? ["a"] : []))
        if replacing || isRenamed {
          #expect(try folder.text("a") == (isRenamed ? Self.text : "old"))
        }
      }
    }
    #expect(failures == 8, "five writes, fsync, the new name, fsync of the folder")
    #expect(try folder.text("a") == Self.text)
  }

  @Test("short writes and interruptions at every call change nothing")
  func shortAndInterrupted() throws {
    let folder = try ScratchFolder()
    for point in 1...20 {
      for interrupts in [true, false] {
        let fault = Fault { count, bytes in
          guard count == point || count == point + 2 else { return nil }
          return interrupts ? -Int(EINTR) : bytes.map { max(1, $0 / 3) }
        }
        try write(folder, true, fault.calls)
        #expect(try folder.text("a") == Self.text)
        #expect(folder.contents == ["a"])
      }
    }
  }

  @Test("a system that keeps writing zero bytes is an error, not a hang")
  func zeroWrites() throws {
    let folder = try ScratchFolder()
    var calls = FileCalls()
    calls.write = { _, _, _ in 0 }
    #expect(throws: FileError.self) { try write(folder, true, calls) }
    #expect(folder.contents.isEmpty)
  }

  @Test("a folder that cannot be synced is not an error where syncing is unsupported")
  func folderSync() throws {
    let folder = try ScratchFolder()
    let fault = Fault { count, _ in count == 8 ? -Int(EINVAL) : nil }
    try write(folder, true, fault.calls)
    #expect(try folder.text("a") == Self.text)
  }

  @Test("a full disk is an error with its number")
  func fullDisk() throws {
    let device = open("/dev/full", O_WRONLY)
    defer { close(device) }
    let error = #expect(throws: FileError.self) {
      try ProcessStreams.write("x", to: device, named: "standard output")
    }
    #expect(error?.errorNumber == ENOSPC)
    #expect(error?.description == "standard output: No space left on device (writing)")
  }

  static let text = "onetwothreefourfive"

  private func write(_ folder: ScratchFolder, _ replacing: Bool, _ calls: FileCalls) throws {
    let file = try AtomicFile(path: folder("a"), replacing: replacing, calls: calls)
    for word in ["one", "two", "three", "four", "five"] { try file.put(word) }
    try file.commit()
  }
}

/// Changes the results of system calls, by their serial number. A truncated write receives the
/// number of bytes that it can write.
private final class Fault: Sendable {
  private let counter = Atomic<Int>(0)
  private let strike: @Sendable (Int, Int?) -> Int?

  /// `strike` receives the number of the call, counted from 1, and the number of bytes to write.
  init(_ strike: @escaping @Sendable (Int, Int?) -> Int?) { self.strike = strike }

  private func next(_ bytes: Int? = nil) -> Int? {
    strike(counter.add(1, ordering: .relaxed).newValue, bytes)
  }

  var calls: FileCalls {
    let real = FileCalls()
    var calls = FileCalls()
    calls.write = { descriptor, bytes, count in
      let answer = self.next(count) ?? count
      return answer < 0 ? answer : real.write(descriptor, bytes, min(answer, count))
    }
    calls.sync = { self.next() ?? real.sync($0) }
    calls.rename = { self.next() ?? real.rename($0, $1, $2) }
    calls.link = { self.next() ?? real.link($0, $1, $2) }
    return calls
  }
}
