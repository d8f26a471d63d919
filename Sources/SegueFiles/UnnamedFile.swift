// Files without a name: contents that are needed only until the process ends, however it ends.

import Foundation

/// A file of this process that has no name and disappears with its descriptor.
public final class UnnamedFile {
  private let descriptor: Int32
  private let path: String
  /// The size of the file in bytes.
  public let size: Int

  private static let blockBytes = 1 << 20

  /// Opens the file at `path` and removes its name.
  /// - Throws: `FileError` if there is no such file.
  public init(removing path: String) throws(FileError) {
    guard let descriptor = systemCall({ open(path, OpenFlags.input | O_NOFOLLOW) }) else {
      throw .writing(path, errno, "reading it back")
    }
    (self.path, self.descriptor) = (path, descriptor)
    unlink(path)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let number = errno
      close(descriptor)
      throw .writing(path, number, "reading it back")
    }
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Appends the contents to `file`.
  public func copy(to file: AtomicFile) throws(FileError) {
    var offset = 0
    while offset < size {
      let block = try block(at: offset)
      try block.withUnsafeBufferPointer { bytes throws(FileError) in
        try file.write(UnsafeRawBufferPointer(bytes))
      }
      offset += block.count
    }
  }

  /// Returns the bytes from an offset on, at least one.
  private func block(at offset: Int) throws(FileError) -> [UInt8] {
    do throws(SystemError) {
      let block = try readBytes(Self.blockBytes) {
        checked(pread(descriptor, $0, $1, off_t(offset) + off_t($2)))
      }
      guard !block.isEmpty else { throw SystemError(number: EIO) }
      return block
    } catch {
      throw .writing(path, error.number, "reading it back")
    }
  }
}
