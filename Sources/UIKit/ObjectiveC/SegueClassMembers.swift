// The registration of one class, as the adapter generates it.

import Foundation
import QuartzCore
import SegueWorld

/// The members of one class, which generated source collects.
@MainActor
public final class SegueClassMembers<Object: AnyObject> {
  private var setters: [String: SegueClassTable.Setter] = [:]
  private var getters: [String: SegueClassTable.Getter] = [:]
  private var methods: [String: SegueClassTable.Method] = [:]

  fileprivate init() {}

  /// Adds a property, which can also be set if the key path is writable.
  public func property<Value>(_ key: String, _ path: KeyPath<Object, Value>) {
    getters[key] = { object in
      (object as? Object).flatMap { KeyedProperty.unwrapped($0[keyPath: path]) }
    }
    guard let path = path as? ReferenceWritableKeyPath<Object, Value> else { return }
    setters[key] = { object, value in
      guard let object = object as? Object, let value: Value = KeyedProperty.converted(value)
      else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  /// Adds a method.
  ///
  /// - Parameter selector: The Objective-C name.
  /// - Parameter body: Calls the method with the arguments.
  public func method(
    _ selector: String, _ body: @escaping @MainActor (Object, SegueArguments) throws -> Any?
  ) {
    methods[selector] = { object, arguments in
      guard let object = object as? Object else { return nil }
      return try? body(object, SegueArguments(arguments))
    }
  }

  fileprivate func entry(
    _ name: String, _ make: (@MainActor (NSCoder) -> AnyObject?)?
  ) -> SegueClassTable.Entry {
    var maker: (@MainActor (NSCoder) -> NSObject?)?
    if let make { maker = { make($0) as? NSObject } }
    return SegueClassTable.Entry(
      name: name, type: Object.self, make: maker, setters: setters, getters: getters,
      methods: methods)
  }
}

/// The arguments with which a method is performed.
public struct SegueArguments {
  private struct Mismatch: Error {}

  private let values: [Any?]

  fileprivate init(_ values: [Any?]) { self.values = values }

  /// Returns the argument at a position as the type that the method takes.
  /// - Throws: An error if it does not have this type.
  public func at<Value>(_ position: Int) throws -> Value {
    let value = position < values.count ? values[position] : nil
    if let value: Value = Selector.fitted(value) { return value }
    guard value != nil, let value: Value = KeyedProperty.converted(value) else { throw Mismatch() }
    return value
  }
}

extension SegueClassTable {
  /// Adds a class. Generated source calls this.
  ///
  /// - Parameter make: Creates an instance with a coder.
  /// - Parameter collect: Adds the members of the class.
  public func register<Object: AnyObject>(
    _ name: String, _: Object.Type, make: (@MainActor (NSCoder) -> AnyObject?)? = nil,
    _ collect: (SegueClassMembers<Object>) -> Void = { _ in }
  ) {
    let members = SegueClassMembers<Object>()
    collect(members)
    register(members.entry(name, make))
  }
  /// Adds members that an extension declares. Generated source calls this.
  public func extend<Object: AnyObject>(
    _ type: Object.Type, _ collect: (SegueClassMembers<Object>) -> Void = { _ in }
  ) {
    let members = SegueClassMembers<Object>()
    collect(members)
    add(members.entry(Self.name(of: type), nil))
  }
}
