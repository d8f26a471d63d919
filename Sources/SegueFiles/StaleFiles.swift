// What killed processes left behind. Looked for once per folder and process: a sequence of ten
// thousand files must not list its folder ten thousand times.

import Foundation
import Synchronization

/// Removal of temporary files whose makers are dead.
package enum StaleFiles {
  /// Inode numbers are used again, so the path counts too.
  private struct FolderIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let path: String
  }

  private static let visited = Mutex<Set<FolderIdentity>>([])

  /// Removes the stale files of the folder `path`, open at `folder`, the first time it is seen.
  /// Trouble is no error: it is somebody else's litter.
  static func remove(in folder: Int32, path: String) {
    var status = stat()
    guard fstat(folder, &status) == 0 else { return }
    let identity = FolderIdentity(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), path: path)
    guard visited.withLock({ $0.insert(identity).inserted }) else { return }
    for name in names(in: folder)
    where name.hasPrefix(TemporaryFile.prefix) && name.hasSuffix(TemporaryFile.suffix) {
      removeIfStale(name, in: folder)
    }
  }

  /// Removes the stale files of the folder `path` now.
  package static func sweep(_ path: String) {
    let folder = systemCall { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { return }
    defer { close(folder) }
    for name in names(in: folder)
    where name.hasPrefix(TemporaryFile.prefix) && name.hasSuffix(TemporaryFile.suffix) {
      removeIfStale(name, in: folder)
    }
  }

  /// Whoever gets the lock knows that the maker is gone.
  private static func removeIfStale(_ name: String, in folder: Int32) {
    let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = systemCall { openat(folder, name, flags) }
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlinkat(folder, name, 0) }
    close(descriptor)
  }

  /// What is in the folder, without `.` and `..`, in no particular order.
  static func names(in folder: Int32) -> [String] {
    let copy = systemCall { openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
