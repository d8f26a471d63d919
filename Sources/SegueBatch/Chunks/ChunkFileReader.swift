// The reader of chunk files, which trusts nothing. Opening a file takes two short reads, which
// detect truncation; `verify` reads all of it.

import SegueDiagnostics
import SegueFiles
import SegueRecording

/// An error in a chunk file.
package struct ChunkDamage: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file.
  package let path: String
  /// The problem that was found and what was expected.
  package let reason: String
  /// The description `PATH: reason`.
  package var description: String { "\(path): \(reason)" }
}

/// A chunk file that is open for reading.
package final class ChunkFileReader {
  /// The header of the file.
  package let header: ChunkHeader
  /// The number of records according to the end of the file.
  package let records: Int

  private let file: ReadableFile
  private let start: Int
  private static let pieceBytes = 1 << 20

  /// Opens the file at `path` and reads its beginning and its end.
  /// - Throws: `FileError` or `ChunkDamage`.
  package init(path: String) throws {
    file = try ReadableFile(path: path)
    let head = try file.read(ChunkFile.maximumHeaderLength, at: 0)
    let signature = Array(ChunkFile.signature.utf8)
    guard head.starts(with: signature) else {
      throw ChunkDamage(path: path, reason: "it is not a chunk of this version of segue")
    }
    guard let end = head[signature.count...].firstIndex(of: 0x0A),
      let header = try? ChunkHeader(line: Array(head[signature.count..<end]))
    else { throw ChunkDamage(path: path, reason: "its second line is damaged") }
    (self.header, start) = (header, end + 1)
    records = try Self.records(file, after: start)
  }

  private static func records(_ file: ReadableFile, after start: Int) throws -> Int {
    let end = try file.read(ChunkFile.endBytes, at: max(start, file.size - ChunkFile.endBytes))
    guard end.count == ChunkFile.endBytes,
      ChunkFile.integer(end[0..<4]) == ChunkFile.endMark,
      ChunkFile.integer(end[8..<16]) == UInt64(file.size)
    else { throw ChunkDamage(path: file.path, reason: "it is truncated") }
    return Int(ChunkFile.integer(end[4..<8]) as UInt32)
  }

  /// Verifies all bytes with the hash at the end of the file.
  /// - Throws: `FileError` or `ChunkDamage`.
  package func verify() throws {
    let (hash, hashed) = (SHA256(), file.size - ChunkFile.hashBytes)
    for offset in stride(from: 0, to: hashed, by: Self.pieceBytes) {
      let piece = try file.read(min(Self.pieceBytes, hashed - offset), at: offset)
      piece.withUnsafeBufferPointer { hash.update($0) }
    }
    let written = try file.read(ChunkFile.hashBytes, at: hashed)
    guard Array(hash.hexDigest().utf8) == written else {
      throw damage("its contents do not match its hash")
    }
  }

  /// Passes the records to `take` in order.
  /// - Throws: `FileError`, `ChunkDamage`, and the errors of `take`.
  package func forEachRecord(_ take: (ChunkRecord) throws -> Void) throws {
    let end = file.size - ChunkFile.endBytes
    var (offset, count) = (start, 0)
    while offset < end {
      let head = try file.read(ChunkFile.recordHeadBytes, at: offset)
      guard head.count == ChunkFile.recordHeadBytes else { throw damage("a record is truncated") }
      let length = Int(ChunkFile.integer(head[0..<4]) as UInt32)
      offset += head.count
      guard length <= end - offset else { throw damage("a record is longer than the file") }
      let flags = Int32(bitPattern: ChunkFile.integer(head[4..<8]))
      let frame = Int(ChunkFile.integer(head[8..<12]) as UInt32)
      let bytes = try file.read(length, at: offset)
      try take(ChunkRecord(frame: frame, flags: flags, bytes: bytes))
      offset += length
      count += 1
    }
    guard count == records, offset == end else {
      throw damage("it has \(count) of \(records) frames")
    }
  }

  private func damage(_ reason: String) -> ChunkDamage {
    ChunkDamage(path: file.path, reason: reason)
  }
}
