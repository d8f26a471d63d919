// Notes about objects that may go away: an object made later at the same address is another one.

/// Values by object, without keeping the objects.
@MainActor
struct ObjectTable<Key: AnyObject, Value> {
  private struct Entry {
    weak var key: Key?
    let value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextCleaning = 1000

  /// The value of `key`, if the object that it was noted for is still there.
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

  /// Forgets objects that have gone, now and then.
  private mutating func cleanIfLarge() {
    guard entries.count >= nextCleaning else { return }
    entries = entries.filter { $0.value.key != nil }
    nextCleaning = max(1000, 2 * entries.count)
  }
}
