// The storage of hash tables and map tables: entries in the order in which they were added, found by
// the hash of their key. On Apple's systems the order is that of addresses, which differs from run to
// run.

import Foundation

/// References to keys with references to values.
struct ReferenceTable {
  private struct Entry {
    let number: Int
    let key: ObjectReference
    var value: ObjectReference?
  }

  let keyOptions: NSPointerFunctions.Options
  let valueOptions: NSPointerFunctions.Options
  private let comparison: ObjectComparison
  private var entries: [Int: [Entry]] = [:]
  private var nextNumber = 0
  private var additionsUntilCleaning = 16

  init(_ keyOptions: NSPointerFunctions.Options, _ valueOptions: NSPointerFunctions.Options = []) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    comparison = ObjectComparison(keyOptions)
  }

  /// The keys and values that exist, in the order in which they were added. A key whose value no
  /// longer exists is absent.
  var pairs: [(key: AnyObject, value: AnyObject?)] {
    entries.values.joined().sorted { $0.number < $1.number }.compactMap { entry in
      guard let key = entry.key.object else { return nil }
      guard let reference = entry.value else { return (key, nil) }
      return reference.object.map { (key, $0) }
    }
  }

  /// Returns the key that equals `key`, and its value.
  func find(_ key: AnyObject) -> (key: AnyObject, value: AnyObject?)? {
    let hash = comparison.hash(key)
    guard let place = place(of: key, hash), let entry = entries[hash]?[place],
      let found = entry.key.object
    else { return nil }
    guard let reference = entry.value else { return (found, nil) }
    return reference.object.map { (found, $0) }
  }

  /// Adds a key, or gives it another value.
  mutating func set(_ key: AnyObject, to value: AnyObject?) {
    clean()
    let hash = comparison.hash(key)
    let value = value.map { ObjectReference($0, valueOptions) }
    if let place = place(of: key, hash) {
      entries[hash]?[place].value = value
    } else {
      let entry = Entry(number: nextNumber, key: ObjectReference(key, keyOptions), value: value)
      entries[hash, default: []].append(entry)
      nextNumber += 1
    }
  }

  /// Removes a key.
  mutating func remove(_ key: AnyObject) {
    let hash = comparison.hash(key)
    guard let place = place(of: key, hash) else { return }
    entries[hash]?.remove(at: place)
    if entries[hash]?.isEmpty == true { entries[hash] = nil }
  }

  /// Removes all keys.
  mutating func removeAll() { entries = [:] }

  private func place(of key: AnyObject, _ hash: Int) -> Int? {
    entries[hash]?.firstIndex { entry in
      entry.key.object.map { comparison.areEqual($0, key) } ?? false
    }
  }

  /// Removes entries whose objects no longer exist, each time that as many have been added as remain.
  private mutating func clean() {
    additionsUntilCleaning -= 1
    guard additionsUntilCleaning <= 0 else { return }
    entries = entries.compactMapValues { list in
      let kept = list.filter { $0.key.object != nil && ($0.value.map { $0.object != nil } ?? true) }
      return kept.isEmpty ? nil : kept
    }
    additionsUntilCleaning = max(16, entries.count)
  }
}
