// The temporary files that exist at this moment, in a table that a signal handler may walk: no lock,
// no allocation, no Swift object, only atomic loads and unlinkat(2). Entries are never freed, so a
// handler that runs while another thread lets one go reads a name that no longer exists, and no
// worse.

import Foundation
import Synchronization

/// What a signal handler has to remove.
public enum TemporaryFiles {
  /// Places in the table. Files beyond it are still removed by whoever finds them stale.
  static let capacity = 128
  /// Longest name of a temporary file, with its terminating NUL.
  static let nameCapacity = 64

  private enum State { static let free: UInt32 = 0, filling: UInt32 = 1, live: UInt32 = 2 }

  // Unchecked: `state` decides who may touch the rest: an entry is written only by the thread that
  // moved it from free to filling, and read only while live.
  private struct Table: @unchecked Sendable {
    let state: UnsafeMutablePointer<Atomic<UInt32>>
    let folder: UnsafeMutablePointer<Int32>
    let name: UnsafeMutablePointer<CChar>

    init() {
      state = .allocate(capacity: capacity)
      for index in 0..<capacity { (state + index).initialize(to: Atomic(State.free)) }
      folder = .allocate(capacity: capacity)
      folder.initialize(repeating: -1, count: capacity)
      name = .allocate(capacity: capacity * nameCapacity)
      name.initialize(repeating: 0, count: capacity * nameCapacity)
    }
  }

  private static let table = Table()
  private static let closed = Atomic<Bool>(false)

  /// Whether `removeAll` has been called: the process is ending and makes no more temporary files.
  static var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// Call once before a signal handler is installed, so that the handler finds everything made.
  public static func prepare() { _ = (table.state[0].load(ordering: .relaxed), isClosed) }

  /// Unlinks every temporary file of this process. Async-signal-safe after `prepare()`, and final:
  /// from now on `AtomicFile` refuses to begin.
  public static func removeAll() {
    closed.store(true, ordering: .releasing)
    removeRegistered()
  }

  /// Unlinks what is in the table.
  static func removeRegistered() {
    for index in 0..<capacity
    where table.state[index].load(ordering: .acquiring) == State.live {
      unlinkat(table.folder[index], table.name + index * nameCapacity, 0)
    }
  }

  /// Enters a file; the answer is its place, or nil when the table is full or the name too long.
  static func register(_ name: String, in folder: Int32) -> Int? {
    let bytes = Array(name.utf8CString)
    guard bytes.count <= nameCapacity else { return nil }
    for index in 0..<capacity {
      let (mine, _) = table.state[index].compareExchange(
        expected: State.free, desired: State.filling, ordering: .acquiring)
      guard mine else { continue }
      table.folder[index] = folder
      for (offset, byte) in bytes.enumerated() {
        table.name[index * nameCapacity + offset] = byte
      }
      table.state[index].store(State.live, ordering: .releasing)
      return index
    }
    return nil
  }

  /// Lets go of a place. The folder's descriptor may be closed afterwards.
  static func unregister(_ place: Int?) {
    guard let place else { return }
    table.state[place].store(State.free, ordering: .releasing)
  }

  /// Names in the table now; for tests.
  package static var registeredNames: [String] {
    (0..<capacity).filter { table.state[$0].load(ordering: .acquiring) == State.live }
      .map { String(cString: table.name + $0 * nameCapacity) }
  }
}
