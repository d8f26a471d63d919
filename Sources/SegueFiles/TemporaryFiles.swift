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

  /// The name of a temporary file, including the terminating NUL.
  private typealias Name = InlineArray<64, CChar>

  private enum State: UInt8, AtomicRepresentable { case free, filling, live }

  // Unchecked: `state` determines who may access the rest: an entry is written only by the thread
  // that moved it from free to filling, and read only while live.
  private struct Table: @unchecked Sendable {
    let state = UnsafeMutablePointer<Atomic<State>>.allocate(capacity: capacity)
    let folder = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
    let name = UnsafeMutablePointer<Name>.allocate(capacity: capacity)

    init() {
      for index in 0..<capacity { (state + index).initialize(to: Atomic(.free)) }
    }

    /// The name of an entry as a text of C.
    func text(_ index: Int) -> UnsafePointer<CChar> {
      UnsafeRawPointer(name + index).assumingMemoryBound(to: CChar.self)
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
    where table.state[index].load(ordering: .acquiring) == .live {
      unlinkat(table.folder[index], table.text(index), 0)
    }
  }

  /// Adds a file to the table.
  /// - Returns: The index of the entry, or `nil` if the table is full or the name is too long.
  static func register(_ name: String, in folder: Int32) -> Int? {
    let bytes = Array(name.utf8CString)
    guard bytes.count <= MemoryLayout<Name>.size else { return nil }
    for index in 0..<capacity {
      let (mine, _) = table.state[index].compareExchange(
        expected: .free, desired: .filling, ordering: .acquiring)
      guard mine else { continue }
      table.folder[index] = folder
      for (offset, byte) in bytes.enumerated() { table.name[index][offset] = byte }
      table.state[index].store(.live, ordering: .releasing)
      return index
    }
    return nil
  }

  /// Removes an entry from the table. The folder's descriptor may be closed afterward.
  static func unregister(_ place: Int?) {
    guard let place else { return }
    table.state[place].store(.free, ordering: .releasing)
  }

  /// The names that are in the table now, for tests.
  package static var registeredNames: [String] {
    (0..<capacity).filter { table.state[$0].load(ordering: .acquiring) == .live }
      .map { String(cString: table.text($0)) }
  }
}
