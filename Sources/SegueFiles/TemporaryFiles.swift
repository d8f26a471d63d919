// The temporary files that currently exist, in a table that a signal handler can traverse: no lock,
// no allocation, no Swift object, only atomic loads and unlinkat(2). Entries are never freed, so a
// handler that runs while another thread removes an entry at worst reads a name that no longer
// exists.

import Foundation
import Synchronization

/// The temporary files that a signal handler has to remove.
public enum TemporaryFiles {
  /// The number of entries in the table. Further files are still removed when they are found to be
  /// stale.
  static let capacity = 128
  /// The maximum length of a temporary file's name, including the terminating NUL.
  static let nameCapacity = 64

  private enum State { static let free: UInt32 = 0, filling: UInt32 = 1, live: UInt32 = 2 }

  // Unchecked: `state` determines who may access the rest: an entry is written only by the thread
  // that moved it from free to filling, and read only while live.
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

  /// A Boolean value that indicates whether `removeAll` has been called. The process is then ending
  /// and creates no more temporary files.
  static var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// Initializes the table. Call this before installing a signal handler, which must not allocate.
  public static func prepare() { _ = (table.state[0].load(ordering: .relaxed), isClosed) }

  /// Unlinks every temporary file of this process. The call is async-signal-safe after `prepare()`,
  /// and final: `AtomicFile` cannot create files afterward.
  public static func removeAll() {
    closed.store(true, ordering: .releasing)
    removeRegistered()
  }

  /// Unlinks the files in the table.
  static func removeRegistered() {
    for index in 0..<capacity
    where table.state[index].load(ordering: .acquiring) == State.live {
      unlinkat(table.folder[index], table.name + index * nameCapacity, 0)
    }
  }

  /// Adds a file to the table.
  /// - Returns: The index of the entry, or `nil` if the table is full or the name is too long.
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

  /// Removes an entry from the table. The folder's descriptor may be closed afterward.
  static func unregister(_ place: Int?) {
    guard let place else { return }
    table.state[place].store(State.free, ordering: .releasing)
  }

  /// The names that are in the table now, for tests.
  package static var registeredNames: [String] {
    (0..<capacity).filter { table.state[$0].load(ordering: .acquiring) == State.live }
      .map { String(cString: table.name + $0 * nameCapacity) }
  }
}
