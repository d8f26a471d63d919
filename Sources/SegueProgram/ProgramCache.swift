// Built programs, in a folder that only their user can read. Each is built in a folder with another
// name that is renamed when the program is complete, so that concurrent runs see it complete or not
// at all. The oldest programs are removed when all together grow too large.

import Foundation
import SegueFiles

/// The folder of built programs.
package struct ProgramCache: Sendable {
  /// The path of the folder.
  package let path: String
  /// The path of the folder in which the compiler keeps what it has read of C libraries, such as the
  /// system's. Reading them takes longer than compiling a small program.
  package let modules: String
  /// The maximum size of all programs together, in bytes.
  package var limit = 512 << 20

  /// The age in seconds after which a lock without a program is considered stale.
  private static let staleAge = 3600

  /// Returns the cache of the current user, in `XDG_CACHE_HOME` or `~/.cache`.
  /// - Throws: `ProgramError` if neither location exists.
  package static func ofUser() throws(ProgramError) -> ProgramCache {
    let given = getenv("XDG_CACHE_HOME").map { String(cString: $0) } ?? ""
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    guard given.hasPrefix("/") || home.hasPrefix("/") else {
      throw ProgramError(
        .output,
        "neither XDG_CACHE_HOME nor HOME names a folder; expected a folder for built programs")
    }
    return try ProgramCache(
      path: (given.hasPrefix("/") ? given : "\(home)/.cache") + "/segue/programs")
  }

  /// Creates the cache at `path`, creating the folder if it does not exist.
  /// - Throws: `ProgramError` if the folder cannot be used, or is accessible to other users.
  package init(path: String) throws(ProgramError) {
    (self.path, modules) = (path, "\(path).modules")
    do {
      let above = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      try FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
    } catch { throw Self.unusable(path, "its parent cannot be created") }
    try Self.makePrivateFolder(path)
    try Self.makePrivateFolder(modules)
  }

  /// Creates the folder at `path` if it does not exist, and denies other users access to it.
  private static func makePrivateFolder(_ path: String) throws(ProgramError) {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw unusable(path, String(cString: strerror(errno)))
    }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw unusable(path, "it is not a folder")
    }
    guard status.st_uid == geteuid() else {
      throw unusable(path, "it belongs to another user")
    }
    if status.st_mode & 0o077 != 0, chmod(path, 0o700) != 0 {
      throw unusable(path, "other users have access to it")
    }
  }

  private static func unusable(_ path: String, _ why: String) -> ProgramError {
    ProgramError(.output, "\(path): \(why); expected a folder of your own for built programs")
  }

  /// The file that is created by the first use of the cache.
  private static let firstUseName = "first-use.note"

  /// Marks the cache as used.
  /// - Returns: A Boolean value that indicates whether this is its first use.
  package func beginUse() -> Bool {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open("\(path)/\(Self.firstUseName)", flags, 0o600)
    guard descriptor >= 0 else { return errno != EEXIST }
    close(descriptor)
    return true
  }

  /// Returns the folder of the program with the given name, or `nil` if it has not been built.
  /// Marks the program as most recently used.
  package func find(_ name: String) -> String? {
    let folder = "\(path)/\(name)"
    guard access("\(folder)/program", X_OK) == 0 else { return nil }
    utimensat(AT_FDCWD, folder, nil, 0)
    return folder
  }

  /// Returns the folder of the program with the given name, building it if necessary. Only one
  /// process builds a program at a time; others wait for it.
  package func program(
    _ name: String, build: (_ folder: String) throws(ProgramError) -> Void
  ) throws(ProgramError) -> String {
    sweep()
    if let known = find(name) { return known }
    let lock = try lock(name)
    defer { close(lock) }
    if let known = find(name) { return known }
    let folder = "\(path)/\(name).\(getpid()).new"
    remove(folder)
    guard mkdir(folder, 0o700) == 0 else {
      throw Self.unusable(folder, String(cString: strerror(errno)))
    }
    do throws(ProgramError) { try build(folder) } catch {
      remove(folder)
      throw error
    }
    let whole = "\(path)/\(name)"
    guard rename(folder, whole) == 0 else {
      remove(folder)
      throw Self.unusable(whole, String(cString: strerror(errno)))
    }
    clean(keeping: name)
    return whole
  }

  /// Takes the lock of a program, waiting for another process that is building it.
  private func lock(_ name: String) throws(ProgramError) -> Int32 {
    let file = "\(path)/\(name).lock"
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Self.unusable(file, String(cString: strerror(errno))) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let reason = String(cString: strerror(errno))
        close(descriptor)
        throw Self.unusable(file, reason)
      }
    }
    return descriptor
  }

  // MARK: Cleanup

  private struct Entry {
    var name: String
    var bytes: Int
    var seconds: Int
  }

  /// Removes the least recently used programs until the rest fits the limit. Running programs are
  /// not affected.
  package func clean(keeping name: String? = nil) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let now = time(nil)
    let entries = names.sorted().map { entry($0) }
    for entry in entries where now - entry.seconds > Self.staleAge {
      if isUnlocked(entry.name, among: names) { remove("\(path)/\(entry.name)") }
    }
    let whole = entries.filter { !$0.name.contains(".") }
    var size = whole.reduce(0) { $0 + $1.bytes }
    for entry in whole.sorted(by: { ($0.seconds, $0.name) < ($1.seconds, $1.name) }) {
      guard size > limit else { return }
      guard entry.name != name else { continue }
      size -= entry.bytes
      remove("\(path)/\(entry.name)")
    }
  }

  /// Removes the remains of interrupted builds, whose locks are not held.
  package func sweep() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where name.hasSuffix(".new") {
      let lock = open("\(path)/\(name.prefix { $0 != "." }).lock", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      let isFree = lock < 0 || flock(lock, LOCK_EX | LOCK_NB) == 0
      if isFree { remove("\(path)/\(name)") }
      if lock >= 0 { close(lock) }
    }
  }

  private func isUnlocked(_ name: String, among names: [String]) -> Bool {
    name.hasSuffix(".lock") && !names.contains(String(name.dropLast(".lock".count)))
  }

  private func entry(_ name: String) -> Entry {
    let folder = "\(path)/\(name)"
    var status = stat()
    let seconds = lstat(folder, &status) == 0 ? status.st_mtim.tv_sec : 0
    let files = FileManager.default.enumerator(atPath: folder)
    var bytes = 0
    while let file = files?.nextObject() as? String {
      var status = stat()
      guard lstat("\(folder)/\(file)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      // A program that is linked into several folders counts once.
      bytes += Int(status.st_size) / max(1, Int(status.st_nlink))
    }
    return Entry(name: name, bytes: bytes, seconds: seconds)
  }

  private func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
