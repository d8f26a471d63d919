// The folder a scene may read from. A scene comes from anybody; so each component of a path is
// opened on its own, relative to the one before and never through a symbolic link: nothing that
// happens to the tree meanwhile can lead out of it. Links are refused even when they stay inside:
// to follow them safely is a second path walker, and a copy of the file does as well.

import Foundation

/// A folder whose files, and no others, can be read by relative path.
public struct AssetFolder: Sendable, Hashable {
  /// Where it is, as the user named it. The folder itself may be a symbolic link.
  public let path: String

  /// The folder at `path`; the empty path is the current folder. Nothing is opened yet.
  public init(path: String) { self.path = path.isEmpty ? "." : path }

  /// The bytes of the regular file `relative`, at most `limit` of them.
  /// - Parameter relative: components separated by `/`, none of them `..`.
  /// - Throws: `FileError` with code `.outside`, `.missing`, `.notRegular`, `.tooLarge` or
  ///   `.unreadable`.
  public func read(_ relative: String, limit: Int) throws(FileError) -> [UInt8] {
    let components = try components(of: relative)
    let root = path
    var folder = systemCall { open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { throw .reading(root, errno) }
    defer { close(folder) }
    for component in components.dropLast() {
      let next = systemCall {
        openat(folder, component, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      }
      guard next >= 0 else { throw explain(relative, folder, component, errno) }
      close(folder)
      folder = next
    }
    return try read(components[components.count - 1], in: folder, named: relative, limit: limit)
  }

  private func read(_ name: String, in folder: Int32, named relative: String, limit: Int)
    throws(FileError) -> [UInt8]
  {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    let descriptor = systemCall { openat(folder, name, flags) }
    guard descriptor >= 0 else { throw explain(relative, folder, name, errno) }
    defer { close(descriptor) }
    return try BoundedFile.read(descriptor: descriptor, named: relative, limit: limit)
  }

  /// The parts of a relative path; never empty.
  private func components(of relative: String) throws(FileError) -> [String] {
    guard !relative.isEmpty else {
      throw FileError(.missing, relative, "the path is empty; expected a file in \(shown)")
    }
    guard !relative.utf8.contains(0) else {
      throw FileError(.outside, relative, "holds a NUL byte; expected a file in \(shown)")
    }
    guard !relative.hasPrefix("/") else {
      throw FileError(.outside, relative, "an absolute path; expected a file in \(shown)")
    }
    let parts = relative.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("..") else {
      throw FileError(.outside, relative, "leads outside with \"..\"; expected a file in \(shown)")
    }
    let kept = parts.filter { !$0.isEmpty && $0 != "." }
    guard !kept.isEmpty, parts.last == kept.last else {
      throw FileError(.notRegular, relative, "names a folder; expected a file in \(shown)")
    }
    return kept
  }

  /// Why `component` of `relative` did not open. O_DIRECTORY with O_NOFOLLOW answers ENOTDIR for a
  /// link, so look again for a better word.
  private func explain(
    _ relative: String, _ folder: Int32, _ component: String, _ number: Int32
  ) -> FileError {
    var status = stat()
    guard fstatat(folder, component, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return .reading(relative, number)
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      let link = component.escapingControlCharacters
      return FileError(
        .outside, relative,
        "\"\(link)\" is a symbolic link; expected a file in \(shown). Copy the file there",
        errorNumber: number)
    }
    if number == ENXIO {  // a socket, or a device nobody serves
      return FileError(
        .notRegular, relative,
        "is \(BoundedFile.kind(of: status.st_mode)); expected a regular file", errorNumber: number)
    }
    return .reading(relative, number)
  }

  private var shown: String {
    path == "." ? "the scene's folder" : path.escapingControlCharacters
  }
}
