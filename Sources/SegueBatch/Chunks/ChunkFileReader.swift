// Reads a chunk's file and believes nothing. To open it costs two short reads, which find a file that was
// cut; `verify` reads all of it.

import SegueDiagnostics
import SegueFiles
import SegueRecording

/// What is wrong with a chunk's file.
package struct ChunkDamage: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  package let path: String
  /// What was found and what was expected.
  package let reason: String
  /// `PATH: reason`.
  package var description: String { "\(path): \(reason)" }
}

/// A chunk's file, open.
package final class ChunkFileReader {
  /// What it says of itself.
  package let header: ChunkHeader
  /// Records that it says to have.
  package let records: Int

  private let file: ReadableFile
  private let start: Int
  private static let pieceBytes = 1 << 20

  /// Opens the file at `path` and reads its two ends.
  /// - Throws: `FileError` or `ChunkDamage`.
  package init(path: String) throws {
    file = try ReadableFile(path: path)
    let head = try file.read(ChunkFile.longestHeader, at: 0)
    let signature = Array(ChunkFile.signature.utf8)
    guard head.starts(with: signature) else {
      throw ChunkDamage(path: path, reason: "it is no chunk of this version of segue")
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
    else { throw ChunkDamage(path: file.path, reason: "it is cut short") }
    return Int(ChunkFile.integer(end[4..<8]) as UInt32)
  }

  /// Holds all bytes to the hash at the end.
  /// - Throws: `FileError` or `ChunkDamage`.
  package func verify() throws {
    let (hash, hashed) = (SHA256(), file.size - ChunkFile.hashBytes)
    for offset in stride(from: 0, to: hashed, by: Self.pieceBytes) {
      let piece = try file.read(min(Self.pieceBytes, hashed - offset), at: offset)
      piece.withUnsafeBufferPointer { hash.update($0) }
    }
    let written = try file.read(ChunkFile.hashBytes, at: hashed)
    guard Array(hash.hexDigest().utf8) == written else {
      throw damage("its bytes are not those of its hash")
    }
  }

  /// Hands out the records in order.
  /// - Throws: `FileError`, `ChunkDamage`, and what `take` throws.
  package func forEach(_ take: (ChunkRecord) throws -> Void) throws {
    let end = file.size - ChunkFile.endBytes
    var (offset, count) = (start, 0)
    while offset < end {
      let head = try file.read(ChunkFile.recordHeadBytes, at: offset)
      guard head.count == ChunkFile.recordHeadBytes else { throw damage("a record is cut") }
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
