// Notifications of the kernel that something below a folder has changed. What has changed is not
// examined, since hashes determine that more reliably. Events arrive in bursts, so they are
// combined until there are none for a moment.

import Foundation
import SegueClips
import SegueFiles
import SegueRecording

/// Watches a folder and all its subfolders for changes.
package final class FolderWatcher {
  private let folder: String
  private let ignored: String
  private let descriptor: Int32
  /// A pipe. A byte written to it ends the wait.
  private let stop: (out: Int32, into: Int32)

  private static let quietInMilliseconds: Int32 = 100
  private static let maximumBursts = 20
  private static let maximumDepth = 64

  /// Watches `folder`, except for `ignored`.
  /// - Throws: `FileError`.
  package init(_ folder: String, ignoring ignored: String) throws(FileError) {
    (self.folder, self.ignored) = (folder, ignored)
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    var ends: [Int32] = [-1, -1]
    let hasPipe = pipe(&ends) == 0
    stop = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard descriptor >= 0, hasPipe else {
      throw FileError(
        .unreadable, folder, "cannot be watched: \(String(cString: strerror(errno)))")
    }
    try refresh()
  }

  deinit {
    close(descriptor)
    close(stop.out)
    close(stop.into)
  }

  /// Adds new folders to those that are watched.
  package func refresh() throws(FileError) { try watch(folder, depth: 0) }

  /// Waits for a change, and then until there are no more changes for a moment.
  /// - Returns: `false` if the wait was cancelled.
  package func wait(_ cancellation: Cancellation) -> Bool {
    let into = stop.into
    let observer = cancellation.observe { _ = write(into, "x", 1) }
    defer { cancellation.remove(observer) }
    guard poll(milliseconds: -1) else { return false }
    var bursts = 0
    repeat {
      drain()
      bursts += 1
    } while bursts < Self.maximumBursts && !cancellation.isCancelled
      && poll(milliseconds: Self.quietInMilliseconds)
    return !cancellation.isCancelled
  }

  /// Waits for events.
  /// - Returns: `false` after the timeout, or if the wait is to end.
  private func poll(milliseconds: Int32) -> Bool {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stop.out, events: Int16(POLLIN), revents: 0),
    ]
    while Foundation.poll(&descriptors, 2, milliseconds) < 0 {
      guard errno == EINTR else { return false }
    }
    return descriptors[1].revents == 0 && descriptors[0].revents != 0
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }

  private func watch(_ path: String, depth: Int) throws(FileError) {
    guard depth < Self.maximumDepth, !isIgnored(path) else { return }
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR
    guard inotify_add_watch(descriptor, path, UInt32(events)) >= 0 else {
      // A folder that was removed in the meantime need not be watched.
      guard depth == 0 || errno == ENOSPC else { return }
      throw FileError(
        .unreadable, path,
        "cannot be watched: "
          + (errno == ENOSPC
            ? "too many folders; expected at most fs.inotify.max_user_watches"
            : String(cString: strerror(errno))),
        errorNumber: errno)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let inner = "\(path)/\(name)"
      var status = stat()
      if lstat(inner, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        try watch(inner, depth: depth + 1)
      }
    }
  }

  private func isIgnored(_ path: String) -> Bool {
    guard let identity = OutputChecks.fileIdentity(path) else { return false }
    return identity == OutputChecks.fileIdentity(ignored)
  }
}
