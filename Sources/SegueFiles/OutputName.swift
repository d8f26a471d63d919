// The name of a file to be made: split into folder and name, checked before any work is done.

import Foundation

/// Where an output is going to be.
struct OutputName {
  /// As the caller gave it.
  let path: String
  /// The folder's path; `.` for a bare name.
  let folder: String
  /// The last component.
  let name: String

  /// Splits `path`.
  init(_ path: String) throws(FileError) {
    self.path = path
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw FileError(
        .unwritable, path, "the path is empty or holds a NUL byte; expected a file name")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    name = parts.last.map(String.init) ?? ""
    guard !name.isEmpty, name != ".", name != ".." else {
      throw FileError(.notRegular, path, "names a folder; expected a file name")
    }
    let parent = parts.dropLast().joined(separator: "/")
    folder = parts.count == 1 ? "." : (parent.isEmpty ? "/" : parent)
  }

  /// Opens the folder; the caller closes it.
  func openFolder() throws(FileError) -> Int32 {
    let descriptor = systemCall { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      let number = errno
      throw FileError(
        .unwritable, path,
        "\(errorText(number)): \(folder.escapingControlCharacters); expected an existing folder",
        errorNumber: number)
    }
    return descriptor
  }

  /// Refuses what cannot or must not be replaced. A device, above all: renaming over `/dev/null`
  /// would replace it.
  func check(in folder: Int32, replacing: Bool) throws(FileError) {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return }
      throw .writing(path, errno, "looking at it")
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
