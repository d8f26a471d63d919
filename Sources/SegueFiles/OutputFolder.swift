// The folder of a PNG sequence. Made when it is missing (not its parents: a misspelt path should not
// grow a tree). One that holds anything is refused unless the user asked to replace: then files of
// the same name are replaced one by one and everything else is left alone, because removing files
// that we cannot prove ours is not for a renderer to do; `leftovers` finds the frames of an earlier,
// longer run for the caller to remove or to name.

import Foundation

/// A folder that takes a sequence of files.
public struct OutputFolder: Sendable, Hashable {
  /// Where it is.
  public let path: String
  /// Whether files that are already there may be replaced.
  public let replacing: Bool

  /// Makes the folder, or takes the one that is there.
  /// - Throws: `FileError` with code `.exists` when it is not empty and `replacing` is false.
  public init(path: String, replacing: Bool) throws(FileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw FileError(.unwritable, path, "the path is empty or holds a NUL byte; expected a folder")
    }
    (self.path, self.replacing) = (path, replacing)
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw .writing(path, errno, "making the folder") }
    guard access(path, W_OK | X_OK) == 0 else { throw .writing(path, errno, "using the folder") }
    let found = try names().filter { !isOurs($0) }
    guard replacing || found.isEmpty else {
      throw FileError(
        .exists, path,
        "the folder holds \(found.count) files; expected an empty one. Use --force to write into it"
      )
    }
  }

  /// The path of a file in it.
  public func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// The files in it that `belongs` recognises and that are not in `written`, sorted.
  public func leftovers(besides written: Set<String>, where belongs: (String) -> Bool)
    throws(FileError) -> [String]
  {
    try names().filter { !written.contains($0) && belongs($0) }
  }

  /// Removes the file `name`.
  public func remove(_ name: String) throws(FileError) {
    guard unlink(path(of: name)) == 0 || errno == ENOENT else {
      throw .writing(path(of: name), errno, "removing")
    }
  }

  /// Brings the folder's list of names to the disk, once after a sequence of files.
  public func sync() throws(FileError) {
    let descriptor = try open()
    defer { close(descriptor) }
    guard systemCall({ fsync(descriptor) }) == 0 || errno == EINVAL else {
      throw .writing(path, errno, "syncing")
    }
  }

  /// What is in it, sorted.
  private func names() throws(FileError) -> [String] {
    let descriptor = try open()
    defer { close(descriptor) }
    StaleFiles.remove(in: descriptor, path: path)
    return StaleFiles.names(in: descriptor).sorted()
  }

  private func open() throws(FileError) -> Int32 {
    let descriptor = systemCall { Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .writing(path, errno, "opening the folder") }
    return descriptor
  }

  /// Temporary files of another process at work, and our lock.
  private func isOurs(_ name: String) -> Bool { name.hasPrefix(TemporaryFile.prefix) }
}
