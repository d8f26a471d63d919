// The classes of an app, by name. Objective-C's runtime finds every class, property and method by
// its name; here the adapter generates the registrations, one for each class, in the class's own
// file, so that they include private members.

import Foundation
import QuartzCore
import SegueWorld

/// The classes that adapted source declares, so that archives, selectors and key-value coding find
/// them, their properties and their methods by name.
@MainActor
public final class SegueClassTable {
  /// The table of this program.
  public static let shared = SegueClassTable()

  /// Reads a property of an object.
  public typealias Getter = @MainActor (NSObject) -> Any?
  /// Sets a property of an object. Returns `false` if the value does not have the property's type.
  public typealias Setter = @MainActor (NSObject, Any?) -> Bool
  /// Performs a method with as many of the arguments as it takes, and returns its result. Nothing
  /// happens if an argument does not have the type that the method takes.
  public typealias Method = @MainActor (NSObject, [Any?]) -> Any?

  /// What is known of one class.
  public struct Entry {
    /// The name without the module, with those of the types around it: `Outer.Inner`.
    public let name: String
    /// The class.
    public let type: AnyClass
    /// Creates an instance: with `init(coder:)` where the class has it, otherwise with `init()`.
    /// Returns `nil` if the initializer fails. The closure is `nil` if there is no such initializer.
    public let make: (@MainActor (NSCoder) -> NSObject?)?
    /// The properties that can be set, by key.
    public let setters: [String: Setter]
    /// The properties that can be read, by key.
    public let getters: [String: Getter]
    /// The methods, by the names of their selectors, such as `didTap:forEvent:`.
    public let methods: [String: Method]

    /// Creates the entry of a class.
    public init(
      name: String, type: AnyClass, make: (@MainActor (NSCoder) -> NSObject?)? = nil,
      setters: [String: Setter] = [:], getters: [String: Getter] = [:],
      methods: [String: Method] = [:]
    ) {
      (self.name, self.type, self.make) = (name, type, make)
      (self.setters, self.getters, self.methods) = (setters, getters, methods)
    }
  }

  /// The classes of the app.
  private var entries: [String: Entry] = [:]
  /// All classes with members.
  private var named: [ObjectIdentifier: Entry] = [:]

  init() {}

  /// Adds a class. A class that has the name of a registered one replaces it.
  public func register(_ entry: Entry) {
    add(entry)
    entries[entry.name] = named[ObjectIdentifier(entry.type)]
    ClassNames.record(entry.type, named: entry.name)
  }

  /// Adds the members that an extension declares, of a class of the app or of UIKit.
  func add(_ entry: Entry) {
    let known = named[ObjectIdentifier(entry.type)]
    let merged = known.map { entry.merged(with: $0) } ?? entry
    named[ObjectIdentifier(entry.type)] = merged
    if let known, entries[known.name]?.type == entry.type { entries[known.name] = merged }
    let type: AnyClass = entry.type
    for (name, method) in entry.methods {
      Selector.declare(name, of: type) {
        Self.isInstance($0, of: type)
      } call: {
        ($0 as? NSObject).flatMap { [arguments = $1] in method($0, arguments) }
      }
    }
  }

  /// Returns the class with the given name, which may begin with that of a module.
  public func entry(named name: String) -> Entry? {
    if let entry = entries[name] { return entry }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return entries[String(name[name.index(after: dot)...])]
  }

  /// Returns the entry of a class.
  public func entry(of type: AnyClass) -> Entry? { named[ObjectIdentifier(type)] }

  /// The names of all classes, sorted.
  public var names: [String] { entries.keys.sorted() }

  // MARK: Members

  /// Returns what sets the property `key` of `object`: that of its class or of the nearest
  /// superclass that has it.
  public func setter(_ key: String, of object: NSObject) -> Setter? {
    member(of: object) { $0.setters[key] ?? $0.setters[Self.question(key)] }
  }

  /// Returns what reads the property `key` of `object`: that of its class or of the nearest
  /// superclass that has it.
  public func getter(_ key: String, of object: NSObject) -> Getter? {
    member(of: object) { $0.getters[key] ?? $0.getters[Self.question(key)] }
  }

  /// Returns the method of `object` with the given selector: that of its class or of the nearest
  /// superclass that has it.
  public func method(_ selector: String, of object: NSObject) -> Method? {
    member(of: object) { $0.methods[selector] }
  }

  private func member<Member>(of object: NSObject, _ find: (Entry) -> Member?) -> Member? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let found = named[ObjectIdentifier(current)].flatMap(find) { return found }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// Returns the name under which key-value coding also finds a Boolean property: `isOn` for `on`.
  private static func question(_ key: String) -> String {
    "is" + key.prefix(1).uppercased() + key.dropFirst()
  }

  /// Returns whether `object` is an instance of `type` or of a class derived from it.
  private nonisolated static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let known = current {
      if known == type { return true }
      current = _getSuperclass(known)
    }
    return false
  }
}

extension SegueClassTable.Entry {
  /// Returns the entry with the members of another one of the same class.
  fileprivate func merged(with other: Self) -> Self {
    Self(
      name: name, type: type, make: make ?? other.make,
      setters: setters.merging(other.setters) { own, _ in own },
      getters: getters.merging(other.getters) { own, _ in own },
      methods: methods.merging(other.methods) { own, _ in own })
  }
}
