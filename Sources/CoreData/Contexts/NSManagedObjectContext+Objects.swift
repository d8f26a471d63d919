// The objects of a context: inserting, reading and deleting them.

import Foundation

extension NSManagedObjectContext: ObjectSource {
  /// Returns objects in the order of creation.
  func ordered(_ objects: [NSManagedObjectID: NSManagedObject]) -> [NSManagedObject] {
    ManagedConversion.inOrder(Array(objects.values))
  }

  /// Inserts an object that is in no context.
  public func insert(_ object: NSManagedObject) {
    let id = object.objectID
    guard object.managedObjectContext !== self || deleted[id] != nil else { return }
    if deleted.removeValue(forKey: id) != nil {
      object.isDeleted = false
      registered[id] = object
      pending.insert(object)
      return scheduleProcessing()
    }
    object.managedObjectContext = self
    (object.isInserted, object.isDeleted) = (true, false)
    (registered[id], inserted[id]) = (object, object)
    pending.insert(object)
    scheduleProcessing()
    object.awakeFromInsert()
    insertRelated(of: object)
  }

  private func insertRelated(of object: NSManagedObject) {
    for relationship in object.entity.relationships {
      for other in object.relatedObjects(relationship)
      where other.managedObjectContext == nil && !other.isDeleted { insert(other) }
    }
  }

  func noteChange(of object: NSManagedObject) {
    let id = object.objectID
    guard registered[id] === object, deleted[id] == nil else { return }
    if inserted[id] == nil {
      updated[id] = object
      object.isUpdated = true
    }
    pending.update(object)
    scheduleProcessing()
  }

  // MARK: Reading

  /// Returns the object with an identifier if it is in memory.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }

  /// Returns the object with an identifier, which must exist.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registered[objectID] ?? deleted[objectID] ?? read(objectID) { return object }
    // As on a device, an object without values.
    let object = NSManagedObject.existing(objectID)
    object.managedObjectContext = self
    return object
  }

  /// Returns the object with an identifier.
  /// - Throws: An error of `NSCocoaErrorDomain` if there is none.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = living(objectID) { return object }
    throw NSError(
      domain: NSCocoaErrorDomain, code: 133_000,
      userInfo: [NSLocalizedDescriptionKey: "The object \(objectID) does not exist."])
  }

  /// Returns the object with an identifier; `nil` if there is none, or if it has been deleted.
  func living(_ id: NSManagedObjectID) -> NSManagedObject? {
    guard deleted[id] == nil else { return nil }
    return registered[id] ?? read(id)
  }

  private func read(_ id: NSManagedObjectID) -> NSManagedObject? {
    guard let record = source?.savedRecord(id) else { return nil }
    let object = NSManagedObject.existing(id)
    object.managedObjectContext = self
    registered[id] = object
    fill(object, record)
    object.awakeFromFetch()
    return object
  }

  private func fill(_ object: NSManagedObject, _ record: Record) {
    object.slots = record.values.mapValues { value in
      switch value {
      case .value(let value): .value(value)
      case .identifiers(let ids): .identifiers(ids)
      }
    }
    for relationship in object.entity.relationships where !relationship.isToMany {
      if case .identifiers(let ids)? = object.slots[relationship.name], ids.isEmpty {
        object.slots[relationship.name] = .object(nil)
      }
    }
    object.changedNames = []
  }

  /// Gives an object the values of its source again.
  func reload(_ object: NSManagedObject) {
    object.isUpdated = false
    guard let record = source?.savedRecord(object.objectID) else { return }
    fill(object, record)
  }

  /// Reads the values of an object again.
  /// - Parameter flag: Whether changes since the last save are kept.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard inserted[object.objectID] == nil, registered[object.objectID] === object else { return }
    let kept = flag ? object.slots.filter { object.changedNames.contains($0.key) } : [:]
    let names = flag ? object.changedNames : []
    reload(object)
    object.slots.merge(kept) { $1 }
    object.changedNames = names
    object.isUpdated = !names.isEmpty
    updated[object.objectID] = names.isEmpty ? nil : object
    pending.refresh(object)
    scheduleProcessing()
  }

  /// Reads the values of all objects again, with changes since the last save kept.
  public func refreshAllObjects() {
    for object in ordered(registered) where inserted[object.objectID] == nil {
      refresh(object, mergeChanges: true)
    }
  }

  /// Gives objects identifiers that stay the same. All do.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  /// Does nothing: changes of other contexts are never in conflict.
  public func detectConflicts(for object: NSManagedObject) {}

  // MARK: Deleting

  /// Deletes an object, and what its relationships delete with it, at the next save.
  public func delete(_ object: NSManagedObject) {
    let id = object.objectID
    guard registered[id] === object, deleted[id] == nil else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    let wasInserted = inserted.removeValue(forKey: id) != nil
    updated[id] = nil
    applyDeleteRules(of: object)
    pending.delete(object)
    registered[id] = nil
    if wasInserted {
      (object.isInserted, object.managedObjectContext) = (false, nil)
    } else {
      deleted[id] = object
    }
    scheduleProcessing()
  }

  private func applyDeleteRules(of object: NSManagedObject) {
    for relationship in object.entity.relationships {
      for other in object.relatedObjects(relationship) where !other.isDeleted {
        switch relationship.deleteRule {
        case .cascadeDeleteRule: delete(other)
        case .nullifyDeleteRule, .noActionDeleteRule:
          if let inverse = relationship.inverseRelationship {
            other.dropReference(to: object, inverse)
          }
        case .denyDeleteRule: break
        }
      }
    }
  }

  // MARK: Values

  /// Returns the current values of an object, as a save writes them.
  func record(of object: NSManagedObject) -> Record {
    var record = Record()
    for property in object.entity.properties {
      if let relationship = property as? NSRelationshipDescription {
        let ids = object.relatedObjects(relationship).filter { !$0.isDeleted }.map(\.objectID)
        record.values[property.name] = .identifiers(ids)
      } else if !property.isTransient {
        record.values[property.name] = .value(object.primitiveValue(forKey: property.name))
      }
    }
    return record
  }

  /// Returns a saved value as key-value coding has it.
  func plainValue(_ value: SavedValue?) -> Any? {
    switch value {
    case .value(let value)?: value
    case .identifiers(let ids)?: NSSet(array: ids)
    case nil: nil
    }
  }

  func savedRecord(_ id: NSManagedObjectID) -> Record? {
    guard deleted[id] == nil else { return nil }
    if let object = registered[id] { return record(of: object) }
    return source?.savedRecord(id)
  }

  func savedIDs(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    let saved = (source?.savedIDs(of: entity) ?? []).filter { deleted[$0] == nil }
    let own = inserted.keys.filter { $0.entity.isKindOf(entity: entity) }
    return (saved + own).sorted { $0.number < $1.number }
  }
}

extension NSManagedObject {
  /// Removes the reference to an object that is deleted, whose own references stay as they are.
  func dropReference(to object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let kept = relatedObjects(relationship).filter { $0 !== object }
    slots[relationship.name] = relationship.isToMany ? .objects(kept) : .object(kept.first)
    note(relationship.name)
  }
}
