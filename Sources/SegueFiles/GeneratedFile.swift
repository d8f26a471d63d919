// Reports, which each run of a command replaces without being asked to. A mark near the beginning
// shows that this program has written a file; any other file of the same name is someone's own.

import Foundation

/// A file that every run of a command writes anew.
package struct GeneratedFile {
  /// The texts near the beginning of the files that this program has written.
  package enum Mark: String, Sendable {
    /// The mark of an HTML page.
    case page = #"<meta name="generator" content="segue">"#
    /// The mark of a JSON object: its first member.
    case object = #"{"generator":"segue""#
    /// The mark of test results as JUnit XML.
    case testResults = #"<testsuite name="segue golden""#
    /// The mark of a PNG: a text chunk after the header.
    case image = "tEXtSoftware\0segue"
    /// The mark of adapted source: the line that names the original.
    case source = "\n#sourceLocation(file: \""
  }

  /// The path of the file.
  package let path: String
  private let mark: Mark

  /// The number of bytes in which the mark is looked for.
  private static let markedBytes = 512

  /// Creates a reference to the file at `path`.
  package init(_ path: String, _ mark: Mark) { (self.path, self.mark) = (path, mark) }

  /// Checks that the file can be written and replaces nothing of anyone else's. Call this before
  /// the work whose result the file describes.
  /// - Parameter replacing: A Boolean value that indicates whether any file may be replaced.
  /// - Throws: `FileError` with code `.exists`, `.input`, `.notRegular` or `.unwritable`.
  package func check(replacing: Bool) throws(FileError) {
    let target = try OutputName(path)
    let folder = try target.openFolder()
    defer { close(folder) }
    try target.check(in: folder, replacing: true, updating: false)
    guard !replacing, exists(target.name, in: folder), !isOurs(target.name, in: folder) else {
      return
    }
    throw FileError(
      .exists, path,
      "the file exists and was not written by segue; expected a file that segue has written, or "
        + "none. Move it elsewhere, or use --force to replace it")
  }

  private func exists(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// A Boolean value that indicates whether this program has written the file.
  package var isOurs: Bool {
    guard let target = try? OutputName(path), let folder = try? target.openFolder() else {
      return false
    }
    defer { close(folder) }
    return isOurs(target.name, in: folder)
  }

  /// A symbolic link is never ours.
  private func isOurs(_ name: String, in folder: Int32) -> Bool {
    let flags = OpenFlags.input | O_NOFOLLOW
    guard let descriptor = systemCall({ openat(folder, name, flags) }) else { return false }
    defer { close(descriptor) }
    let bytes = try? readBytes(Self.markedBytes) { checked(pread(descriptor, $0, $1, off_t($2))) }
    return bytes?.firstRange(of: Array(mark.rawValue.utf8)) != nil
  }
}
