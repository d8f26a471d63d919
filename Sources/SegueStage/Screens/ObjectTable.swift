// Values for objects that may be deallocated. A new object at the same address is a different key.

/// A table of values by object that does not retain the objects.
@MainActor
struct ObjectTable<Key: AnyObject, Value> {
  private struct Entry {
    weak var key: Key?
    let value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextCleaning = 1000

  /// The value of `key`. `nil` if the object for which it was stored no longer exists.
  subscript(key: Key) -> Value? {
    get {
      guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
      return entry.value
    }
    set {
      entries[ObjectIdentifier(key)] = newValue.map { Entry(key: key, value: $0) }
      cleanIfLarge()
    }
  }

  /// Occasionally removes the entries of objects that no longer exist.
  private mutating func cleanIfLarge() {
    guard entries.count >= nextCleaning else { return }
    entries = entries.filter { $0.value.key != nil }
    nextCleaning = max(1000, 2 * entries.count)
  }
}
