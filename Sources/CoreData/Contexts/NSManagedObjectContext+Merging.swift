// Changes of other contexts, which become visible in this one.

import Foundation

extension NSManagedObjectContext {
  /// Takes the changes of a context below.
  func take(_ changes: ObjectChanges, from context: NSManagedObjectContext) throws {
    for (id, record) in changes.inserted {
      let object = registered[id] ?? NSManagedObject.existing(id)
      object.slots = record.values.mapValues(Self.slot)
      insert(object)
    }
    for (id, record) in changes.updated {
      guard let object = living(id) else { continue }
      object.slots = record.values.mapValues(Self.slot)
      object.changedNames.formUnion(record.values.keys)
      noteChange(of: object)
    }
    for id in changes.deleted { if let object = living(id) { delete(object) } }
    for reader in children where reader !== context && reader.automaticallyMergesChangesFromParent {
      Turn.later { reader.merge(changes) }
    }
  }

  private static func slot(_ value: SavedValue) -> Slot {
    switch value {
    case .value(let value): .value(value)
    case .identifiers(let ids): .identifiers(ids)
    }
  }

  /// Shows the changes that another context has saved.
  func merge(_ changes: ObjectChanges) {
    merge(
      inserted: changes.inserted.map(\.id), updated: changes.updated.map(\.id),
      deleted: changes.deleted)
    processPendingChanges()
  }

  private func merge(
    inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]
  ) {
    for id in inserted where registered[id] == nil {
      if let object = living(id) { pending.insert(object) }
    }
    for id in updated {
      if let object = registered[id] {
        refresh(object, mergeChanges: true)
      } else if let object = living(id) {
        pending.refresh(object)
      }
    }
    for id in deleted {
      guard let object = registered.removeValue(forKey: id) else { continue }
      (object.isDeleted, self.updated[id]) = (true, nil)
      pending.delete(object)
      object.managedObjectContext = nil
    }
    scheduleProcessing()
  }

  /// Shows the changes of a notification that another context has posted after a save.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    guard notification.object as AnyObject? !== self else { return }
    mergeChanges(notification.userInfo ?? [:])
  }

  /// Shows changes in contexts, such as those of a request that deletes objects in a store.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.mergeChanges(changeNotificationData) }
  }

  private func mergeChanges(_ info: [AnyHashable: Any]) {
    func ids(_ keys: String...) -> [NSManagedObjectID] {
      keys.flatMap { Self.ids(info[$0]) }.sorted { $0.number < $1.number }
    }
    merge(
      inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
      updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey),
      deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
    processPendingChanges()
  }

  private static func ids(_ value: Any?) -> [NSManagedObjectID] {
    switch value {
    case let objects as Set<NSManagedObject>: objects.map(\.objectID)
    case let set as NSSet: set.allObjects.compactMap(id)
    case let list as [Any]: list.compactMap(id)
    default: []
    }
  }

  private static func id(_ value: Any) -> NSManagedObjectID? {
    value as? NSManagedObjectID ?? (value as? NSManagedObject)?.objectID
  }
}
