// Sets that change a relationship when they change.

import Foundation

/// The objects of a relationship.
final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject?
  private let key: String
  private var relationship: NSRelationshipDescription? {
    owner?.entity.property(named: key) as? NSRelationshipDescription
  }
  private var objects: [NSManagedObject] {
    relationship.flatMap { owner?.relatedObjects($0) } ?? []
  }

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: numItems)
  }

  required init?(coder aDecoder: NSCoder) { return nil }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? {
    (object as? NSManagedObject).flatMap { wanted in objects.first { $0 === wanted } }
  }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override var allObjects: [Any] { objects }

  override func add(_ object: Any) {
    guard let object = object as? NSManagedObject, let relationship else { return }
    owner?.connect(relationship, object)
  }

  override func remove(_ object: Any) {
    guard let object = object as? NSManagedObject, let relationship else { return }
    owner?.disconnect(relationship, object)
  }

  override func removeAllObjects() { for object in objects { remove(object) } }
}

/// The objects of a relationship with an order.
final class RelatedOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject?
  private let key: String
  private var relationship: NSRelationshipDescription? {
    owner?.entity.property(named: key) as? NSRelationshipDescription
  }
  private var objects: [NSManagedObject] {
    relationship.flatMap { owner?.relatedObjects($0) } ?? []
  }

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) {
    (owner, key) = (nil, "")
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

  override func insert(_ object: Any, at idx: Int) {
    guard let object = object as? NSManagedObject, let relationship else { return }
    owner?.connect(relationship, object, at: idx)
  }

  override func removeObject(at idx: Int) {
    guard let relationship else { return }
    owner?.disconnect(relationship, objects[idx])
  }

  override func replaceObject(at idx: Int, with object: Any) {
    removeObject(at: idx)
    insert(object, at: idx)
  }
}
