// A hidden file that is going to take another's place. Its maker holds a lock (flock) on it: the
// kernel frees that when the process dies, however it dies, so whoever comes next can tell a stale
// file from a living one without trusting process numbers, which containers share.

import Foundation
import Synchronization

/// An open, locked, registered file with a name of its own in a folder.
struct TemporaryFile: ~Copyable {
  let folder: Int32
  let name: String
  let descriptor: Int32
  private let place: Int?

  static let prefix = ".segue-"
  static let suffix = ".part"
  private static let counter = Atomic<UInt64>(0)

  /// Makes one in the folder open at `folder`, on behalf of `path`.
  init(in folder: Int32, for path: String) throws(FileError) {
    self.folder = folder
    // Another machine's process can have our number, on a file system that shares files but not locks:
    // chance keeps the names apart. Should one be taken all the same, go on to the next.
    for _ in 0..<1000 {
      let serial = Self.counter.add(1, ordering: .relaxed).newValue
      let chance = String(UInt32.random(in: 0...(.max)), radix: 36)
      let name = "\(Self.prefix)\(getpid())-\(serial)-\(chance)\(Self.suffix)"
      let place = TemporaryFiles.register(name, in: folder)
      let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
      let descriptor = systemCall { openat(folder, name, flags, 0o666) }
      if descriptor >= 0, Self.lock(descriptor, named: name, in: folder) {
        (self.name, self.descriptor, self.place) = (name, descriptor, place)
        return
      }
      let number = errno
      TemporaryFiles.unregister(place)
      if descriptor >= 0 {
        close(descriptor)  // a cleaner was faster than our lock, and has removed it
      } else if number != EEXIST {
        throw .writing(path, number, "creating a temporary file in its folder")
      }
    }
    throw .writing(path, EEXIST, "creating a temporary file in its folder")
  }

  /// Takes the lock; false when the file has been removed in between. A file system without locks
  /// is no obstacle: then nobody takes the file for stale either.
  private static func lock(_ descriptor: Int32, named name: String, in folder: Int32) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { return errno != EWOULDBLOCK }
    var open = stat()
    var named = stat()
    return fstat(descriptor, &open) == 0
      && fstatat(folder, name, &named, AT_SYMLINK_NOFOLLOW) == 0
      && open.st_ino == named.st_ino && open.st_dev == named.st_dev
  }

  /// Ends it: the name, if it is still there, is removed, then the file is closed.
  consuming func remove() {
    unlinkat(folder, name, 0)
    release()
  }

  /// Ends it after its name has been given away.
  consuming func release() {
    TemporaryFiles.unregister(place)
    _ = Foundation.close(descriptor)
  }
}
