// A hidden file that will replace another one. The process that created it holds a lock (flock) on
// it, which the kernel releases when the process ends, however that happens. A later process can
// therefore distinguish a stale file from one in use without relying on process numbers, which
// containers share.

import Foundation

/// An open, locked and registered file with a unique name in a folder.
struct TemporaryFile: ~Copyable {
  let folder: Int32
  let name: String
  let descriptor: Int32
  private let place: Int?

  static let prefix = ".segue-"
  static let suffix = ".part"

  /// Creates a file in the folder that is open at `folder`, for an output at `path`.
  init(in folder: Int32, for path: String) throws(FileError) {
    self.folder = folder
    // Random characters make names distinct, also those of a process of another machine that has
    // the same number. If a name is taken nevertheless, try another one.
    var random = SystemRandomNumberGenerator()
    for _ in 0..<1000 {
      let name = "\(Self.prefix)\(getpid())-\(String(random.next(), radix: 36))\(Self.suffix)"
      let place = TemporaryFiles.register(name, in: folder)
      let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
      let descriptor = systemCall { openat(folder, name, flags, 0o666) }
      if let descriptor, Self.lock(descriptor, named: name, in: folder) {
        (self.name, self.descriptor, self.place) = (name, descriptor, place)
        return
      }
      let number = errno
      TemporaryFiles.unregister(place)
      if let descriptor {
        close(descriptor)  // a cleaner was faster than our lock, and has removed it
      } else if number != EEXIST {
        throw .writing(path, number, "creating a temporary file in its folder")
      }
    }
    throw .writing(path, EEXIST, "creating a temporary file in its folder")
  }

  /// Takes the lock on the file. Returns `false` if the file has been removed in the meantime. A
  /// file system without locks is accepted, since no process then considers the file stale.
  private static func lock(_ descriptor: Int32, named name: String, in folder: Int32) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { return errno != EWOULDBLOCK }
    var open = stat()
    var named = stat()
    guard fstat(descriptor, &open) == 0,
      fstatat(folder, name, &named, AT_SYMLINK_NOFOLLOW) == 0
    else { return false }
    return open.st_ino == named.st_ino
  }

  /// Removes the name, if it still exists, and closes the file.
  consuming func remove() {
    unlinkat(folder, name, 0)
    release()
  }

  /// Closes the file after it has been renamed.
  consuming func release() {
    TemporaryFiles.unregister(place)
    _ = Foundation.close(descriptor)
  }
}
