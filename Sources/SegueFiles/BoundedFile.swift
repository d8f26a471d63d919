// Reading of untrusted files: never more than a limit, and only regular files. Size and kind are
// taken from the open descriptor, not from the name, so that the file cannot be exchanged in
// between.

import Foundation

/// Reading of whole files whose size is limited.
public enum BoundedFile {
  /// Returns the contents of the regular file at `path`, at most `limit` bytes. Symbolic links are
  /// followed, since the path is given by the user rather than by a scene.
  /// - Throws: `FileError`.
  public static func read(path: String, limit: Int) throws(FileError) -> [UInt8] {
    try read(path: path, limit: limit, isInput: true)
  }

  /// Returns the contents of a file that this program has written, and may replace.
  package static func readOwn(path: String, limit: Int) throws(FileError) -> [UInt8] {
    try read(path: path, limit: limit, isInput: false)
  }

  private static func read(path: String, limit: Int, isInput: Bool) throws(FileError) -> [UInt8] {
    guard !path.isEmpty else {
      throw FileError(.missing, path, "the path is empty; expected a file")
    }
    guard !path.utf8.contains(0) else {
      throw FileError(.missing, path, "the path contains a NUL byte; expected a file")
    }
    guard let descriptor = systemCall({ open(path, OpenFlags.input) })
    else { throw .reading(path, errno) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, named: path, limit: limit, isInput: isInput)
  }

  /// Returns the contents of the regular file that is open at `descriptor`, at most `limit` bytes.
  /// - Parameter isInput: A Boolean value that indicates whether the run may not replace the file.
  static func read(descriptor: Int32, named path: String, limit: Int, isInput: Bool = true)
    throws(FileError) -> [UInt8]
  {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .reading(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(
        .notRegular, path, "is \(kind(of: status.st_mode)); expected a regular file")
    }
    guard status.st_size <= limit else { throw tooLarge(path, Int(status.st_size), limit) }
    return try drain(
      descriptor, named: path, limit: limit, expected: Int(status.st_size), isInput: isInput)
  }

  /// Passes the contents of the regular file at `path` to `take` in pieces, without a limit.
  /// - Parameter isInput: A Boolean value that indicates whether the run may not replace the file.
  /// - Throws: `FileError`.
  package static func readPieces(
    path: String, isInput: Bool = true, take: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(FileError) {
    guard let descriptor = systemCall({ open(path, OpenFlags.input) })
    else { throw .reading(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .reading(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(
        .notRegular, path, "is \(kind(of: status.st_mode)); expected a regular file")
    }
    if isInput { InputFiles.note(descriptor: descriptor) }
    var chunk = [UInt8](repeating: 0, count: min(1 << 18, max(1 << 12, Int(status.st_size) + 1)))
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        retryingInterrupts {
          let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
          return count >= 0 ? count : -Int(errno)
        }
      }
      guard count >= 0 else { throw .reading(path, Int32(-count)) }
      if count == 0 { return }
      chunk.withUnsafeBufferPointer { take(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// Returns everything that can be read from `descriptor`, which may be a pipe such as standard
  /// input. The limit is checked while reading.
  public static func drain(
    _ descriptor: Int32, named path: String, limit: Int, expected: Int = 0
  ) throws(FileError) -> [UInt8] {
    try drain(descriptor, named: path, limit: limit, expected: expected, isInput: true)
  }

  private static func drain(
    _ descriptor: Int32, named path: String, limit: Int, expected: Int, isInput: Bool
  ) throws(FileError) -> [UInt8] {
    if isInput { InputFiles.note(descriptor: descriptor) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        retryingInterrupts {
          let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
          return count >= 0 ? count : -Int(errno)
        }
      }
      guard count >= 0 else { throw .reading(path, Int32(-count)) }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw tooLarge(path, nil, limit) }
      bytes += chunk[..<count]
    }
  }

  private static func tooLarge(_ path: String, _ size: Int?, _ limit: Int) -> FileError {
    let found = size.map { "\($0) bytes" } ?? "more than \(limit) bytes"
    return FileError(.tooLarge, path, "\(found); expected at most \(limit)")
  }

  /// Returns the kind of a file that is not a regular file, in words.
  static func kind(of mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFLNK: "a symbolic link"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    default: "not a file"
    }
  }
}
