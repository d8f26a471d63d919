// Dictionaries of references.

import Foundation

/// A dictionary whose keys and values are kept or not. Enumerations have the order in which the keys
/// were added. An entry is absent once its key or its value no longer exists.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var table: ReferenceTable

  /// Creates a dictionary that keeps its keys and values.
  public convenience override init() { self.init(keyOptions: [], valueOptions: []) }

  /// Creates a dictionary.
  public required init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    table = ReferenceTable(keyOptions, valueOptions)
    super.init()
  }

  /// Returns a dictionary that keeps its keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }
  /// Returns a dictionary that keeps its values, and its keys not.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  /// Returns a dictionary that keeps its keys, and its values not.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  /// Returns a dictionary that keeps neither.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries. Those whose key or value no longer exists are not counted.
  open var count: Int { table.pairs.count }

  /// Returns the value of a key; `nil` if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { table.find($0 as AnyObject)?.value as? ObjectType }
  }

  /// Sets the value of a key. Nothing is set if either is `nil`.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    table.set(aKey as AnyObject, to: anObject as AnyObject)
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    table.remove(aKey as AnyObject)
  }

  /// Removes all keys and values.
  open func removeAllObjects() { table.removeAll() }

  /// Returns an enumerator of the keys that exist now.
  open func keyEnumerator() -> NSEnumerator { ReferenceEnumerator(table.pairs.map(\.key)) }

  /// Returns an enumerator of the values that exist now.
  open func objectEnumerator() -> NSEnumerator? {
    ReferenceEnumerator(table.pairs.compactMap(\.value))
  }

  /// Returns the entries whose keys can be keys of a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for (key, value) in table.pairs {
      if let key = key as? AnyHashable, let value = value as? ObjectType { result[key] = value }
    }
    return result
  }
}
