// An append-only file with one record per line, each preceded by a checksum. A process that is
// killed while writing leaves at most one incomplete line at the end, which the next process
// removes; a damaged line is skipped without affecting others, and a damaged first line is repaired.

import Foundation

/// An append-only file of records, which are text without line breaks.
///
/// It can be used from any thread.
package final class RecordLog: @unchecked Sendable {
  // Unchecked: all mutable state is accessed only under `lock`.

  /// The path of the file.
  package let path: String
  private let calls: FileCalls
  private let lock = NSLock()
  private var descriptor: Int32
  private var end: Int64 = 0

  /// Opens the file at `path` for appending, creating it if it does not exist, and removes an
  /// incomplete last line. A file of an older version, or whose first line is damaged, is written
  /// again.
  /// - Parameters:
  ///   - kind: The kind of the file, which its first line names.
  ///   - version: The version that is written, and the newest that is read.
  /// - Throws: `FileError`, with code `.newer` if a newer program has written the file.
  package static func open(
    path: String, kind: String, version: Int, calls: FileCalls = FileCalls()
  ) throws(FileError) -> (log: RecordLog, contents: Contents) {
    let identity = RecordIdentity(kind: kind, version: version)
    var (log, contents) = try read(path: path, identity: identity, calls: calls)
    guard contents.isOutdated else { return (log, contents) }
    let (damaged, remains) = (contents.damaged, contents.remains)
    try rewrite(
      path: path, kind: kind, version: version, records: contents.records, calls: calls)
    (log, contents) = try read(path: path, identity: identity, calls: calls)
    (contents.damaged, contents.remains) = (damaged, remains)
    return (log, contents)
  }

  private static func read(path: String, identity: RecordIdentity, calls: FileCalls)
    throws(FileError) -> (log: RecordLog, contents: Contents)
  {
    guard let descriptor = systemCall({ Foundation.open(path, OpenFlags.own, 0o666) }) else {
      throw .writing(path, errno, "opening")
    }
    let log = RecordLog(path: path, descriptor: descriptor, calls: calls)
    let bytes = try BoundedFile.read(
      descriptor: descriptor, named: path, limit: 1 << 30, isInput: false)
    guard let whole = bytes.lastIndex(of: 0x0A) else {
      // The file is empty or has no complete first line: nothing was ever recorded.
      try log.begin(identity)
      return (log, Contents())
    }
    let contents = try Contents(bytes, identity: identity, path: path)
    try log.cut(to: Int64(whole + 1))
    if !contents.isOutdated { try log.repeatIdentity(identity, after: contents.versions.count) }
    return (log, contents)
  }

  private init(path: String, descriptor: Int32, calls: FileCalls) {
    (self.path, self.descriptor, self.calls) = (path, descriptor, calls)
  }

  deinit { close(descriptor) }

  /// Appends records. When this method returns, they are on the disk.
  /// - Returns: The position of the last record, or `nil` if there are none.
  /// - Throws: `FileError`. None of the records is then in the file, as far as that can be ensured.
  @discardableResult
  package func append(_ records: [String], durable: Bool = true) throws(FileError) -> RecordPlace? {
    let bytes = records.flatMap(RecordLine.bytes)
    return try locked { () throws(FileError) in
      do throws(FileError) {
        try write(bytes)
        if durable { try check(calls.sync(descriptor), "syncing") }
      } catch {
        // An incomplete line would be harmless, but the next record would be appended to it.
        _ = ftruncate(descriptor, off_t(end))
        throw error
      }
      end += Int64(bytes.count)
      guard let length = records.last?.utf8.count else { return nil }
      let line = Int64(RecordLine.length(length) + 1)
      return RecordPlace(offset: end - line, length: length)
    }
  }

  /// Returns the record at a position, or `nil` if it cannot be read or is damaged.
  package func record(at place: RecordPlace) -> String? {
    let bytes = try? readBytes(place.lineLength) {
      calls.readAt(descriptor, $0, $1, place.offset + $2)
    }
    return bytes.flatMap { RecordLine.text($0[...]) }
  }

  /// Atomically replaces the file at `path` by one with exactly the given records.
  package static func rewrite(
    path: String, kind: String, version: Int, records: [String], calls: FileCalls = FileCalls()
  ) throws(FileError) {
    try BufferedOutput.replaceFile(at: path, calls: calls) { output throws(FileError) in
      try output.write(RecordIdentity(kind: kind, version: version).start)
      for record in records { try output.write(RecordLine.bytes(record)) }
    }
  }

  // MARK: File access

  /// Writes the first lines of an empty file.
  private func begin(_ identity: RecordIdentity) throws(FileError) {
    try locked { () throws(FileError) in
      _ = ftruncate(descriptor, off_t(end))
      try write(identity.start)
      try check(calls.sync(descriptor), "syncing")
      end = Int64(identity.start.count)
    }
  }

  /// Appends the records about the file itself that it lacks.
  private func repeatIdentity(_ identity: RecordIdentity, after count: Int) throws(FileError) {
    guard count < RecordIdentity.copies else { return }
    try append(Array(repeating: identity.record, count: RecordIdentity.copies - count))
  }

  private func cut(to length: Int64) throws(FileError) {
    guard ftruncate(descriptor, off_t(length)) == 0 else {
      throw .writing(path, errno, "removing an incomplete record")
    }
    locked { end = length }
  }

  /// Appends bytes.
  private func write(_ bytes: [UInt8]) throws(FileError) {
    try bytes.withUnsafeBufferPointer { buffer throws(FileError) in
      try writeAll(UnsafeRawBufferPointer(buffer), to: path) {
        calls.writeAt(descriptor, $0, $1, end + $2)
      }
    }
  }

  private func check(_ call: @autoclosure () -> Int, _ doing: String) throws(FileError) {
    let result = retryingInterrupts { call() }
    guard result >= 0 else { throw .writing(path, Int32(-result), doing) }
  }

  private func locked<Result, Fault: Error>(_ body: () throws(Fault) -> Result) throws(Fault)
    -> Result
  {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
