// The folder that a scene may read from. Scenes are untrusted, so each component of a path is
// opened separately, relative to the one before and never through a symbolic link: no change to the
// tree in the meantime can lead out of it. A path with a link is opened as a whole, and is accepted
// if the file that was opened is in the folder, or in one that the user permits (`LinkedFile`).

import Foundation

/// A folder whose files, and no others, can be read by relative path.
public struct AssetFolder: Sendable, Hashable {
  /// The path as the user gave it. The folder itself may be a symbolic link.
  public let path: String
  /// Folders outside of this one that symbolic links in it may lead to.
  public let linkTargets: [String]

  /// Creates a reference to the folder at `path`, without opening it. The empty path is the current
  /// folder.
  /// - Parameter linkTargets: Folders outside of this one that symbolic links in it may lead to.
  public init(path: String, linkTargets: [String] = []) {
    self.path = path.isEmpty ? "." : path
    self.linkTargets = linkTargets
  }

  /// Returns the contents of a regular file. Symbolic links are followed to files in the folder, or
  /// in one of `linkTargets`.
  /// - Parameter relative: The path relative to the folder: components separated by `/`, none of
  ///   them `..`.
  /// - Parameter limit: The maximum size in bytes.
  /// - Throws: `FileError` with code `.outside`, `.missing`, `.notRegular`, `.tooLarge` or
  ///   `.unreadable`.
  public func read(_ relative: String, limit: Int) throws(FileError) -> [UInt8] {
    let components = try components(of: relative)
    let root = path
    guard var folder = systemCall({ open(root, OpenFlags.folder) }) else {
      throw .reading(root, errno)
    }
    defer { close(folder) }
    for (depth, component) in components.dropLast().enumerated() {
      let next = systemCall {
        openat(folder, component, OpenFlags.folder | O_NOFOLLOW)
      }
      guard let next else {
        let error = errno
        guard isLink(component, in: folder) else {
          throw explain(relative, components[...depth], in: folder, error)
        }
        return try readLinked(components, link: component, named: relative, limit: limit)
      }
      close(folder)
      folder = next
    }
    let (name, flags) = (
      components[components.count - 1], OpenFlags.input | O_NOFOLLOW
    )
    guard let descriptor = systemCall({ openat(folder, name, flags) }) else {
      let error = errno
      guard isLink(name, in: folder) else {
        throw explain(relative, components[...], in: folder, error)
      }
      return try readLinked(components, link: name, named: relative, limit: limit)
    }
    defer { close(descriptor) }
    return try BoundedFile.read(descriptor: descriptor, named: relative, limit: limit)
  }

  /// Returns the contents of a file whose path contains the symbolic link `link`.
  private func readLinked(
    _ components: [String], link: String, named relative: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    let whole = ([path] + components).joined(separator: "/")
    let roots = [path] + linkTargets
    guard let descriptor = try LinkedFile.open(whole, in: roots, as: relative) else {
      let others = linkTargets.isEmpty ? "" : ", or in a folder given with --asset-root"
      throw FileError(
        .outside, relative,
        "\"\(link.escapingControlCharacters)\" is a symbolic link that leads to no file in "
          + "\(shown)\(others); expected one that does. Copy the file, or permit the folder of the "
          + "file with --asset-root")
    }
    defer { close(descriptor) }
    return try BoundedFile.read(descriptor: descriptor, named: relative, limit: limit)
  }

  private func isLink(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFLNK
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

  /// Returns the error for a component that could not be opened and is not a symbolic link. The file
  /// is examined again for a more specific reason.
  /// - Parameters:
  ///   - components: The components of the path up to this one.
  ///   - folder: The folder that should contain it.
  private func explain(
    _ relative: String, _ components: ArraySlice<String>, in folder: Int32, _ number: Int32
  ) -> FileError {
    var status = stat()
    let component = components[components.endIndex - 1]
    guard fstatat(folder, component, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return missing(relative, component, after: components.dropLast(), number)
    }
    if number == ENXIO {  // a socket, or a device nobody serves
      return FileError(
        .notRegular, relative,
        "is \(BoundedFile.kind(of: status.st_mode)); expected a regular file", errorNumber: number)
    }
    return .reading(relative, number)
  }

  /// Returns the error for a component that does not exist: that of an address of the web, or one
  /// with a similar name.
  private func missing(
    _ relative: String, _ component: String, after folders: ArraySlice<String>, _ number: Int32
  ) -> FileError {
    let scheme = relative.prefix { $0.isASCII && $0.isLetter }.lowercased()
    let rest = relative.dropFirst(scheme.count)
    if !scheme.isEmpty, rest.hasPrefix("://") || (scheme == "data" && rest.hasPrefix(":")) {
      return FileError(
        .missing, relative,
        "is a URL, and nothing is loaded from the network; expected a file in \(shown)",
        errorNumber: number)
    }
    let before = folders.map { "\($0)/" }.joined()
    return FileError.reading(relative, number).about(
      MissingName(component, in: path + "/" + before, shownAfter: before))
  }

  private var shown: String {
    path == "." ? "the scene's folder" : path.escapingControlCharacters
  }
}
