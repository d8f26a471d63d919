// Reading of untrusted files: never more than a limit, and only regular files. Size and kind are
// taken from the open descriptor, not from the name, so that the file cannot be exchanged in
// between.

import Foundation

/// Reading of whole files whose size is limited.
public enum BoundedFile {
  /// The maximum number of bytes that are read with one call.
  private static let pieceBytes = 1 << 18

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
    else { throw .opening(path, errno) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, named: path, limit: limit, isInput: isInput)
  }

  /// Returns the contents of the regular file that is open at `descriptor`, at most `limit` bytes.
  /// - Parameter isInput: A Boolean value that indicates whether the run may not replace the file.
  static func read(descriptor: Int32, named path: String, limit: Int, isInput: Bool = true)
    throws(FileError) -> [UInt8]
  {
    let size = try size(of: descriptor, named: path)
    guard size <= limit else { throw tooLarge(path, size, limit) }
    return try drain(descriptor, named: path, limit: limit, expected: size, isInput: isInput)
  }

  /// Returns the size of the regular file that is open at `descriptor`.
  static func size(of descriptor: Int32, named path: String) throws(FileError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .reading(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(
        .notRegular, path, "is \(kind(of: status.st_mode)); expected a regular file",
        errorNumber: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : 0)
    }
    return Int(status.st_size)
  }

  /// Passes the contents of the regular file at `path` to `take` in pieces, without a limit.
  /// - Parameter isInput: A Boolean value that indicates whether the run may not replace the file.
  /// - Throws: `FileError`.
  package static func readPieces(
    path: String, isInput: Bool = true, take: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(FileError) {
    guard let descriptor = systemCall({ open(path, OpenFlags.input) })
    else { throw .opening(path, errno) }
    defer { close(descriptor) }
    _ = try size(of: descriptor, named: path)
    if isInput { InputFiles.note(descriptor: descriptor) }
    try readPieces(of: descriptor, named: path) { piece throws(FileError) in take(piece) }
  }

  /// Passes everything that can be read from `descriptor` to `take`, in pieces.
  private static func readPieces(
    of descriptor: Int32, named path: String,
    take: (UnsafeBufferPointer<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pieceBytes)
    defer { piece.deallocate() }
    while true {
      let count = retryingInterrupts {
        checked(Foundation.read(descriptor, piece.baseAddress, piece.count))
      }
      guard count >= 0 else { throw .reading(path, Int32(-count)) }
      if count == 0 { return }
      try take(UnsafeBufferPointer(rebasing: piece[..<count]))
    }
  }

  /// Returns everything that can be read from `descriptor`, which may be a pipe such as standard
  /// input. The limit is checked while reading.
  public static func drain(
    _ descriptor: Int32, named path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    try drain(descriptor, named: path, limit: limit, expected: nil, isInput: true)
  }

  private static func drain(
    _ descriptor: Int32, named path: String, limit: Int, expected: Int?, isInput: Bool
  ) throws(FileError) -> [UInt8] {
    if isInput { InputFiles.note(descriptor: descriptor) }
    var bytes: [UInt8] = []
    if let expected { bytes.reserveCapacity(expected) }
    try readPieces(of: descriptor, named: path) { piece throws(FileError) in
      bytes += piece
      guard bytes.count <= limit else { throw tooLarge(path, nil, limit) }
    }
    return bytes
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
