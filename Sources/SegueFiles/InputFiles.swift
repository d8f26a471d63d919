// The files that a run of the command reads. Every function of this module that opens a file for
// reading adds it here, and everything that replaces or removes a file asks here first: what was
// read is never an output of the same run, whatever may be replaced otherwise. Files are identified
// by device and inode, so another spelling of the path or a hard link makes no difference.

import Foundation
import Synchronization

/// The files that a run has read. It can be used from any thread.
package final class InputFiles: Sendable {
  /// The identity of a file, which is independent of its name.
  private struct Identity: Hashable, Sendable {
    let device, inode: UInt64

    init(_ status: stat) {
      (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }
  }

  /// The files of the current run, or `nil` outside of a run. Nothing is then added or refused.
  ///
  /// New threads do not inherit it; use `carrying(_:)` for what they run.
  @TaskLocal package static var current: InputFiles?

  private let known = Mutex<Set<Identity>>([])

  /// Creates an empty set of files.
  package init() {}

  /// Runs `body` as a run of its own.
  package static func collecting<Value>(_ body: () throws -> Value) rethrows -> Value {
    try $current.withValue(InputFiles(), operation: body)
  }

  /// Returns `body` as a function that belongs to the current run on any thread.
  package static func carrying(_ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let files = current
    return { $current.withValue(files) { body() } }
  }

  // MARK: Files

  /// Adds the file at `path`, if it is a regular file. Symbolic links are followed.
  package func add(path: String) {
    var status = stat()
    if stat(path, &status) == 0 { add(status) }
  }

  /// Adds a file that is open for reading to the current run.
  static func note(descriptor: Int32) {
    guard let current else { return }
    var status = stat()
    if fstat(descriptor, &status) == 0 { current.add(status) }
  }

  /// Returns a Boolean value that indicates whether the file at `path` has been added.
  package func contains(path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && contains(status)
  }

  private func add(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return }
    known.withLock { _ = $0.insert(Identity(status)) }
  }

  private func contains(_ status: stat) -> Bool {
    known.withLock { $0.contains(Identity(status)) }
  }

  // MARK: Checks of targets

  /// Checks that the file at `path` has not been read by the current run.
  /// - Throws: `FileError` with code `.input`.
  package static func reject(_ path: String) throws(FileError) {
    guard let current, current.contains(path: path) else { return }
    throw .input(path)
  }

  /// Checks that the current run has read none of the files in a folder whose names `belongs`
  /// recognizes. A folder that cannot be listed contains none.
  /// - Throws: `FileError` with code `.input`.
  package static func reject(in folder: String, where belongs: (String) -> Bool)
    throws(FileError)
  {
    guard let current else { return }
    guard let descriptor = systemCall({ open(folder, OpenFlags.folder) }) else {
      return
    }
    defer { close(descriptor) }
    for name in StaleFiles.names(in: descriptor).sorted() where belongs(name) {
      try current.reject(name, in: descriptor, as: folder.hasSuffix("/") ? folder : folder + "/")
    }
  }

  /// Checks that the file `name` in an open folder has not been read by the current run.
  static func reject(_ name: String, in folder: Int32, at path: String) throws(FileError) {
    guard let current, current.contains(name, in: folder) else { return }
    throw .input(path)
  }

  private func reject(_ name: String, in folder: Int32, as prefix: String) throws(FileError) {
    if contains(name, in: folder) { throw .input(prefix + name) }
  }

  /// A symbolic link counts as the file that it leads to: replacing the link would leave that file
  /// alone, but not what was named as an input.
  private func contains(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, 0) == 0 && contains(status)
  }
}
