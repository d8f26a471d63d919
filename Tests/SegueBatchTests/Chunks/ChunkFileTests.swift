// A chunk's file is either whole or detectably damaged.

import Foundation
import ScratchFolders
import SegueBatch
import SegueFiles
import SegueVideo
import Testing

@Suite struct ChunkFileTests {
  private static let key = String(repeating: "0123456789abcdef", count: 4)
  private static let header = ChunkHeader(
    key: key, scene: "a \"scene\"\n", frames: 240..<243,
    stamp: MovieEncoderStamp(header: [0, 1, 255], delay: 2))
  private static let records = [
    ChunkRecord(frame: 0, flags: 1, bytes: [1, 2, 3]), ChunkRecord(frame: 2, flags: 0, bytes: []),
    ChunkRecord(frame: 1, flags: -5, bytes: Array(repeating: 7, count: 300_000)),
  ]

  private static func write(_ folder: ScratchFolder, calls: FileCalls = FileCalls()) throws
    -> String
  {
    let store = ChunkStore(folder: folder.path)
    let writer = try ChunkFileWriter(path: store.path(key), header: header, calls: calls)
    for record in records { try writer.append(record) }
    try writer.finish()
    return store.path(key)
  }

  private static func state(_ folder: ScratchFolder, _ care: ChunkStore.VerificationLevel) throws
    -> ChunkStore.State
  {
    try ChunkStore(folder: folder.path).state(key, frames: 240..<243, care)
  }

  @Test("a written file reads back, and its header is readable text")
  func roundTrip() throws {
    let folder = try ScratchFolder()
    let path = try Self.write(folder)
    let reader = try ChunkFileReader(path: path)
    #expect(reader.header == Self.header)
    try reader.verify()
    var found: [ChunkRecord] = []
    try reader.forEachRecord { found.append($0) }
    #expect(found == Self.records)
    #expect(try Self.state(folder, .quick) == .complete)
    #expect(try Self.state(folder, .thorough) == .complete)
    let text = String(
      decoding: try Data(contentsOf: URL(filePath: path)).prefix(200), as: UTF8.self)
    #expect(
      text.hasPrefix("segue chunk 1\n{\"key\":\"\(Self.key)\",\"scene\":\"a \\\"scene\\\"\\n\","))
  }

  @Test("a file truncated anywhere is damaged, as its end markers show")
  func cut() throws {
    let folder = try ScratchFolder()
    let path = try Self.write(folder)
    let bytes = try Data(contentsOf: URL(filePath: path))
    for length in Array(0..<400) + Array(bytes.count - 200..<bytes.count) {
      try bytes.prefix(length).write(to: URL(filePath: path))
      guard case .damaged = try Self.state(folder, .quick) else {
        Issue.record("cut to \(length) of \(bytes.count) bytes, and taken for complete")
        continue
      }
    }
  }

  @Test("a changed byte anywhere is detected by the hash")
  func changed() throws {
    let folder = try ScratchFolder()
    let path = try Self.write(folder)
    let bytes = try Data(contentsOf: URL(filePath: path))
    let places = Array(0..<400) + [1000, 200_000] + Array(bytes.count - 120..<bytes.count)
    for place in places {
      var other = bytes
      other[place] ^= 0x20
      try other.write(to: URL(filePath: path))
      guard case .damaged = try Self.state(folder, .thorough) else {
        Issue.record("byte \(place) changed, and taken for complete")
        continue
      }
    }
  }

  @Test("another chunk, another range and a file of another kind are rejected")
  func foreign() throws {
    let folder = try ScratchFolder()
    let path = try Self.write(folder)
    let store = ChunkStore(folder: folder.path)
    let other = String(Self.key.reversed())
    #expect(try store.state(other, frames: 240..<243, .quick) == .missing)
    try FileManager.default.copyItem(atPath: path, toPath: store.path(other))
    #expect(try store.state(other, frames: 240..<243, .quick) != .complete)
    #expect(try store.state(Self.key, frames: 0..<3, .quick) != .complete)
    #expect(try store.state(Self.key, frames: 240..<244, .quick) != .complete)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(
      try store.state(Self.key, frames: 240..<243, .quick)
        == .damaged("is a folder; expected a regular file"))
    #expect(
      try ChunkStore(folder: folder("gone")).state(Self.key, frames: 0..<3, .quick) == .missing)
  }

  @Test(
    "after any write failure, the name holds nothing or the old chunk",
    arguments: 0..<24)
  func faults(number: Int) throws {
    let folder = try ScratchFolder()
    let calls = FailingCalls(at: number)
    do {
      _ = try Self.write(folder, calls: calls.calls)
      #expect(!calls.hasFailed)
      #expect(try Self.state(folder, .thorough) == .complete)
    } catch let error as FileError {
      #expect(error.errorNumber == ENOSPC)
      #expect([.missing, .complete].contains(try Self.state(folder, .thorough)))
    }
    #expect(try folder.names().allSatisfy { $0.hasSuffix(".chunk") })
  }
}

/// System calls of which one fails for lack of disk space.
final class FailingCalls: @unchecked Sendable {
  // Unchecked: used by one thread.
  private let place: Int
  private var count = 0

  init(at place: Int) { self.place = place }

  /// A Boolean value that indicates whether the failing call has been reached.
  var hasFailed: Bool { count > place }

  var calls: FileCalls {
    var calls = FileCalls()
    let system = FileCalls()
    calls.write = { self.fails() ? -Int(ENOSPC) : system.write($0, $1, min($2, 4096 * 16)) }
    calls.sync = { self.fails() ? -Int(ENOSPC) : system.sync($0) }
    calls.rename = { self.fails() ? -Int(ENOSPC) : system.rename($0, $1, $2) }
    return calls
  }

  private func fails() -> Bool {
    count += 1
    return count == place + 1
  }
}
