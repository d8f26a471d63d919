// A file that is too large to be kept in memory and is read in parts. As with `BoundedFile`, its
// kind and size are those of the open descriptor, so it remains the same file whatever happens to
// its name.

import Foundation

/// A regular file that is open for reading at any offset.
public final class ReadableFile {
  /// The path with which the file was opened.
  public let path: String
  /// The size in bytes.
  public let size: Int

  private let descriptor: Int32

  /// Opens the regular file at `path`.
  /// - Throws: `FileError` with code `.missing`, `.notRegular` or `.unreadable`.
  public init(path: String) throws(FileError) {
    guard let descriptor = systemCall({ open(path, OpenFlags.input) }) else {
      throw .reading(path, errno)
    }
    var status = stat()
    let result = fstat(descriptor, &status)
    guard result == 0, status.st_mode & S_IFMT == S_IFREG else {
      let number = errno
      close(descriptor)
      guard result == 0 else { throw .reading(path, number) }
      let kind = BoundedFile.kind(of: status.st_mode)
      throw FileError(.notRegular, path, "is \(kind); expected a regular file")
    }
    InputFiles.note(descriptor: descriptor)
    (self.path, self.descriptor, size) = (path, descriptor, Int(status.st_size))
  }

  deinit { close(descriptor) }

  /// Returns `count` bytes starting at `offset`, or fewer at the end of the file.
  public func read(_ count: Int, at offset: Int) throws(FileError) -> [UInt8] {
    let wanted = max(0, min(count, size - offset))
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let got = retryingInterrupts {
          let start = buffer.baseAddress.map { $0 + filled }
          let count = pread(descriptor, start, wanted - filled, off_t(offset + filled))
          return count >= 0 ? count : -Int(errno)
        }
        if got < 0 { failure = Int32(-got) }
        if got <= 0 { return }
        filled += got
      }
    }
    if let failure { throw .reading(path, failure) }
    return bytes
  }
}
