// Sets that change a relationship when they change.

import Foundation

/// A relationship of one object, by name.
private struct RelationshipEnd {
  let owner: NSManagedObject
  let key: String

  var relationship: NSRelationshipDescription? {
    owner.entity.property(named: key) as? NSRelationshipDescription
  }

  var objects: [NSManagedObject] { relationship.map { owner.relatedObjects($0) } ?? [] }

  /// Adds an object, at the end unless an index is given. Other values are not added.
  func connect(_ object: Any, at index: Int? = nil) {
    guard let object = object as? NSManagedObject, let relationship else { return }
    owner.connect(relationship, object, at: index)
  }

  func disconnect(_ object: Any) {
    guard let object = object as? NSManagedObject, let relationship else { return }
    owner.disconnect(relationship, object)
  }
}

/// The objects of a relationship.
final class RelatedSet: NSMutableSet {
  /// The relationship; `nil` in a set that Foundation has made.
  private let end: RelationshipEnd?
  private var objects: [NSManagedObject] { end?.objects ?? [] }

  init(_ owner: NSManagedObject, _ key: String) {
    end = RelationshipEnd(owner: owner, key: key)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    end = nil
    super.init(capacity: numItems)
  }

  required init?(coder aDecoder: NSCoder) { return nil }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? {
    (object as? NSManagedObject).flatMap { wanted in objects.first { $0 === wanted } }
  }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override var allObjects: [Any] { objects }

  override func add(_ object: Any) { end?.connect(object) }
  override func remove(_ object: Any) { end?.disconnect(object) }
  override func removeAllObjects() { for object in objects { remove(object) } }
}

/// The objects of a relationship with an order.
final class RelatedOrderedSet: NSMutableOrderedSet {
  /// The relationship; `nil` in a set that Foundation has made.
  private let end: RelationshipEnd?
  private var objects: [NSManagedObject] { end?.objects ?? [] }

  init(_ owner: NSManagedObject, _ key: String) {
    end = RelationshipEnd(owner: owner, key: key)
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) {
    end = nil
    super.init(capacity: numItems)
  }

  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }

  required init?(coder aDecoder: NSCoder) { return nil }

  override var count: Int { objects.count }
  override func object(at idx: Int) -> Any { objects[idx] }
  override func index(of object: Any) -> Int {
    (object as? NSManagedObject).flatMap { wanted in objects.firstIndex { $0 === wanted } }
      ?? NSNotFound
  }

  override func insert(_ object: Any, at idx: Int) { end?.connect(object, at: idx) }
  override func removeObject(at idx: Int) { end?.disconnect(objects[idx]) }

  override func replaceObject(at idx: Int, with object: Any) {
    removeObject(at: idx)
    insert(object, at: idx)
  }
}
