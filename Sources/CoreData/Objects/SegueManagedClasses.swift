// The classes of an app's objects by name. The adapter of iOS source registers those that derive from
// NSManagedObject, with the properties that key-value coding finds.

import Foundation
import Synchronization

/// The registered classes of objects.
public enum SegueManagedClasses {
  typealias Getter = (NSManagedObject) -> Any?
  typealias Setter = (NSManagedObject, Any?) -> Bool

  /// The properties of one class.
  ///
  /// `@unchecked Sendable`: the closures contain only key paths, which do not change.
  fileprivate struct Members: @unchecked Sendable {
    var getters: [String: Getter] = [:]
    var setters: [String: Setter] = [:]
  }

  private struct State: Sendable {
    var types: [String: NSManagedObject.Type] = [:]
    var members: [ObjectIdentifier: Members] = [:]
  }

  private static let state = Mutex(State())

  /// The properties of a class, which the adapter lists.
  public struct Properties<Object: NSManagedObject> {
    fileprivate var members = Members()

    /// Adds a property, which can also be set if the key path is writable.
    public mutating func property<Value>(_ key: String, _ path: KeyPath<Object, Value>) {
      members.getters[key] = { ($0 as? Object)?[keyPath: path] }
      guard let path = path as? ReferenceWritableKeyPath<Object, Value> else { return }
      members.setters[key] = { object, value in
        guard let object = object as? Object, let value = (value as Any) as? Value else {
          return false
        }
        object[keyPath: path] = value
        return true
      }
    }
  }

  /// Registers a class under its name without the module.
  public static func register<Object: NSManagedObject>(
    _ name: String, _ type: Object.Type, _ list: (inout Properties<Object>) -> Void = { _ in }
  ) {
    state.withLock { $0.types[name] = type }
    extend(type, list)
  }

  /// Adds the properties that an extension declares.
  public static func extend<Object: NSManagedObject>(
    _ type: Object.Type, _ list: (inout Properties<Object>) -> Void
  ) {
    var properties = Properties<Object>()
    list(&properties)
    state.withLock { [members = properties.members] state in
      var known = state.members[ObjectIdentifier(type)] ?? Members()
      known.getters.merge(members.getters) { $1 }
      known.setters.merge(members.setters) { $1 }
      state.members[ObjectIdentifier(type)] = known
    }
  }

  /// Returns a class by the name that a model has: with a module, with a period, or without.
  static func type(named name: String) -> NSManagedObject.Type? {
    if let type = state.withLock({ $0.types[name] ?? $0.types[bare(name)] }) { return type }
    return _typeByName(name) as? NSManagedObject.Type
  }

  /// Returns the name that a model has for a class, without the module.
  static func name(of type: NSManagedObject.Type) -> String { bare(_typeName(type)) }

  /// Returns the name of the entity of a class, or the name of the class if no model has one.
  static func entityName(of type: NSManagedObject.Type) -> String {
    NSManagedObjectModel.knownEntity(of: type)?.name ?? name(of: type)
  }

  /// Returns a name without the module.
  static func bare(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  static func getter(_ key: String, of object: NSManagedObject) -> Getter? {
    member(of: object) { $0.getters[key] }
  }

  static func setter(_ key: String, of object: NSManagedObject) -> Setter? {
    member(of: object) { $0.setters[key] }
  }

  private static func member<Member>(
    of object: NSManagedObject, _ find: (Members) -> Member?
  ) -> Member? {
    var current: AnyClass? = Swift.type(of: object)
    while let type = current {
      let members = state.withLock { $0.members[ObjectIdentifier(type)] }
      if let found = members.flatMap(find) { return found }
      current = _getSuperclass(type)
    }
    return nil
  }
}
