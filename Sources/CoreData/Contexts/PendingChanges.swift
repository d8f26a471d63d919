// The changes of which a context has not told anybody yet, and the keys under which it does.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The key of the inserted objects in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The key of the changed objects in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects with newly read values in a notification.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the objects whose values were discarded in a notification.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of the identifiers of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  /// Posted by a context at the end of a turn in which objects have changed.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted by a context before it saves.
  public static let NSManagedObjectContextWillSave = Self(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted by a context after it has saved.
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagingContextDidSaveChangesNotification")
  /// Posted when another process has changed a store: never.
  public static let NSPersistentStoreRemoteChange = Self(
    "NSPersistentStoreRemoteChangeNotification")
  /// Posted when the stores of a coordinator have changed: never.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
  /// The name of the notification about changes.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
  /// The name of the notification before a save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// The name of the notification after a save.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
}

/// Changes that have not been announced.
struct PendingChanges {
  private(set) var inserted: [NSManagedObjectID: NSManagedObject] = [:]
  private(set) var updated: [NSManagedObjectID: NSManagedObject] = [:]
  private(set) var deleted: [NSManagedObjectID: NSManagedObject] = [:]
  private(set) var refreshed: [NSManagedObjectID: NSManagedObject] = [:]

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  mutating func insert(_ object: NSManagedObject) {
    let id = object.objectID
    if deleted.removeValue(forKey: id) != nil {
      refreshed[id] = object
    } else {
      inserted[id] = object
    }
  }

  mutating func update(_ object: NSManagedObject) {
    if inserted[object.objectID] == nil { updated[object.objectID] = object }
  }

  mutating func refresh(_ object: NSManagedObject) {
    if inserted[object.objectID] == nil { refreshed[object.objectID] = object }
  }

  mutating func delete(_ object: NSManagedObject) {
    let id = object.objectID
    (updated[id], refreshed[id]) = (nil, nil)
    if inserted.removeValue(forKey: id) == nil { deleted[id] = object }
  }

  /// Returns whether an object has other values than before.
  func changes(_ id: NSManagedObjectID) -> Bool { updated[id] != nil || refreshed[id] != nil }

  /// The contents of the notification.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    let sets = [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated),
      (NSDeletedObjectsKey, deleted), (NSRefreshedObjectsKey, refreshed),
    ]
    for (key, objects) in sets where !objects.isEmpty { info[key] = Set(objects.values) }
    return info
  }
}
