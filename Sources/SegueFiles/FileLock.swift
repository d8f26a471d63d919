// A lock for one writer per folder. It is the kernel's lock (flock), so it is released when the
// process ends, however that happens; the file's text only names its holder.

import Foundation

/// An advisory lock on a file, held until `unlock()` is called or the object is deallocated.
public final class FileLock {
  /// The path of the lock file.
  public let path: String
  private var descriptor: Int32?

  /// Takes the lock at `path` without waiting, creating the file if it does not exist.
  /// - Throws: `FileError` with code `.locked` if another process holds the lock.
  public init(path: String) throws(FileError) {
    guard let descriptor = systemCall({ open(path, OpenFlags.own, 0o666) }) else {
      throw .writing(path, errno, "opening the lock file")
    }
    guard systemCall({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
      let number = errno
      let holder = (try? BoundedFile.read(descriptor: descriptor, named: path, limit: 64)) ?? []
      close(descriptor)
      guard number == EWOULDBLOCK else { throw .writing(path, number, "locking") }
      throw FileError(
        .locked, path,
        "process \(Self.digits(holder)) holds the lock; expected exclusive access. Wait until it "
          + "ends",
        errorNumber: number)
    }
    (self.path, self.descriptor) = (path, descriptor)
    let holder = Array("\(getpid())\n".utf8)
    pwrite(descriptor, holder, holder.count, 0)
    ftruncate(descriptor, off_t(holder.count))
  }

  deinit { unlock() }

  /// Releases the lock, also where a program that is just being started still has a copy of the
  /// descriptor. The file is not removed, since two processes could then lock different files of the
  /// same name.
  public func unlock() {
    guard let descriptor = descriptor.take() else { return }
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    let digits = bytes.prefix { (0x30...0x39).contains($0) }
    return digits.isEmpty ? "unknown" : String(decoding: digits, as: UTF8.self)
  }
}
