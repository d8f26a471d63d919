// The writer of chunk files. A file appears under its name when it is complete, on the disk and
// hashed: two attempts at the same chunk, at the same time and on two machines, each write a file
// of their own, and the later one replaces an equal one.

import SegueFiles
import SegueRecording

/// A chunk file that is being written. It must be used by one thread at a time.
package final class ChunkFileWriter {
  private let file: AtomicFile
  private let hash = SHA256()
  private var buffer: [UInt8] = []
  private var length = 0
  private var records = 0

  private static let bufferBytes = 1 << 18

  /// Creates the file.
  /// - Throws: `FileError`.
  package init(path: String, header: ChunkHeader, calls: FileCalls = FileCalls())
    throws(FileError)
  {
    file = try AtomicFile(path: path, replacing: true, updating: true, calls: calls)
    try append(Array(header.lines.utf8))
  }

  /// Writes the next record.
  package func append(_ record: ChunkRecord) throws(FileError) {
    records += 1
    try append(record.head)
    try append(record.bytes)
  }

  /// Writes the end and puts the file in its place.
  package func finish() throws(FileError) {
    let whole = length + ChunkFile.endBytes
    try append(
      ChunkFile.bytes(ChunkFile.endMark) + ChunkFile.bytes(UInt32(truncatingIfNeeded: records))
        + ChunkFile.bytes(UInt64(whole)))
    try flush()
    buffer = Array(hash.hexDigest().utf8)
    try write(buffer)
    try file.commit()
  }

  /// Discards the file.
  package func cancel() { file.discard() }

  private func append(_ bytes: [UInt8]) throws(FileError) {
    length += bytes.count
    buffer += bytes
    if buffer.count >= Self.bufferBytes { try flush() }
  }

  private func flush() throws(FileError) {
    buffer.withUnsafeBufferPointer { hash.update($0) }
    try write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func write(_ bytes: [UInt8]) throws(FileError) {
    let result = bytes.withUnsafeBytes { bytes -> FileError? in
      do throws(FileError) {
        try file.write(bytes)
        return nil
      } catch { return error }
    }
    if let result { throw result }
  }
}
