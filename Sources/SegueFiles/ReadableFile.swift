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
      throw .opening(path, errno)
    }
    do throws(FileError) {
      size = try BoundedFile.size(of: descriptor, named: path)
    } catch {
      close(descriptor)
      throw error
    }
    InputFiles.note(descriptor: descriptor)
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit { close(descriptor) }

  /// Returns `count` bytes starting at `offset`, or fewer at the end of the file.
  public func read(_ count: Int, at offset: Int) throws(FileError) -> [UInt8] {
    let wanted = max(0, min(count, size - offset))
    do throws(SystemError) {
      return try readBytes(wanted) {
        checked(pread(descriptor, $0, $1, off_t(offset) + off_t($2)))
      }
    } catch {
      throw .reading(path, error.number)
    }
  }
}
