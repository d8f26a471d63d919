// Files behind symbolic links. What counts is not where a link seems to lead, which can change, but
// which file was opened: the kernel tells its path, and a file that is not below one of the
// permitted folders is closed again without having been opened for reading.

import Foundation

/// The opening of files through symbolic links that may not leave certain folders.
enum LinkedFile {
  /// The flag `O_PATH` of Linux, which Foundation does not export.
  private static let pathOnly: Int32 = 0o10_000_000

  /// Opens the file to which the links of `path` lead, for reading.
  /// - Parameters:
  ///   - path: The path of the file, with links.
  ///   - roots: The folders that the file has to be in, themselves or in a folder below. A folder
  ///     that does not exist contains nothing.
  /// - Returns: The descriptor of the file, which the caller closes, or `nil` if there is no such
  ///   file, or it is elsewhere. The two are not told apart, so that links tell nothing about files
  ///   elsewhere.
  /// - Throws: `FileError` about `name` if the system is short of descriptors or memory, has no
  ///   `/proc`, or refuses to open a file that is in one of the folders.
  static func open(_ path: String, in roots: [String], as name: String) throws(FileError)
    -> Int32?
  {
    // O_PATH opens nothing for reading: a device or a pipe elsewhere does not notice.
    guard let handle = try handle(path, as: name) else { return nil }
    defer { close(handle) }
    let file = try location(of: handle, as: name)
    var isPermitted = false
    for root in roots where !isPermitted {
      guard let folder = try Self.handle(root, as: name) else { continue }
      defer { close(folder) }
      isPermitted = contains(try location(of: folder, as: name), file)
    }
    guard isPermitted else { return nil }
    try rejectOthers(handle, as: name)
    guard
      let descriptor = systemCall({ Foundation.open("/proc/self/fd/\(handle)", OpenFlags.input) })
    else {
      throw .reading(name, errno)
    }
    return descriptor
  }

  /// Opens a path without permission to read, or returns `nil` if it leads to nothing.
  private static func handle(_ path: String, as name: String) throws(FileError) -> Int32? {
    if let handle = systemCall({ Foundation.open(path, pathOnly | O_CLOEXEC) }) {
      return handle
    }
    if [EMFILE, ENFILE, ENOMEM].contains(errno) { throw .reading(name, errno) }
    return nil
  }

  /// Throws if the file is not a regular file, before it is opened for reading.
  private static func rejectOthers(_ handle: Int32, as name: String) throws(FileError) {
    var status = stat()
    guard fstat(handle, &status) == 0 else { throw .reading(name, errno) }
    guard status.st_mode & S_IFMT != S_IFREG else { return }
    let kind = BoundedFile.kind(of: status.st_mode)
    throw FileError(.notRegular, name, "leads to \(kind); expected a regular file")
  }

  /// Returns the absolute path, without links, of an open file or folder.
  private static func location(of handle: Int32, as name: String) throws(FileError) -> [UInt8] {
    // The kernel makes no longer paths.
    let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { text in
      text.baseAddress.flatMap { start -> [UInt8]? in
        let count = readlink("/proc/self/fd/\(handle)", start, text.count)
        return count < 0 ? nil : text[..<count].map { UInt8(bitPattern: $0) }
      }
    }
    guard let path else {
      throw FileError(
        .unreadable, name,
        "is behind a symbolic link, which can be followed only where /proc is mounted; expected a "
          + "regular file", errorNumber: errno)
    }
    return path
  }

  /// Returns a Boolean value that indicates whether the file at the path `file` is below `folder`.
  private static func contains(_ folder: [UInt8], _ file: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    let prefix = folder.last == slash ? folder : folder + [slash]
    return file.starts(with: prefix)
  }
}
