// A file that only grows: one record a line, each behind a checksum. A process that is killed while it
// writes leaves at most one torn line at the end, which the next one cuts off; a line that was garbled is
// passed over, and no other with it.

import Foundation

/// An append-only file of records, which are text without line breaks.
///
/// Safe to use from any thread.
package final class RecordLog: @unchecked Sendable {
  // Unchecked: everything mutable is touched only under `lock`.

  /// Where it is.
  package let path: String
  private let calls: FileCalls
  private let lock = NSLock()
  private var descriptor: Int32
  private var end: Int64 = 0

  /// What a file held when it was opened.
  package struct Contents: Sendable {
    /// The records that are whole, in order.
    package var records: [String] = []
    /// Lines that are not.
    package var damaged = 0
  }

  /// Opens the file at `path` to append to it, making it if there is none, and cuts a torn end off.
  /// - Parameters:
  ///   - kind: what the file is, as its first line says.
  ///   - version: the version that is written, and the newest that is read.
  /// - Throws: `FileError`; with code `.newer` when a newer program has written it.
  package static func open(
    path: String, kind: String, version: Int, calls: FileCalls = FileCalls()
  ) throws(FileError) -> (log: RecordLog, contents: Contents) {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = systemCall { Foundation.open(path, flags, 0o666) }
    guard descriptor >= 0 else { throw .writing(path, errno, "opening") }
    let log = RecordLog(path: path, descriptor: descriptor, calls: calls)
    let bytes = try BoundedFile.read(descriptor: descriptor, named: path, limit: 1 << 30)
    let header = "\(kind) "
    guard let first = bytes.firstIndex(of: 0x0A) else {
      // Nothing, or not even a whole first line: nothing was ever recorded.
      try log.begin(header: header + "\(version)")
      return (log, Contents())
    }
    try check(bytes[..<first], header: header, version: version, path: path)
    var contents = Contents()
    let whole = (bytes.lastIndex(of: 0x0A) ?? first) + 1
    for line in bytes[(first + 1)..<whole].split(separator: 0x0A) {
      if let record = text(of: line) {
        contents.records.append(record)
      } else {
        contents.damaged += 1
      }
    }
    try log.cut(to: Int64(whole))
    return (log, contents)
  }

  private init(path: String, descriptor: Int32, calls: FileCalls) {
    (self.path, self.descriptor, self.calls) = (path, descriptor, calls)
  }

  deinit { close(descriptor) }

  /// Adds records; when this returns they are on the disk.
  /// - Throws: `FileError`; then none of them is in the file, as far as that can be had.
  package func append(_ records: [String], durable: Bool = true) throws(FileError) {
    let bytes = records.flatMap(Self.line)
    try locked { () throws(FileError) in
      do throws(FileError) {
        try write(bytes)
        if durable { try check(calls.sync(descriptor), "syncing") }
      } catch {
        // A torn line would do no harm, but the next record would be joined to it.
        _ = ftruncate(descriptor, off_t(end))
        throw error
      }
      end += Int64(bytes.count)
    }
  }

  /// A file with these records and no others, put in the place of `path` at once.
  package static func rewrite(
    path: String, kind: String, version: Int, records: [String], calls: FileCalls = FileCalls()
  ) throws(FileError) {
    let file = try AtomicFile(path: path, replacing: true, calls: calls)
    var bytes = Array("\(kind) \(version)\n".utf8)
    for record in records { bytes += line(record) }
    let result = bytes.withUnsafeBytes { buffer -> FileError? in
      do throws(FileError) {
        try file.write(buffer)
        return nil
      } catch { return error }
    }
    if let result { throw result }
    try file.commit()
  }

  // MARK: Lines

  private static func line(_ record: String) -> [UInt8] {
    let bytes = Array(record.utf8)
    return Array(checksum(bytes[...]).utf8) + [0x20] + bytes + [0x0A]
  }

  private static func text(of line: ArraySlice<UInt8>) -> String? {
    let digits = line.prefix(checksumDigits)
    let rest = line.dropFirst(checksumDigits)
    guard digits.count == checksumDigits, rest.first == 0x20 else { return nil }
    let record = rest.dropFirst()
    guard digits.elementsEqual(checksum(record).utf8) else { return nil }
    return String(validating: record, as: UTF8.self)
  }

  private static let checksumDigits = 16

  /// FNV-1a over 64 bits: accidents are what it has to see.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> String {
    let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: checksumDigits - digits.count) + digits
  }

  // MARK: The file

  private static func check(
    _ line: ArraySlice<UInt8>, header: String, version: Int, path: String
  ) throws(FileError) {
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix(header), let found = Int(text.dropFirst(header.utf8.count)) else {
      throw FileError(
        .newer, path,
        "begins with \"\(text.prefix(40).description.escapingControlCharacters)\"; expected "
          + "\"\(header)\(version)\". It is no such file: move it away")
    }
    guard found <= version else {
      throw FileError(
        .newer, path,
        "is of version \(found), by a newer segue; expected at most version \(version). "
          + "Use that segue, or remove the file")
    }
  }

  private func begin(header: String) throws(FileError) {
    try locked { () throws(FileError) in
      _ = ftruncate(descriptor, 0)
      let bytes = Array((header + "\n").utf8)
      try write(bytes)
      try check(calls.sync(descriptor), "syncing")
      end = Int64(bytes.count)
    }
  }

  private func cut(to length: Int64) throws(FileError) {
    guard ftruncate(descriptor, off_t(length)) == 0 else {
      throw .writing(path, errno, "cutting off a torn record")
    }
    locked { end = length }
  }

  /// Writes at the end, by as many calls as it takes.
  private func write(_ bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        retryingInterrupts {
          guard let start = buffer.baseAddress else { return 0 }
          return calls.writeAt(descriptor, start + done, buffer.count - done, end + Int64(done))
        }
      }
      guard count > 0 else { throw .writing(path, count == 0 ? EIO : Int32(-count), "writing") }
      done += count
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
