// Key-value coding of objects. Numbers are kept as NSNumber, objects at the other end of a
// relationship are returned as NSSet or NSOrderedSet, as on a device.

import Foundation
import SeguePredicates

extension NSManagedObject {
  /// Returns the value of a property without notifications.
  @nonobjc public func primitiveValue(forKey key: String) -> Any? {
    switch entity.property(named: key) {
    case let attribute as NSAttributeDescription: attributeValue(attribute)
    case let relationship as NSRelationshipDescription: related(relationship)
    default: nil
    }
  }

  /// Sets the value of a property without notifications.
  @nonobjc public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    switch entity.property(named: key) {
    case let attribute as NSAttributeDescription:
      slots[key] = .value(ManagedConversion.stored(value, attribute))
      note(key)
    case let relationship as NSRelationshipDescription: setRelated(value, relationship)
    default:
      Misuse.report(
        "setPrimitiveValue(_:forKey:) of \(entity.name ?? "?"): there is no property \"\(key)\"; "
          + "expected one of \(entity.properties.map(\.name).joined(separator: ", "))")
    }
  }

  private func attributeValue(_ attribute: NSAttributeDescription) -> Any? {
    guard case .value(let value)? = slots[attribute.name] else { return nil }
    return value
  }

  /// Records that a property has changed.
  func note(_ key: String) {
    changedNames.insert(key)
    managedObjectContext?.noteChange(of: self)
  }

  /// Returns a value by key: a property of the entity, or one that the class declares.
  func keyedValue(_ key: String) -> Any? {
    if entity.property(named: key) != nil { return primitiveValue(forKey: key) }
    if let primitive = primitiveKey(key) { return primitiveValue(forKey: primitive) }
    if let read = SegueManagedClasses.getter(key, of: self) {
      return FlatValue.flat(read(self))
    }
    switch key {
    case "objectID": return objectID
    case "self", "SELF": return self
    case "entity": return entity
    default: return ObjectKeys.reflected(key, of: self)
    }
  }

  /// Returns the name of the property to whose primitive value a key belongs: `title` for
  /// `primitiveTitle`.
  private func primitiveKey(_ key: String) -> String? {
    guard key.hasPrefix("primitive") else { return nil }
    let rest = key.dropFirst("primitive".count)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    return entity.property(named: name)?.name ?? entity.property(named: String(rest))?.name
  }

  func setKeyedValue(_ value: Any?, _ key: String) {
    if entity.property(named: key) != nil { return setPrimitiveValue(value, forKey: key) }
    if let primitive = primitiveKey(key) { return setPrimitiveValue(value, forKey: primitive) }
    if let write = SegueManagedClasses.setter(key, of: self), write(self, value) { return }
    Misuse.report(
      "setValue(_:forKey:) of \(entity.name ?? "?"): there is no property \"\(key)\"; expected one "
        + "of \(entity.properties.map(\.name).joined(separator: ", "))")
  }

  /// Returns the value at a key path, such as `list.title` or `items.@count`.
  public func value(forKeyPath keyPath: String) -> Any? { ObjectKeys.value(at: keyPath, of: self) }

  /// Sets the value at a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard let last = parts.last else { return }
    let owner = parts.dropLast().joined(separator: ".")
    let target = owner.isEmpty ? self : ObjectKeys.value(at: owner, of: self) as? NSManagedObject
    target?.setValue(value, forKey: last)
  }

  /// Sets values by key, in alphabetical order. `NSNull` stands for `nil`.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Returns the values of properties, with `NSNull` for `nil`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  // MARK: Notifications

  /// Announces a read. Values are always there.
  @nonobjc public func willAccessValue(forKey key: String?) {}

  /// Announces the end of a read.
  @nonobjc public func didAccessValue(forKey key: String?) {}

  /// Announces a change.
  @nonobjc public func willChangeValue(forKey key: String) {}

  /// Records a change.
  @nonobjc public func didChangeValue(forKey key: String) {
    guard entity.property(named: key) != nil else { return }
    note(key)
  }

  /// Returns whether the objects of a relationship have not been read: never.
  @nonobjc public func hasFault(forRelationshipNamed key: String) -> Bool { false }

  // MARK: Changes

  /// Returns the properties that have changed since the last save, with their values.
  public func changedValues() -> [String: Any] {
    Dictionary(changedNames.sorted().map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// Returns the values at the last save.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    guard let context = managedObjectContext, let record = context.source?.savedRecord(objectID)
    else {
      return [:]
    }
    let names = keys ?? entity.properties.map(\.name)
    return Dictionary(names.map { ($0, context.plainValue(record.values[$0]) ?? NSNull()) }) { $1 }
  }
}
