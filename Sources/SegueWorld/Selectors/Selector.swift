// Target and action without Objective-C, where `#selector` does not exist. An unapplied method
// reference replaces it: `Selector(Self.handlePan)`. It captures no `self`, so it retains nothing,
// and calling it dispatches to overrides. A selector that is created from a name alone is looked up
// among those that have been created from methods.

import Foundation
import Synchronization

/// A method to be performed by a target.
///
/// `@unchecked Sendable`: a method reference captures nothing, and it is called on the main actor
/// only.
public struct Selector: @unchecked Sendable {
  /// The outcome of performing a method.
  package enum Outcome {
    /// The target has no such method, or the sender does not have the type that it takes.
    case notPerformed
    /// The method has been performed and returned this value.
    case performed(Any)
  }

  /// The available arguments, of which a method receives as many as it takes.
  struct Arguments {
    let sender: Any?
    let event: Any?
    var context: UnsafeMutableRawPointer?
  }

  /// The implementation of a method, and the targets that can perform it.
  ///
  /// `@unchecked Sendable`: the properties do not change, `isMethod` only tests the type of its
  /// argument, and `call` runs on the main actor.
  struct Method: @unchecked Sendable {
    /// The class that declares the method.
    let owner: ObjectIdentifier
    let isMethod: (AnyObject) -> Bool
    let call: @MainActor (AnyObject, Arguments) -> Outcome
  }

  /// The method's name, if it is known; otherwise one composed of the types of its parameters.
  public let name: String
  /// The method; `nil` if only the name is known.
  private let method: Method?

  /// A Boolean value that indicates whether the name is that of one method. Names that are composed
  /// of types contain a period, and several methods can share one.
  package var isNamed: Bool { !name.contains(".") }

  init(_ name: String, _ method: Method) {
    (self.name, self.method) = (name, method)
    SelectorTable.register(method, named: name)
  }

  /// Creates a selector for the method with this Objective-C name, such as `handlePan:`, of any
  /// target. A selector must have been created from that method elsewhere.
  public init(_ name: String) { (self.name, method) = (name, nil) }

  private var methods: [Method] {
    let known = SelectorTable.methods(named: name)
    guard let method else { return known }
    return [method] + known.filter { $0.owner != method.owner }
  }

  /// Returns whether `target` has the method.
  package func isAvailable(for target: AnyObject) -> Bool {
    methods.contains { $0.isMethod(target) }
  }

  /// Returns whether `type` or a superclass declares the method.
  package func isAvailable(inInstancesOf type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let owner = next {
      if methods.contains(where: { $0.owner == ObjectIdentifier(owner) }) { return true }
      next = _getSuperclass(owner)
    }
    return false
  }

  /// Performs the method on `target` and returns the outcome.
  @MainActor
  package func outcome(
    on target: AnyObject, sender: Any?, event: Any? = nil,
    context: UnsafeMutableRawPointer? = nil
  ) -> Outcome {
    let arguments = Arguments(sender: sender, event: event, context: context)
    for method in methods where method.isMethod(target) {
      if case .performed(let result) = method.call(target, arguments) { return .performed(result) }
    }
    return .notPerformed
  }

  /// Performs the method on `target` with as many of the arguments as it takes. Returns whether
  /// `target` has the method and `sender` has the type that it takes.
  @MainActor @discardableResult
  package func perform(
    on target: AnyObject, sender: Any?, event: Any? = nil,
    context: UnsafeMutableRawPointer? = nil
  ) -> Bool {
    if case .notPerformed = outcome(on: target, sender: sender, event: event, context: context) {
      false
    } else {
      true
    }
  }
}

extension Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// Creates a selector for the method with this name.
  public init(stringLiteral value: String) { self.init(value) }

  /// Returns a Boolean value that indicates whether the names are equal.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name of the method.
  public var description: String { name }

  static func name<T>(_ target: T.Type, _ arguments: Any.Type...) -> String {
    "\(target)." + arguments.map { "(\($0))" }.joined()
  }
}

extension Selector.Arguments {
  /// Returns the value that a parameter of type `A` receives for `value`; `nil` if it does not
  /// accept the value.
  static func fit<A>(_ value: Any?, _: A.Type = A.self) -> A? {
    if let value = flat(value) { return value as? A ?? likeObjectiveC(value) }
    return (A.self as? any ExpressibleByNilLiteral.Type).flatMap { nothing($0) }
  }

  /// Returns a sender as an `A` although it is none, if both are of a kind of which Objective-C does
  /// not check the type: the method works as long as it uses what both classes inherit.
  private static func likeObjectiveC<A>(_ value: Any) -> A? {
    guard A.self is any UncheckedSender.Type, let sender = value as? any UncheckedSender else {
      return nil
    }
    return unsafeBitCast(sender as AnyObject, to: A.self)
  }

  /// Returns the value that a parameter of type `C` receives for a context. Apps declare it as
  /// `UnsafeRawPointer`, mutable or not, optional or not. In place of no context, one that is not
  /// optional receives a pointer that must not be followed: there is no null pointer of such a type.
  static func fitContext<C>(_ context: UnsafeMutableRawPointer?, _: C.Type = C.self) -> C? {
    if let context { return (context as? C) ?? (UnsafeRawPointer(context) as? C) }
    if let nothing = fit(nil, C.self) { return nothing }
    return UnsafeMutableRawPointer(bitPattern: 1).flatMap { fitContext($0, C.self) }
  }

  /// Returns `nil` as an `A`. The method is generic, so that this also holds if `A` is `Any?`,
  /// which can contain an `Optional`.
  private static func nothing<Nothing: ExpressibleByNilLiteral, A>(_: Nothing.Type) -> A? {
    let nothing: Nothing = nil
    return nothing as? A
  }

  /// Returns the value without enclosing optionals, since a parameter of type `Any` must not
  /// receive an `Optional`.
  private static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return flat(mirror.children.first?.value)
  }
}

/// The methods from which selectors have been created, by name.
private enum SelectorTable {
  private static let methods = Mutex<[String: [Selector.Method]]>([:])

  static func register(_ method: Selector.Method, named name: String) {
    methods.withLock { methods in
      guard methods[name]?.contains(where: { $0.owner == method.owner }) != true else { return }
      methods[name, default: []].append(method)
    }
  }

  static func methods(named name: String) -> [Selector.Method] {
    methods.withLock { $0[name] ?? [] }
  }
}
