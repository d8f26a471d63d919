// One writer per folder. The lock is the kernel's (flock), so it ends with the process, however that
// ends; the file's text only says who holds it.

import Foundation

/// An advisory lock on a file, held until `unlock()` or the end of this object.
public final class FileLock {
  /// The lock file.
  public let path: String
  private var descriptor: Int32

  /// Takes the lock at `path`, making the file if there is none; does not wait.
  /// - Throws: `FileError` with code `.locked` when another holds it.
  public init(path: String) throws(FileError) {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = systemCall { open(path, flags, 0o666) }
    guard descriptor >= 0 else { throw .writing(path, errno, "opening the lock file") }
    guard systemCall({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
      let number = errno
      let holder = (try? BoundedFile.read(descriptor: descriptor, named: path, limit: 64)) ?? []
      close(descriptor)
      guard number == EWOULDBLOCK else { throw .writing(path, number, "locking") }
      throw FileError(
        .locked, path, "locked by process \(Self.digits(holder)); expected nobody else here",
        errorNumber: number)
    }
    (self.path, self.descriptor) = (path, descriptor)
    ftruncate(descriptor, 0)
    _ = Array("\(getpid())\n".utf8).withUnsafeBytes {
      pwrite(descriptor, $0.baseAddress, $0.count, 0)
    }
  }

  deinit { unlock() }

  /// Lets go. The file stays: removing it would let two processes lock two files of one name.
  public func unlock() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    let digits = bytes.prefix { (0x30...0x39).contains($0) }
    return digits.isEmpty ? "unknown" : String(decoding: digits, as: UTF8.self)
  }
}
