// An append-only file with one record per line, each preceded by a checksum. A process that is
// killed while writing leaves at most one incomplete line at the end, which the next process
// removes; a damaged line is skipped without affecting others.

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

  /// The contents of a file when it was opened.
  package struct Contents: Sendable {
    /// The complete records, in order.
    package var records: [String] = []
    /// The number of damaged lines.
    package var damaged = 0
  }

  /// Opens the file at `path` for appending, creating it if it does not exist, and removes an
  /// incomplete last line.
  /// - Parameters:
  ///   - kind: The kind of the file, which its first line names.
  ///   - version: The version that is written, and the newest that is read.
  /// - Throws: `FileError`, with code `.newer` if a newer program has written the file.
  package static func open(
    path: String, kind: String, version: Int, calls: FileCalls = FileCalls()
  ) throws(FileError) -> (log: RecordLog, contents: Contents) {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = systemCall { Foundation.open(path, flags, 0o666) }
    guard descriptor >= 0 else { throw .writing(path, errno, "opening") }
    let log = RecordLog(path: path, descriptor: descriptor, calls: calls)
    let bytes = try BoundedFile.read(
      descriptor: descriptor, named: path, limit: 1 << 30, isInput: false)
    let header = "\(kind) "
    guard let first = bytes.firstIndex(of: 0x0A) else {
      // The file is empty or has no complete first line: nothing was ever recorded.
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

  /// Appends records. When this method returns, they are on the disk.
  /// - Throws: `FileError`. None of the records is then in the file, as far as that can be ensured.
  package func append(_ records: [String], durable: Bool = true) throws(FileError) {
    let bytes = records.flatMap(Self.line)
    try locked { () throws(FileError) in
      do throws(FileError) {
        try write(bytes)
        if durable { try check(calls.sync(descriptor), "syncing") }
      } catch {
        // An incomplete line would be harmless, but the next record would be appended to it.
        _ = ftruncate(descriptor, off_t(end))
        throw error
      }
      end += Int64(bytes.count)
    }
  }

  /// Atomically replaces the file at `path` by one with exactly the given records.
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

  /// Returns the 64-bit FNV-1a hash, which is meant to detect accidental damage.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> String {
    let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: checksumDigits - digits.count) + digits
  }

  // MARK: File access

  private static func check(
    _ line: ArraySlice<UInt8>, header: String, version: Int, path: String
  ) throws(FileError) {
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix(header), let found = Int(text.dropFirst(header.utf8.count)) else {
      throw FileError(
        .newer, path,
        "begins with \"\(text.prefix(40).description.escapingControlCharacters)\"; expected "
          + "\"\(header)\(version)\". Move or remove the file")
    }
    guard found <= version else {
      throw FileError(
        .newer, path,
        "has version \(found), from a newer segue; expected at most version \(version). Use the "
          + "newer segue, or remove the file")
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
      throw .writing(path, errno, "removing an incomplete record")
    }
    locked { end = length }
  }

  /// Appends bytes, with as many calls as necessary.
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
