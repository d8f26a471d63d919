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
    guard let descriptor = systemCall({ open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }) else {
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
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.blockBytes, alignment: 16)
    defer { block.deallocate() }
    var offset = 0
    while offset < size {
      let count = systemRead(block, offset)
      guard count > 0 else { throw .writing(path, count < 0 ? errno : EIO, "reading it back") }
      try file.write(UnsafeRawBufferPointer(rebasing: block[..<count]))
      offset += count
    }
  }

  private func systemRead(_ block: UnsafeMutableRawBufferPointer, _ offset: Int) -> Int {
    guard let start = block.baseAddress else { return 0 }
    var count = pread(descriptor, start, block.count, off_t(offset))
    while count < 0, errno == EINTR { count = pread(descriptor, start, block.count, off_t(offset)) }
    return count
  }
}
