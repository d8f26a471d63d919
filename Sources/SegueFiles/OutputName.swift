// The path of an output file: split into folder and name, and checked before any work is done.

import Foundation

/// The path of an output, split into folder and name.
struct OutputName {
  /// The path as the caller gave it.
  let path: String
  /// The path of the folder, `.` for a bare name.
  let folder: String
  /// The last component of the path.
  let name: String

  /// Creates an output name from a path.
  init(_ path: String) throws(FileError) {
    self.path = path
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw FileError(
        .unwritable, path, "the path is empty or contains a NUL byte; expected a file name")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    name = parts.last.map(String.init) ?? ""
    guard !name.isEmpty, name != ".", name != ".." else {
      throw FileError(.notRegular, path, "names a folder; expected a file name")
    }
    let parent = parts.dropLast().joined(separator: "/")
    folder = parts.count == 1 ? "." : (parent.isEmpty ? "/" : parent)
  }

  /// Opens the folder. The caller closes the descriptor.
  func openFolder() throws(FileError) -> Int32 {
    guard let descriptor = systemCall({ open(folder, OpenFlags.folder) }) else {
      let number = errno
      throw FileError(
        .unwritable, path,
        "\(errorText(number)): \(folder.escapingControlCharacters); expected an existing folder",
        errorNumber: number)
    }
    return descriptor
  }

  /// Checks that an existing file can and may be replaced. This above all protects inputs of the
  /// same run, and devices: renaming a file to `/dev/null` would replace the device.
  /// - Parameter updating: A Boolean value that indicates whether the file may have been read.
  func check(in folder: Int32, replacing: Bool, updating: Bool) throws(FileError) {
    if !updating { try InputFiles.reject(name, in: folder, at: path) }
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return }
      throw .writing(path, errno, "checking the file")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFLNK: if !replacing { throw .existing(path) }
    default:
      throw FileError(
        .notRegular, path,
        "is \(BoundedFile.kind(of: status.st_mode)); expected a file name")
    }
  }
}
