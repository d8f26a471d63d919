// The keychain: in memory, one for each world, and empty when an app is launched.

import Foundation
import Synchronization

/// A keychain.
final class Keychain: Sendable {
  private struct Items: @unchecked Sendable {
    // Unchecked: the values are what apps have put into queries, and are returned to them unchanged.

    var all: [KeychainItem] = []
    var count = 0
  }

  private static let shared = Keychain()
  private let items = Mutex(Items())

  /// The keychain of the world.
  static var current: Keychain { belonging(shared: shared) { Keychain() } }

  /// Returns why the items of a query cannot be in the keychain; `nil` if they can.
  private func problem(_ query: KeychainQuery, needsClass: Bool = true) -> OSStatus? {
    guard let itemClass = query.itemClass else { return needsClass ? errSecParam : nil }
    return KeychainItem.isKnown(itemClass) ? nil : errSecUnimplemented
  }

  /// Adds an item, unless there is one like it.
  func add(_ query: KeychainQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    if let problem = problem(query) { return problem }
    return items.withLock { items in
      var values = query.attributes
      values["pdmn"] = values["pdmn"] ?? "ak"
      values["sync"] = values["sync"] ?? 0
      for key in ["cdat", "mdat"] { values[key] = SegueClock.date }
      let item = KeychainItem(number: items.count, values: values)
      guard !items.all.contains(where: item.isDuplicate) else { return errSecDuplicateItem }
      items.all.append(item)
      items.count += 1
      if let result { result.pointee = query.result(item) }
      return errSecSuccess
    }
  }

  /// Finds items, in the order in which they were added.
  func copy(_ query: KeychainQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    if let problem = problem(query, needsClass: false) { return problem }
    return items.withLock { items in
      let found = items.all.filter(query.finds)
      guard let first = found.first else { return errSecItemNotFound }
      if query.limit == 1 {
        result?.pointee = query.result(first)
      } else {
        let objects = found.prefix(query.limit ?? found.count).compactMap(query.result)
        result?.pointee = objects as NSArray
      }
      return errSecSuccess
    }
  }

  /// Changes all items that a query finds, unless two would then be alike.
  func update(_ query: KeychainQuery, _ changes: KeychainQuery) -> OSStatus {
    if let problem = problem(query, needsClass: false) { return problem }
    guard changes.itemClass == nil else { return errSecNoSuchAttr }
    return items.withLock { items in
      var (all, numbers) = (items.all, [Int]())
      for index in all.indices where query.finds(all[index]) {
        all[index].values.merge(changes.attributes) { $1 }
        all[index].values["mdat"] = SegueClock.date
        numbers.append(index)
      }
      guard !numbers.isEmpty else { return errSecItemNotFound }
      let isAmbiguous = numbers.contains { number in
        all.indices.contains { $0 != number && all[$0].isDuplicate(of: all[number]) }
      }
      guard !isAmbiguous else { return errSecDuplicateItem }
      items.all = all
      return errSecSuccess
    }
  }

  /// Removes all items that a query finds.
  func remove(_ query: KeychainQuery) -> OSStatus {
    if let problem = problem(query, needsClass: false) { return problem }
    return items.withLock { items in
      let kept = items.all.filter { !query.finds($0) }
      defer { items.all = kept }
      return kept.count == items.all.count ? errSecItemNotFound : errSecSuccess
    }
  }
}
