// The folder of a PNG sequence. It is created if it does not exist, but its parents are not, so
// that a misspelled path does not create a tree. A folder that is not empty is rejected unless
// replacing was requested: then files of the same name are replaced one by one, and everything else
// is left unchanged, because files that cannot be proven to be ours must not be removed.
// `leftovers` finds the frames of an earlier, longer run for the caller to remove or to name.

import Foundation

/// A folder for a sequence of output files.
public struct OutputFolder: Sendable, Hashable {
  /// The path of the folder.
  public let path: String
  /// A Boolean value that indicates whether existing files may be replaced.
  public let replacing: Bool

  /// Creates the folder, or uses an existing one.
  /// - Throws: `FileError` with code `.exists` if the folder is not empty and `replacing` is
  ///   `false`.
  public init(path: String, replacing: Bool) throws(FileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw FileError(
        .unwritable, path, "the path is empty or contains a NUL byte; expected a folder")
    }
    (self.path, self.replacing) = (path, replacing)
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw .creatingFolder(path, errno)
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw .writing(path, errno, "accessing the folder")
    }
    let found = try names().filter { !isTemporaryFile($0) }
    guard replacing || found.isEmpty else {
      throw FileError(
        .exists, path,
        "the folder contains \(found.count == 1 ? "a file" : "\(found.count) files"); expected an empty "
          + "folder. Use --force to write into it")
    }
  }

  /// Returns the path of a file in the folder.
  public func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Returns the files that `belongs` recognizes and that are not in `written`, sorted.
  public func leftovers(besides written: Set<String>, where belongs: (String) -> Bool)
    throws(FileError) -> [String]
  {
    try names().filter { !written.contains($0) && belongs($0) }
  }

  /// Removes the file with the given name, unless the run has read it.
  public func remove(_ name: String) throws(FileError) {
    try InputFiles.reject(path(of: name))
    guard unlink(path(of: name)) == 0 || errno == ENOENT else {
      throw .writing(path(of: name), errno, "removing")
    }
  }

  /// Synchronizes the folder's list of names with the disk, once after a sequence of files.
  public func sync() throws(FileError) {
    let descriptor = try open()
    defer { close(descriptor) }
    guard systemCall({ fsync(descriptor) }) == 0 || errno == EINVAL else {
      throw .writing(path, errno, "syncing")
    }
  }

  /// Returns the names of the files in the folder, sorted.
  private func names() throws(FileError) -> [String] {
    let descriptor = try open()
    defer { close(descriptor) }
    StaleFiles.remove(in: descriptor, path: path)
    return StaleFiles.names(in: descriptor).sorted()
  }

  private func open() throws(FileError) -> Int32 {
    guard let descriptor = systemCall({ Foundation.open(path, OpenFlags.folder) })
    else { throw .writing(path, errno, "opening the folder") }
    return descriptor
  }

  /// Returns a Boolean value that indicates whether the file is a temporary file of a running
  /// process, or a lock file of ours.
  private func isTemporaryFile(_ name: String) -> Bool { name.hasPrefix(TemporaryFile.prefix) }
}
