// The only way in which output files are created: written under a hidden name in the destination
// folder, synchronized with the disk, then renamed. At every instant the name refers to the old
// file, to nothing, or to the complete new file.

import Foundation

/// A file that appears under its name only when it is complete.
///
/// It must not be used from several threads at once.
public final class AtomicFile {
  /// The path that the file will have.
  public let path: String
  /// The descriptor of the temporary file, open for reading and writing. -1 after `commit()` or
  /// `discard()`.
  public var descriptor: Int32 { temporary?.descriptor ?? -1 }

  private let name: String
  private let folder: Int32
  private let replacing: Bool
  private let updating: Bool
  private let durable: Bool
  private let calls: FileCalls
  private var temporary: TemporaryFile?

  /// Creates a temporary file that will become the file at `path`.
  /// - Parameters:
  ///   - path: A path in an existing folder. A symbolic link at the path is replaced, not followed.
  ///   - replacing: A Boolean value that indicates whether an existing file may be replaced. If
  ///     not, its existence is an error now and again, atomically, at `commit()`.
  ///   - durable: A Boolean value that indicates whether `commit()` waits for the disk. Without it,
  ///     a power failure, and nothing less, can lose the file.
  /// - Throws: `FileError` with code `.exists`, `.input`, `.notRegular` or `.unwritable`.
  public convenience init(path: String, replacing: Bool, durable: Bool = true) throws(FileError) {
    try self.init(path: path, replacing: replacing, durable: durable, calls: FileCalls())
  }

  /// Creates a temporary file, with replaced system calls.
  /// - Parameter updating: A Boolean value that indicates whether the file is one of this program's
  ///   own, which it reads and then replaces. Any other file that the run has read is refused.
  package init(
    path: String, replacing: Bool, updating: Bool = false, durable: Bool = true, calls: FileCalls
  ) throws(FileError) {
    guard !TemporaryFiles.isClosed else { throw .writing(path, ECANCELED, "the process is ending") }
    let target = try OutputName(path)
    let folder = try target.openFolder()
    do throws(FileError) {
      try target.check(in: folder, replacing: replacing, updating: updating)
      StaleFiles.remove(in: folder, path: target.folder)
      temporary = try TemporaryFile(in: folder, for: path)
    } catch {
      close(folder)
      throw error
    }
    (self.path, name, self.folder) = (path, target.name, folder)
    (self.replacing, self.updating, self.durable) = (replacing, updating, durable)
    self.calls = calls
    // A handler that ran between the check above and the creation of the file has not seen it.
    guard !TemporaryFiles.isClosed else { throw .writing(path, ECANCELED, "the process is ending") }
  }

  deinit {
    discard()
    close(folder)
  }

  /// Appends `bytes` to the file.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    let descriptor = descriptor
    try writeAll(bytes, to: path) { start, count, _ in calls.write(descriptor, start, count) }
  }

  /// Writes `bytes` at `offset`, without changing the position at which `write(_:)` appends.
  public func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) throws(FileError) {
    let descriptor = descriptor
    try writeAll(bytes, to: path) { calls.writeAt(descriptor, $0, $1, offset + $2) }
  }

  /// Reads bytes that have been written, starting at `offset`.
  /// - Returns: The number of bytes read, 0 at the end of the file.
  public func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(FileError)
    -> Int
  {
    guard let start = buffer.baseAddress else { return 0 }
    let count = retryingInterrupts { calls.readAt(descriptor, start, buffer.count, offset) }
    guard count >= 0 else { throw .writing(path, Int32(-count), "reading it back") }
    return count
  }

  /// Puts the file in its place. If any step fails, nothing of the new file remains and an existing
  /// file is unchanged. The only exception is a failure to synchronize the folder at the very end:
  /// the new file is then in its place, and the error reports that a power failure may still lose
  /// it.
  public func commit() throws(FileError) {
    guard let current = temporary.take() else {
      throw .writing(path, EBADF, "the file has been committed or discarded")
    }
    do throws(FileError) {
      if durable { try check(calls.sync(current.descriptor), "syncing") }
      try assignName(current.name)
    } catch {
      current.remove()
      throw error
    }
    current.release()
    guard durable else { return }
    // Some file systems cannot synchronize a folder, which leaves nothing more to do.
    let result = retryingInterrupts { calls.sync(folder) }
    if result != -Int(EINVAL) { try check(result, "syncing its folder") }
  }

  /// Removes the temporary file. Does nothing after `commit()`.
  public func discard() {
    temporary.take()?.remove()
  }
}

extension AtomicFile {
  /// Renames the temporary file. If nothing may be replaced, a hard link is used, which fails if
  /// the name exists. On the rare file systems without hard links, the name is checked first and
  /// the file is then renamed.
  private func assignName(_ temporaryName: String) throws(FileError) {
    // Again, since the run may have read the file in the meantime.
    if !updating { try InputFiles.reject(name, in: folder, at: path) }
    if replacing { return try check(calls.rename(folder, temporaryName, name), "renaming") }
    let result = retryingInterrupts { calls.link(folder, temporaryName, name) }
    switch -result {
    case Int(EEXIST): throw .existing(path)
    case Int(EPERM), Int(EOPNOTSUPP), Int(ENOSYS), Int(EMLINK):
      try OutputName(path).check(in: folder, replacing: false, updating: updating)
      try check(calls.rename(folder, temporaryName, name), "renaming")
    default:
      try check(result, "renaming")
      unlinkat(folder, temporaryName, 0)
    }
  }

  private func check(_ call: @autoclosure () -> Int, _ doing: String) throws(FileError) {
    let result = retryingInterrupts { call() }
    guard result >= 0 else { throw .writing(path, Int32(-result), doing) }
  }

  /// Writes `bytes` to the file at `path` atomically.
  public static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool, durable: Bool = true
  ) throws(FileError) {
    try AtomicFile(path: path, replacing: replacing, durable: durable).complete(with: bytes)
  }

  /// Writes `bytes` atomically to a file of this program's own, which it may have read before.
  package static func update(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try AtomicFile(path: path, replacing: true, updating: true, calls: FileCalls())
      .complete(with: bytes)
  }

  private func complete(with bytes: [UInt8]) throws(FileError) {
    try bytes.withUnsafeBufferPointer { buffer throws(FileError) in
      try write(UnsafeRawBufferPointer(buffer))
    }
    try commit()
  }
}
