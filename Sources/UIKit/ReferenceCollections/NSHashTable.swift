// Sets of references, which apps use for delegates that are not kept.

import Foundation

/// A set of references to objects, which are kept or not. Enumerations have the order in which the
/// objects were added.
///
/// Objects are anything that is an object: also existentials of protocols of classes, which on Linux
/// do not satisfy a constraint to `AnyObject`.
open class NSHashTable<ObjectType>: NSObject {
  private var table: ReferenceTable

  /// Creates a set that keeps its objects.
  public convenience override init() { self.init(options: []) }

  /// Creates a set.
  public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0)
  {
    table = ReferenceTable(options)
    super.init()
  }

  /// Returns a set that does not keep its objects. Objects that no longer exist are absent.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable<ObjectType>(options: .weakMemory)
  }

  /// The number of objects. Those that no longer exist are not counted.
  open var count: Int { table.pairs.count }
  /// The objects.
  open var allObjects: [ObjectType] { table.pairs.compactMap { $0.key as? ObjectType } }
  /// One of the objects: the one that was added first.
  open var anyObject: ObjectType? { allObjects.first }
  /// The objects, as far as they can be elements of a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(table.pairs.compactMap { $0.key as? AnyHashable })
  }

  /// Adds an object, unless an equal one is in the set.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    table.set(object as AnyObject, to: nil)
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    table.remove(object as AnyObject)
  }

  /// Removes all objects.
  open func removeAllObjects() { table.removeAll() }

  /// Returns whether the set has an object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object of the set that equals another one; `nil` if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.find($0 as AnyObject)?.key as? ObjectType }
  }

  /// Returns an enumerator of the objects that are in the set now.
  open func objectEnumerator() -> NSEnumerator { ReferenceEnumerator(table.pairs.map(\.key)) }

  /// Adds the objects of another set.
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }
  /// Removes the objects of another set.
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }
  /// Removes the objects that another set does not have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Returns whether another set has any of the objects.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }
  /// Returns whether another set has all of the objects.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }
  /// Returns whether another set has the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }
}

/// An enumerator of objects.
final class ReferenceEnumerator: NSEnumerator {
  private var objects: ArraySlice<AnyObject>

  init(_ objects: [AnyObject]) { self.objects = objects[...] }

  override func nextObject() -> Any? { objects.popFirst() }
}
