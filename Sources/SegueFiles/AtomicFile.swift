// The only way a file of ours comes into being: written under a hidden name in the folder it belongs
// to, brought to the disk, then renamed. At every instant the name holds the old file, or nothing,
// or the whole new one.

import Foundation

/// A file that appears under its name only when it is complete.
///
/// Not for use from several threads at once.
public final class AtomicFile {
  /// The name it is going to have.
  public let path: String
  /// The temporary file, open for reading and writing; -1 once committed or discarded.
  public var descriptor: Int32 { temporary?.descriptor ?? -1 }

  private let name: String
  private let folder: Int32
  private let replacing: Bool
  private let durable: Bool
  private let calls: FileCalls
  private var temporary: TemporaryFile?

  /// Begins a file that is going to be `path`.
  /// - Parameters:
  ///   - path: in a folder that exists. A symbolic link there is replaced, not followed.
  ///   - replacing: whether a file that is already there may be replaced; if not, its presence is an
  ///     error now, and again, atomically, at `commit()`.
  ///   - durable: whether `commit()` waits for the disk. Without it a power failure, and nothing
  ///     less, can lose the file.
  /// - Throws: `FileError` with code `.exists`, `.notRegular` or `.unwritable`.
  public convenience init(path: String, replacing: Bool, durable: Bool = true) throws(FileError) {
    try self.init(path: path, replacing: replacing, durable: durable, calls: FileCalls())
  }

  /// As the public one, with the system calls replaced.
  package init(path: String, replacing: Bool, durable: Bool = true, calls: FileCalls)
    throws(FileError)
  {
    guard !TemporaryFiles.isClosed else { throw .writing(path, ECANCELED, "the process is ending") }
    let target = try OutputName(path)
    let folder = try target.openFolder()
    do throws(FileError) {
      try target.check(in: folder, replacing: replacing)
      StaleFiles.remove(in: folder, path: target.folder)
      temporary = try TemporaryFile(in: folder, for: path)
    } catch {
      close(folder)
      throw error
    }
    (self.path, name, self.folder) = (path, target.name, folder)
    (self.replacing, self.durable, self.calls) = (replacing, durable, calls)
    // A handler that ran between the check above and the file's creation has not seen it.
    guard !TemporaryFiles.isClosed else { throw .writing(path, ECANCELED, "the process is ending") }
  }

  deinit {
    discard()
    close(folder)
  }

  /// Appends `bytes`.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    let descriptor = descriptor
    try writeAll(bytes) {
      calls.write(descriptor, $0, $1)
    } offset: { _ in
    }
  }

  /// Writes `bytes` at `offset`; where `write(_:)` goes on does not change.
  public func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) throws(FileError) {
    let descriptor = descriptor
    var position = offset
    try writeAll(bytes) {
      calls.writeAt(descriptor, $0, $1, position)
    } offset: {
      position += Int64($0)
    }
  }

  /// Reads back what has been written, from `offset` on; the answer is how many bytes, 0 at the end.
  public func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(FileError)
    -> Int
  {
    guard let start = buffer.baseAddress else { return 0 }
    let count = retryingInterrupts { calls.readAt(descriptor, start, buffer.count, offset) }
    guard count >= 0 else { throw .writing(path, Int32(-count), "reading it back") }
    return count
  }

  /// Puts the file in its place. Whatever fails, nothing of it is left, and a file that was there
  /// before still is; only when it is the folder that cannot be synced, at the very end, the new
  /// file is there, whole, and the error says that a power failure may still lose it.
  public func commit() throws(FileError) {
    guard let current = temporary.take() else {
      throw .writing(path, EBADF, "the file has been committed or discarded")
    }
    do throws(FileError) {
      if durable { try check(calls.sync(current.descriptor), "syncing") }
      try giveName(current.name)
    } catch {
      current.remove()
      throw error
    }
    current.release()
    // Some file systems cannot sync a folder; then there is nothing more to be had.
    let result = durable ? retryingInterrupts { calls.sync(folder) } : 0
    if result < 0, result != -Int(EINVAL) { try check(result, "syncing its folder") }
  }

  /// Gives up: nothing is left. Does nothing after `commit()`.
  public func discard() {
    temporary.take()?.remove()
  }
}

extension AtomicFile {
  /// Writes all of `bytes` by as many calls of `call` as it takes.
  private func writeAll(
    _ bytes: UnsafeRawBufferPointer, call: (UnsafeRawPointer, Int) -> Int, offset: (Int) -> Void
  ) throws(FileError) {
    guard var next = bytes.baseAddress else { return }
    var left = bytes.count
    while left > 0 {
      let count = retryingInterrupts { call(next, left) }
      // A count of 0 for a regular file would have us try for ever.
      guard count > 0 else { throw .writing(path, count == 0 ? EIO : Int32(-count), "writing") }
      next += count
      left -= count
      offset(count)
    }
  }

  /// Renames the temporary file. A hard link is the portable way not to replace: it fails when the
  /// name is taken. The rare file system without hard links gets a look first, then a rename.
  private func giveName(_ temporaryName: String) throws(FileError) {
    if replacing { return try check(calls.rename(folder, temporaryName, name), "renaming") }
    let result = retryingInterrupts { calls.link(folder, temporaryName, name) }
    switch -result {
    case Int(EEXIST): throw .existing(path)
    case Int(EPERM), Int(EOPNOTSUPP), Int(ENOSYS), Int(EMLINK):
      try OutputName(path).check(in: folder, replacing: false)
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

  /// Writes `bytes` to `path` as a whole.
  public static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool, durable: Bool = true
  ) throws(FileError) {
    let file = try AtomicFile(path: path, replacing: replacing, durable: durable)
    do {
      try bytes.withUnsafeBytes { try file.write($0) }
    } catch let error as FileError { throw error } catch { throw .writing(path, EIO, "writing") }
    try file.commit()
  }
}
