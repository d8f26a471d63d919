// An append-only log survives any damage to its end.

import Foundation
import ScratchFolders
import SegueFiles
import Synchronization
import Testing

@Suite struct RecordLogTests {
  private func open(_ folder: ScratchFolder, version: Int = 1) throws -> (RecordLog, [String], Int)
  {
    let (log, contents) = try RecordLog.open(
      path: folder("log"), kind: "test-log", version: version)
    return (log, contents.records, contents.damaged)
  }

  private func makeLog(_ records: [String]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let (log, _, _) = try open(folder)
    for record in records { try log.append([record]) }
    return folder
  }

  private static let records = ["one", "two with ünïcode 🎬", "", "four"]

  @Test("an appended record is visible to the next reader")
  func reopens() throws {
    let folder = try makeLog(Self.records)
    let (log, records, damaged) = try open(folder)
    #expect(records == Self.records && damaged == 0)
    try log.append(["five", "six"])
    #expect(try open(folder).1 == Self.records + ["five", "six"])
  }

  @Test("truncated at any byte, the log loses only the truncated record and continues")
  func cut() throws {
    let whole = try makeLog(Self.records)
    let bytes = try whole.bytes("log")
    for length in 0...bytes.count {
      let folder = try ScratchFolder()
      try Data(bytes[..<length]).write(to: URL(filePath: folder("log")))
      let (log, records, damaged) = try open(folder)
      let lines = bytes[..<length].count { $0 == 0x0A }
      #expect(records == Array(Self.records.prefix(max(0, lines - 1))), "cut at \(length)")
      #expect(damaged == 0)
      try log.append(["next"])
      #expect(try open(folder).1 == records + ["next"])
    }
  }

  @Test("garbled anywhere after its first line, it loses only the garbled records")
  func garbled() throws {
    let whole = try makeLog(Self.records)
    let bytes = try whole.bytes("log")
    let start = try #require(bytes.firstIndex(of: 0x0A)) + 1
    for index in start..<bytes.count {
      for change: UInt8 in [0x01, 0x80] {
        var changed = bytes
        changed[index] ^= change
        let folder = try ScratchFolder()
        try Data(changed).write(to: URL(filePath: folder("log")))
        let (_, records, _) = try open(folder)
        // A removed line break joins two lines; an inserted one splits one.
        #expect(records.count >= Self.records.count - 2)
        #expect(records.allSatisfy { Self.records.contains($0) }, "byte \(index)")
      }
    }
  }

  @Test("a newer version and a file of another kind are refused by name")
  func versions() throws {
    let folder = try ScratchFolder()
    _ = try open(folder, version: 7)
    let newer = #expect(throws: FileError.self) { try open(folder, version: 6) }
    #expect(newer?.code == .newer)
    #expect(newer?.reason.hasPrefix("has version 7, from a newer segue; expected at most") == true)
    try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: folder("log")))
    let other = #expect(throws: FileError.self) { try open(folder) }
    #expect(other?.reason.contains("Move or remove the file") == true)
    #expect(try folder.text("log") == "#!/bin/sh\n")
  }

  @Test("a rewritten log has exactly its records")
  func rewrite() throws {
    let folder = try makeLog(Self.records)
    try RecordLog.rewrite(
      path: folder("log"), kind: "test-log", version: 1, records: ["a", "b"])
    #expect(try open(folder).1 == ["a", "b"])
  }

  @Test("a record that cannot be written leaves the log as it was", arguments: [0, 7])
  func failingWrites(_ space: Int) throws {
    let folder = try makeLog(Self.records)
    let before = try folder.bytes("log")
    let disk = Disk(space: space)
    let log = try open(folder, disk)
    let error = #expect(throws: FileError.self) { try log.append(["five"]) }
    #expect(error?.code == .unwritable && error?.errorNumber == ENOSPC)
    #expect(try folder.bytes("log") == before)
    disk.space.withLock { $0 = 1000 }
    try log.append(["six"])
    #expect(try open(folder).1 == Self.records + ["six"])
  }

  @Test("short writes and interruptions change nothing")
  func shortWrites() throws {
    let folder = try ScratchFolder()
    let disk = Disk(step: 5)
    let log = try open(folder, disk)
    try log.append(Self.records)
    try log.append(["five"])
    #expect(try open(folder).1 == Self.records + ["five"])
  }

  @Test("a write that returns 0 is an error, not a hang")
  func zeroWrites() throws {
    let folder = try makeLog(Self.records)
    let log = try open(folder, Disk(step: 0))
    let error = #expect(throws: FileError.self) { try log.append(["five"]) }
    #expect(error?.errorNumber == EIO)
  }

  @Test("a record is synchronized unless it need not be, and removed if that fails")
  func synchronization() throws {
    let folder = try makeLog(Self.records)
    let disk = Disk(syncResult: -Int(EIO))
    let log = try open(folder, disk)
    let before = try folder.bytes("log")
    let error = #expect(throws: FileError.self) { try log.append(["five"]) }
    #expect(error?.code == .unwritable && error?.errorNumber == EIO)
    #expect(try folder.bytes("log") == before)
    try log.append(["six"], durable: false)
    #expect(try open(folder).1 == Self.records + ["six"])
  }

  @Test("a new log whose first line cannot be synchronized is an error")
  func beginning() throws {
    let folder = try ScratchFolder()
    let error = #expect(throws: FileError.self) { try open(folder, Disk(syncResult: -Int(EIO))) }
    #expect(error?.errorNumber == EIO)
  }

  private func open(_ folder: ScratchFolder, _ disk: Disk) throws -> RecordLog {
    try RecordLog.open(path: folder("log"), kind: "test-log", version: 1, calls: disk.calls).log
  }
}

/// A disk with limited space that writes a few bytes at a time, after an interruption each.
private final class Disk: Sendable {
  let space: Mutex<Int>
  private let isInterrupted = Mutex(false)
  private let step: Int
  private let syncResult: Int

  init(space: Int = 1 << 20, step: Int = 1 << 20, syncResult: Int = 0) {
    self.space = Mutex(space)
    (self.step, self.syncResult) = (step, syncResult)
  }

  var calls: FileCalls {
    let real = FileCalls()
    var calls = real
    calls.sync = { _ in self.syncResult }
    calls.writeAt = { descriptor, bytes, count, offset in
      let interrupts = self.isInterrupted.withLock {
        $0.toggle()
        return $0
      }
      if interrupts { return -Int(EINTR) }
      let part = min(count, self.step)
      let granted = self.space.withLock { space in
        let granted = min(space, part)
        space -= granted
        return granted
      }
      return granted > 0 || part == 0
        ? real.writeAt(descriptor, bytes, granted, offset) : -Int(ENOSPC)
    }
    return calls
  }
}
