// Relationships between objects, of which both directions change together.

import Foundation
import SeguePredicates

extension NSManagedObject {
  /// Returns the objects at the other end, in the order in which they were added.
  func relatedObjects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    switch slots[relationship.name] {
    case .object(let object): return object.map { [$0] } ?? []
    case .objects(let objects): return objects
    case .identifiers(let ids):
      let objects = ids.compactMap { managedObjectContext?.living($0) }
      slots[relationship.name] = .objects(objects)
      return objects
    default: return []
    }
  }

  /// Returns the value of a relationship as key-value coding has it.
  func related(_ relationship: NSRelationshipDescription) -> Any? {
    let objects = relatedObjects(relationship)
    guard relationship.isToMany else { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Sets a relationship to an object, or to those of a collection.
  func setRelated(_ value: Any?, _ relationship: NSRelationshipDescription) {
    let wanted = distinct(ManagedConversion.objects(value))
    check(wanted, relationship)
    for object in relatedObjects(relationship) where !wanted.contains(where: { $0 === object }) {
      disconnect(relationship, object)
    }
    for object in wanted { connect(relationship, object) }
    if relationship.isOrdered { slots[relationship.name] = .objects(wanted) }
    note(relationship.name)
  }

  private func distinct(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    var seen: Set<ObjectIdentifier> = []
    return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func check(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    guard let entity = relationship.destinationEntity else { return }
    for object in objects where !object.entity.isKindOf(entity: entity) {
      guard object.entity.name != entity.name else { continue }
      Misuse.report(
        "\(relationship.path) is set to an object of \(object.entity.name ?? "?"); expected one of "
          + "\(entity.name ?? "?")")
    }
  }

  /// Connects two objects in both directions. Of a relationship to one object, the former one is
  /// disconnected.
  /// - Parameter index: The place among the objects; `nil` for the end.
  func connect(
    _ relationship: NSRelationshipDescription, _ object: NSManagedObject, at index: Int? = nil
  ) {
    check([object], relationship)
    let inverse = relationship.inverseRelationship
    if !relationship.isToMany {
      for old in relatedObjects(relationship) where old !== object { disconnect(relationship, old) }
    }
    if let inverse, !inverse.isToMany {
      for old in object.relatedObjects(inverse) where old !== self {
        object.disconnect(inverse, old)
      }
    }
    add(object, relationship, at: index)
    if let inverse { object.add(self, inverse, at: nil) }
    bring(object)
  }

  /// Disconnects two objects in both directions.
  func disconnect(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    remove(object, relationship)
    if let inverse = relationship.inverseRelationship { object.remove(self, inverse) }
  }

  /// Inserts an object without a context into that of this one, as a save would.
  private func bring(_ object: NSManagedObject) {
    if let context = managedObjectContext, object.managedObjectContext == nil, !object.isDeleted {
      context.insert(object)
    } else if managedObjectContext == nil, let context = object.managedObjectContext, !isDeleted {
      context.insert(self)
    }
  }

  private func add(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription, at index: Int?
  ) {
    guard relationship.isToMany else {
      guard relatedObjects(relationship).first !== object else { return }
      slots[relationship.name] = .object(object)
      return note(relationship.name)
    }
    var objects = relatedObjects(relationship)
    let old = objects.firstIndex { $0 === object }
    guard old == nil || index != nil else { return }
    if let old { objects.remove(at: old) }
    objects.insert(object, at: min(index ?? objects.count, objects.count))
    slots[relationship.name] = .objects(objects)
    note(relationship.name)
  }

  private func remove(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    var objects = relatedObjects(relationship)
    guard let place = objects.firstIndex(where: { $0 === object }) else { return }
    objects.remove(at: place)
    slots[relationship.name] = relationship.isToMany ? .objects(objects) : .object(nil)
    note(relationship.name)
  }

  /// Returns the identifiers of the objects of a relationship.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let relationship = entity.property(named: key) as? NSRelationshipDescription else {
      return []
    }
    return relatedObjects(relationship).map(\.objectID)
  }

  /// Returns a set that changes the relationship when it changes.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(self, key) }

  /// Returns an ordered set that changes the relationship when it changes.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    RelatedOrderedSet(self, key)
  }
}
