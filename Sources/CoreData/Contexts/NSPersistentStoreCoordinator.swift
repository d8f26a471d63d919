// The coordinator, which keeps the saved objects.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The saved objects of a model, in memory.
open class NSPersistentStoreCoordinator: NSObject, ObjectSource, @unchecked Sendable {
  // Unchecked: like all objects of this module, it is used on the thread of its world.

  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that have been added.
  public private(set) var persistentStores: [NSPersistentStore] = []
  /// The name, for debugging.
  public var name: String?

  private var records: [NSManagedObjectID: Record] = [:]
  private var lastLaunch = LastLaunch()
  private var readers: [WeakContext] = []

  /// Creates a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  // MARK: Stores

  /// Adds a store, which is empty.
  @discardableResult
  public func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    add(
      NSPersistentStore(
        type: storeType, url: storeURL, configuration: configuration, options: options))
  }

  /// The types of stores.
  public struct StoreType: Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Adds a store, which is empty.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    add(
      NSPersistentStore(
        type: type.rawValue, url: storeURL, configuration: configuration, options: options))
  }

  /// Adds the store of a description.
  public func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let make = { [self] in
      _ = add(
        NSPersistentStore(
          type: storeDescription.type, url: storeDescription.url,
          configuration: storeDescription.configuration, options: storeDescription.options))
      block(storeDescription, nil)
    }
    storeDescription.shouldAddStoreAsynchronously ? Turn.later(make) : make()
  }

  private func add(_ store: NSPersistentStore) -> NSPersistentStore {
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    return store
  }

  /// Removes a store, with all objects if it was the last one.
  public func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { records = [:] }
  }

  /// Removes all objects.
  public func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    records = [:]
  }

  /// Removes all objects.
  public func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    records = [:]
  }

  /// Returns the store at a place.
  public func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// Returns the place of a store.
  public func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Returns the identifier with a URL.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    records.keys.first { $0.uriRepresentation() == url }
  }

  /// Calls `block` at once.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// Calls `block` in a later turn.
  public func perform(_ block: @escaping () -> Void) { Turn.later(block) }

  // MARK: Objects

  var model: NSManagedObjectModel? { managedObjectModel }

  func savedRecord(_ id: NSManagedObjectID) -> Record? { records[id] }

  /// Removes what another launch has saved.
  func beginUse() {
    if lastLaunch.isOver() { records = [:] }
  }

  func savedIDs(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    beginUse()
    return records.keys.filter { $0.entity.isKindOf(entity: entity) }.sorted {
      $0.number < $1.number
    }
  }

  func take(_ changes: ObjectChanges, from context: NSManagedObjectContext) throws {
    beginUse()
    guard let store = persistentStores.first else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 134_030,
        userInfo: [
          NSLocalizedDescriptionKey:
            "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save "
            + "operation."
        ])
    }
    for (id, record) in changes.inserted + changes.updated {
      records[id] = record
      (id.isTemporaryID, id.persistentStore) = (false, store)
    }
    for id in changes.deleted { records[id] = nil }
    let all = readers.compactMap(\.context)
    for reader in all where reader !== context && reader.automaticallyMergesChangesFromParent {
      Turn.later { reader.merge(changes) }
    }
  }

  /// Deletes saved objects without their contexts.
  func remove(_ ids: [NSManagedObjectID]) { for id in ids { records[id] = nil } }

  /// Changes saved objects without their contexts.
  func change(_ ids: [NSManagedObjectID], _ values: [String: Any?]) {
    for id in ids {
      for (key, value) in values { records[id]?.values[key] = .value(value) }
    }
  }

  func addReader(_ context: NSManagedObjectContext) {
    readers.removeAll { $0.context == nil }
    readers.append(WeakContext(context: context))
  }
}

/// A context that can disappear.
struct WeakContext {
  weak var context: NSManagedObjectContext?
}

extension NSPersistentStore {
  /// The types of stores, all of which are memory.
  public typealias StoreType = NSPersistentStoreCoordinator.StoreType
}

extension NSPersistentStoreCoordinator.StoreType {
  /// A SQLite file; memory here.
  public static let sqlite = Self(rawValue: NSSQLiteStoreType)
  /// A binary file; memory here.
  public static let binary = Self(rawValue: NSBinaryStoreType)
  /// Memory.
  public static let inMemory = Self(rawValue: NSInMemoryStoreType)
}
