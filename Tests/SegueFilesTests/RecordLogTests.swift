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

  /// The lines before the first record: the header and its two repetitions.
  private static let startLines = 3
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
      let whole = max(0, lines - Self.startLines)
      #expect(records == Array(Self.records.prefix(whole)), "cut at \(length)")
      #expect(damaged == 0)
      try log.append(["next"])
      #expect(try open(folder).1 == records + ["next"])
    }
  }

  @Test("garbled at any byte, it loses at most the garbled record, and can be continued")
  func garbled() throws {
    let whole = try makeLog(Self.records)
    let bytes = try whole.bytes("log")
    for index in bytes.indices {
      for changed in [bytes[index] ^ (1 << UInt8(index % 8)), 0x0A] {
        var garbled = bytes
        garbled[index] = changed
        let folder = try ScratchFolder()
        try Data(garbled).write(to: URL(filePath: folder("log")))
        let (log, records, _) = try open(folder)
        #expect(records.count >= Self.records.count - 1, "byte \(index)")
        #expect(records == Self.records.filter(records.contains), "byte \(index)")
        // A line break between two lines: both are found nevertheless.
        let isBetween = bytes[index] == 0x0A && index + 1 < bytes.count
        #expect(records == Self.records || !isBetween, "line break \(index)")
        try log.append(["next"])
        #expect(try open(folder).1 == records + ["next"], "byte \(index)")
      }
    }
  }

  @Test("a line has the FNV-1a hash of its record, as published, before it")
  func lines() throws {
    let folder = try makeLog(["foobar", "a", ""])
    let lines = try folder.text("log").split(separator: "\n").dropFirst(Self.startLines)
    #expect(lines == ["85944171f73967e8 foobar", "af63dc4c8601ec8c a", "cbf29ce484222325 "])
  }

  @Test("a damaged first line is repaired, and reported once")
  func start() throws {
    let folder = try makeLog(Self.records)
    let good = try folder.bytes("log")
    var bytes = good
    bytes[2] = 0
    try Data(bytes).write(to: URL(filePath: folder("log")))
    let (_, records, damaged) = try open(folder)
    #expect(records == Self.records && damaged == 1)
    #expect(try folder.bytes("log") == good)
    #expect(try open(folder).2 == 0)
  }

  @Test("a first line that was changed to an older version does not hide a newer one")
  func changedVersion() throws {
    let folder = try ScratchFolder()
    _ = try open(folder, version: 3)
    var bytes = try folder.bytes("log")
    let digit = try #require(bytes.firstIndex(of: UInt8(ascii: "3")))
    bytes[digit] = UInt8(ascii: "1")
    try Data(bytes).write(to: URL(filePath: folder("log")))
    #expect(throws: FileError.self) { try open(folder, version: 1) }
  }

  @Test("a log of an older version is written again, without damage")
  func olderVersion() throws {
    let folder = try makeLog(Self.records)
    for _ in 0..<2 {
      let (_, records, damaged) = try open(folder, version: 2)
      #expect(records == Self.records && damaged == 0)
    }
    #expect(try folder.text("log").hasPrefix("test-log 2\n"))
    #expect(throws: FileError.self) { try open(folder, version: 1) }
  }

  @Test("a log without repetitions of its first line gets them")
  func older() throws {
    let folder = try makeLog([])
    let lines = try folder.text("log").split(separator: "\n")
    try Data("\(lines[0])\n".utf8).write(to: URL(filePath: folder("log")))
    #expect(try open(folder).2 == 0)
    #expect(try folder.text("log").split(separator: "\n") == lines)
  }

  @Test("a record can be read again from its position")
  func places() throws {
    let folder = try makeLog(["before"])
    let (log, _, _) = try open(folder)
    let place = try #require(try log.append(["one", "two with ünïcode 🎬"]))
    try log.append(["three"])
    #expect(log.record(at: place) == "two with ünïcode 🎬")
    var bytes = try folder.bytes("log")
    bytes[Int(place.offset) + 20] ^= 1
    try Data(bytes).write(to: URL(filePath: folder("log")))
    #expect(log.record(at: place) == nil)
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
