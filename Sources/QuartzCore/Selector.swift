// Target and action without Objective-C, where `#selector` does not exist. An unapplied method
// reference stands in for it: `Selector(Self.handlePan)`. It captures no `self`, so nothing is kept
// alive, and calling it dispatches to overrides. A selector that is made from a name alone is looked up
// among those that have been made from methods.

import Foundation
import Synchronization

/// A method that some target will be asked to perform.
///
/// Safe to send: a method reference captures nothing, and it is called on the main actor only.
public struct Selector: @unchecked Sendable {
  /// What became of a request.
  package enum Outcome {
    /// The target has no such method, or the sender is not what it takes.
    case refused
    /// The method has been performed, and gave this.
    case performed(Any)
  }

  /// The arguments that there are, of which a method gets as many as it takes.
  struct Arguments {
    let sender: Any?
    let event: Any?
  }

  /// How a method is performed, and by whom it can be.
  struct Method: @unchecked Sendable {
    /// The class that has it.
    let owner: ObjectIdentifier
    let isMethod: (AnyObject) -> Bool
    let call: @MainActor (AnyObject, Arguments) -> Outcome
  }

  /// The method's name, if it is known; else one made of the types it takes.
  public let name: String
  /// `nil` if only the name is known.
  private let method: Method?

  init(_ name: String, _ method: Method) {
    (self.name, self.method) = (name, method)
    SelectorTable.note(method, named: name)
  }

  /// The method of this name in Objective-C, such as `handlePan:`, of whatever object is asked. It has
  /// to be a method of which there is a selector elsewhere.
  public init(_ name: String) { (self.name, method) = (name, nil) }

  private var methods: [Method] {
    let known = SelectorTable.methods(named: name)
    guard let method else { return known }
    return [method] + known.filter { $0.owner != method.owner }
  }

  /// Whether `target` has the method.
  package func isMeant(for target: AnyObject) -> Bool {
    methods.contains { $0.isMethod(target) }
  }

  /// Has `target` perform the method.
  @MainActor
  package func outcome(on target: AnyObject, sender: Any?, event: Any? = nil) -> Outcome {
    let arguments = Arguments(sender: sender, event: event)
    for method in methods where method.isMethod(target) {
      if case .performed(let result) = method.call(target, arguments) { return .performed(result) }
    }
    return .refused
  }

  /// Has `target` perform the method, which gets as many of the arguments as it takes. Returns
  /// whether `target` has the method and `sender` is what it takes.
  @MainActor @discardableResult
  package func perform(on target: AnyObject, sender: Any?, event: Any? = nil) -> Bool {
    if case .refused = outcome(on: target, sender: sender, event: event) { false } else { true }
  }
}

extension Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The method of this name.
  public init(stringLiteral value: String) { self.init(value) }

  /// Whether the names are the same.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  /// By the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }

  static func name<T>(_ target: T.Type, _ arguments: Any.Type...) -> String {
    "\(target)." + arguments.map { "(\($0))" }.joined()
  }
}

extension Selector.Arguments {
  /// What a parameter of type `A` gets for `value`; `nil` if it takes nothing of the kind.
  static func fit<A>(_ value: Any?, _: A.Type = A.self) -> A? {
    if let value = flat(value) { return value as? A }
    return (A.self as? any ExpressibleByNilLiteral.Type).flatMap { nothing($0) }
  }

  /// `nil` as an `A`. Generic, so that it is one even if `A` is `Any?`, which also holds an `Optional`.
  private static func nothing<Nothing: ExpressibleByNilLiteral, A>(_: Nothing.Type) -> A? {
    let nothing: Nothing = nil
    return nothing as? A
  }

  /// Without the optionals around it: a parameter of type `Any` must not get an `Optional`.
  private static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return flat(mirror.children.first?.value)
  }
}

/// The methods of which there are selectors, by name.
private enum SelectorTable {
  private static let methods = Mutex<[String: [Selector.Method]]>([:])

  static func note(_ method: Selector.Method, named name: String) {
    methods.withLock { methods in
      guard methods[name]?.contains(where: { $0.owner == method.owner }) != true else { return }
      methods[name, default: []].append(method)
    }
  }

  static func methods(named name: String) -> [Selector.Method] {
    methods.withLock { $0[name] ?? [] }
  }
}
