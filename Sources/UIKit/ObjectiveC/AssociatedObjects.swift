// Associated objects. Swift does not report the deallocation of an object, so every entry also
// references its object weakly: an entry whose object has been deallocated is ignored, even if
// another object has the same address, and such entries are removed as the table grows.

import Foundation
import Synchronization

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// The way in which a value is associated with an object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is referenced weakly.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is copied, and the copy is retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The value is copied, and the copy is retained.
  case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key. A `nil` value removes the association.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, under: key, of: object as AnyObject, policy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(under: key, of: object as AnyObject)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// A key with an address of its own.
///
/// `@unchecked Sendable`: the address is that of a static string. It is compared, never read.
struct AssociationKey: @unchecked Sendable {
  fileprivate let address: UnsafeRawPointer

  init(_ name: StaticString) { address = UnsafeRawPointer(name.utf8Start) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func objc_getAssociatedObject(_ object: Any, _ key: AssociationKey) -> Any? {
  objc_getAssociatedObject(object, key.address)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func objc_setAssociatedObject(
  _ object: Any, _ key: AssociationKey, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  objc_setAssociatedObject(object, key.address, value, policy)
}

/// The table of all associations.
///
/// `@unchecked Sendable`: the entries are accessed only under `lock`.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Entry {
    weak var object: AnyObject?
    var kept: [UnsafeRawPointer: Any] = [:]
    var assigned: [UnsafeRawPointer: WeakReference] = [:]
  }
  private struct WeakReference { weak var value: AnyObject? }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepsAt = 64

  /// The number of living objects with associations.
  var count: Int { lock.withLock { entries.values.reduce(0) { $0 + ($1.object == nil ? 0 : 1) } } }

  func set(
    _ value: Any?, under key: UnsafeRawPointer, of object: AnyObject,
    _ policy: objc_AssociationPolicy
  ) {
    var old: Entry?
    lock.withLock {
      old = entry(of: object)
      var new = old ?? Entry(object: object)
      new.kept[key] = nil
      new.assigned[key] = nil
      switch (value, policy) {
      case (nil, _): break
      case (let value?, .OBJC_ASSOCIATION_ASSIGN):
        new.assigned[key] = WeakReference(value: value as AnyObject)
      case (let value?, .OBJC_ASSOCIATION_COPY), (let value?, .OBJC_ASSOCIATION_COPY_NONATOMIC):
        new.kept[key] = (value as? NSCopying).map { $0.copy(with: nil) } ?? value
      case (let value?, _): new.kept[key] = value
      }
      let isEmpty = new.kept.isEmpty && new.assigned.isEmpty
      entries[ObjectIdentifier(object)] = isEmpty ? nil : new
    }
    sweepIfDue()
    // The previous value is released outside the lock, since its deinitializer may use the table.
    withExtendedLifetime(old) {}
  }

  func value(under key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock {
      entry(of: object).flatMap { $0.kept[key] ?? $0.assigned[key]?.value }
    }
  }

  func removeAll(of object: AnyObject) {
    let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(old) {}
  }

  private func entry(of object: AnyObject) -> Entry? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  private func sweepIfDue() {
    var gone: [Entry] = []
    lock.withLock {
      guard entries.count >= sweepsAt else { return }
      gone = entries.values.filter { $0.object == nil }
      entries = entries.filter { $0.value.object != nil }
      sweepsAt = max(64, entries.count * 2)
    }
    withExtendedLifetime(gone) {}
  }
}
