// The folder that a scene may read from. Scenes are untrusted, so each component of a path is
// opened separately, relative to the one before and never through a symbolic link: no change to the
// tree in the meantime can lead out of it. Links are rejected even when they stay inside, since
// following them safely would require a second path walker, and a copy of the file serves as well.

import Foundation

/// A folder whose files, and no others, can be read by relative path.
public struct AssetFolder: Sendable, Hashable {
  /// The path as the user gave it. The folder itself may be a symbolic link.
  public let path: String

  /// Creates a reference to the folder at `path`, without opening it. The empty path is the current
  /// folder.
  public init(path: String) { self.path = path.isEmpty ? "." : path }

  /// Returns the contents of a regular file.
  /// - Parameter relative: The path relative to the folder: components separated by `/`, none of
  ///   them `..`.
  /// - Parameter limit: The maximum size in bytes.
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

  /// Returns the components of a relative path. The array is never empty.
  private func components(of relative: String) throws(FileError) -> [String] {
    guard !relative.isEmpty else {
      throw FileError(.missing, relative, "the path is empty; expected a file in \(shown)")
    }
    guard !relative.utf8.contains(0) else {
      throw FileError(.outside, relative, "contains a NUL byte; expected a file in \(shown)")
    }
    guard !relative.hasPrefix("/") else {
      throw FileError(.outside, relative, "an absolute path; expected a file in \(shown)")
    }
    let parts = relative.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("..") else {
      throw FileError(
        .outside, relative, "leads outside the folder with \"..\"; expected a file in \(shown)")
    }
    let kept = parts.filter { !$0.isEmpty && $0 != "." }
    guard !kept.isEmpty, parts.last == kept.last else {
      throw FileError(.notRegular, relative, "names a folder; expected a file in \(shown)")
    }
    return kept
  }

  /// Returns the error for a component that could not be opened. O_DIRECTORY with O_NOFOLLOW fails
  /// with ENOTDIR for a symbolic link, so the file is examined again for a more specific reason.
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
