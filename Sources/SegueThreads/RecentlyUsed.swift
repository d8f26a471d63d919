// A cache of limited size, for what is expensive to make and likely to be needed again.

import Synchronization

/// Values by key, up to a number of bytes. The least recently used ones are removed. Used by any number
/// of threads at once.
package final class RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var uses = 0
  }

  /// The maximum size of all values, in bytes.
  package let limit: Int
  private let state = Mutex(State())

  /// Creates an empty cache with a limit in bytes.
  package init(limitInBytes: Int) { limit = limitInBytes }

  /// The number of bytes currently kept.
  package var bytes: Int { state.withLock { $0.bytes } }

  /// Returns the value of a key, which is then the most recently used one; `nil` if the cache does not
  /// contain it.
  package func find(_ key: Key) -> Value? {
    state.withLock { state in
      state.uses += 1
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.entries.values[index].lastUse = state.uses
      return state.entries.values[index].value
    }
  }

  /// Keeps a value of a size in bytes, unless that exceeds the limit. It replaces the one that the key
  /// had.
  package func keep(_ value: Value, for key: Key, bytes: Int) {
    guard bytes <= limit else { return }
    state.withLock { state in
      state.bytes += bytes - (state.entries[key]?.bytes ?? 0)
      state.uses += 1
      state.entries[key] = Entry(value: value, bytes: bytes, lastUse: state.uses)
      while state.bytes > limit,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.bytes -= oldest.value.bytes
        state.entries[oldest.key] = nil
      }
    }
  }

  /// Removes all values.
  package func removeAll() { state.withLock { $0 = State() } }
}
