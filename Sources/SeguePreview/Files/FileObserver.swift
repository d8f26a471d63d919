// Notifications of the kernel that one of some files has changed. Editors replace files or write
// them in place, so the folders are watched, and names are compared. `segue watch` waits until a
// whole folder is quiet; here a picture must follow a change at once, and more changes are only
// another one.

import Foundation
import SegueFiles
import SegueRecording
import Synchronization

/// Observes files that may be created, written, replaced and removed.
package final class FileObserver: Sendable {
  private struct State {
    /// The names of files in watched folders, with the paths by which they are known.
    var files: [Int32: [String: String]] = [:]
    /// The watch of each folder.
    var folders: [String: Int32] = [:]
  }

  private let state = Mutex(State())
  private let descriptor: Int32
  /// A pipe. A byte written to it ends the thread.
  private let stopper: (out: Int32, into: Int32)
  private let onChange: @Sendable (Set<String>) -> Void

  /// The time in which further changes are added to the first, in milliseconds. Saving a file can be
  /// several events.
  private static let pause: Int32 = 8
  private static let events =
    UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)

  /// Starts a thread that observes nothing yet.
  /// - Parameter onChange: Called on that thread with the paths of files that have changed.
  /// - Throws: `FileError` if the system permits no more observers; `RecordingError.noThread`.
  package init(onChange: @escaping @Sendable (Set<String>) -> Void) throws {
    self.onChange = onChange
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    var ends: [Int32] = [-1, -1]
    let hasPipe = pipe(&ends) == 0
    let number = errno
    stopper = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard descriptor >= 0, hasPipe else {
      for open in [descriptor] + ends where open >= 0 { close(open) }
      throw FileError(.unreadable, "the files", "cannot be watched: \(errorText(number))")
    }
    try RecordingThread.start { [self] in run() }
  }

  /// Ends the thread.
  package func stop() { _ = write(stopper.into, "x", 1) }

  /// Observes the files at `paths` and no others. Files need not exist; their folders must, or they
  /// are not observed.
  package func observe(_ paths: [String]) {
    state.withLock { state in
      var wanted: [String: [String: String]] = [:]
      for path in paths {
        let (folder, name) = Self.parts(of: path)
        wanted[folder, default: [:]][name] = path
      }
      for (folder, watch) in state.folders where wanted[folder] == nil {
        inotify_rm_watch(descriptor, watch)
        state.folders[folder] = nil
        state.files[watch] = nil
      }
      for (folder, names) in wanted {
        let watch = inotify_add_watch(descriptor, folder, Self.events)
        guard watch >= 0 else { continue }
        state.folders[folder] = watch
        state.files[watch] = names
      }
    }
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }

  // MARK: The thread

  private func run() {
    var changed: Set<String> = []
    while true {
      switch wait(changed.isEmpty ? -1 : Self.pause) {
      case .events: changed.formUnion(read())
      case .quiet:
        onChange(changed)
        changed = []
      case .stopped:
        for open in [descriptor, stopper.out, stopper.into] { close(open) }
        return
      }
    }
  }

  private enum Wake { case events, quiet, stopped }

  private func wait(_ milliseconds: Int32) -> Wake {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopper.out, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&descriptors, 2, milliseconds) < 0 { guard errno == EINTR else { return .stopped } }
    if descriptors[1].revents != 0 { return .stopped }
    return descriptors[0].revents != 0 ? .events : .quiet
  }

  /// Returns the observed files that the events which have arrived name.
  private func read() -> Set<String> {
    var found: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return found }
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        let header = MemoryLayout<inotify_event>.size
        while offset + header <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let name = bytes[(offset + header)..<(offset + header + Int(event.len))]
          if let path = path(event, String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)) {
            found.formUnion(path)
          }
          offset += header + Int(event.len)
        }
      }
    }
  }

  private func path(_ event: inotify_event, _ name: String) -> [String]? {
    state.withLock { state in
      // After an overflow, every file may have changed.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return state.files.values.flatMap(\.values) }
      return state.files[event.wd]?[name].map { [$0] }
    }
  }
}
