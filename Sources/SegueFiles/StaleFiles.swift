// Removal of temporary files of killed processes. It runs once per folder and process: a sequence
// of ten thousand files must not list its folder ten thousand times.

import Foundation
import Synchronization

/// Removal of temporary files whose processes no longer exist.
package enum StaleFiles {
  /// The identity of a folder. Inode numbers are reused, so it includes the path.
  private struct FolderIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let path: String
  }

  private static let visited = Mutex<Set<FolderIdentity>>([])

  /// Removes the stale files of the folder that is open at `folder`, the first time it is
  /// encountered. Failures are ignored, since they concern files of other processes.
  static func remove(in folder: Int32, path: String) {
    var status = stat()
    guard fstat(folder, &status) == 0 else { return }
    let identity = FolderIdentity(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), path: path)
    guard visited.withLock({ $0.insert(identity).inserted }) else { return }
    removeStale(in: folder)
  }

  /// Removes the stale files of the folder at `path` now.
  package static func sweep(_ path: String) {
    guard let folder = systemCall({ open(path, OpenFlags.folder) }) else {
      return
    }
    defer { close(folder) }
    removeStale(in: folder)
  }

  private static func removeStale(in folder: Int32) {
    for name in names(in: folder)
    where name.hasPrefix(TemporaryFile.prefix) && name.hasSuffix(TemporaryFile.suffix) {
      removeIfStale(name, in: folder)
    }
  }

  /// Removes a file if its lock can be taken, which shows that the process that created it no
  /// longer exists.
  private static func removeIfStale(_ name: String, in folder: Int32) {
    guard let descriptor = systemCall({ openat(folder, name, OpenFlags.existing) }) else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlinkat(folder, name, 0) }
    close(descriptor)
  }

  /// Returns the names in the folder without `.` and `..`, in no particular order.
  static func names(in folder: Int32) -> [String] {
    var names: [String] = []
    enumerateNames(in: folder) { name in
      names.append(name)
      return true
    }
    return names
  }

  /// Passes the names in the folder to `take`, without `.` and `..` and in no particular order,
  /// until it returns `false`.
  static func enumerateNames(in folder: Int32, _ take: (String) -> Bool) {
    guard let copy = systemCall({ openat(folder, ".", OpenFlags.folder) }) else { return }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != "..", !take(name) { return }
    }
  }
}
