// Target and action without Objective-C, where `#selector` does not exist. An unapplied method
// reference stands in for it: `Selector(Self.handlePan)`. It captures no `self`, so nothing is kept
// alive, and calling it dispatches to overrides. (Tried in both language modes: methods of main
// actor classes and of plain ones have different types, hence two sets of initialisers; the unused
// parameter of the second only tells them apart.)

import Foundation

/// A method that some target will be asked to perform.
///
/// Safe to send: a method reference captures nothing, and it is called on the main actor only.
public struct Selector: @unchecked Sendable {
  /// The method's name, if it is known; else one made of the types it takes.
  public let name: String
  private let isOwned: (AnyObject) -> Bool
  private let call: @MainActor (AnyObject, Any, Any) -> Bool

  private init<Owner: AnyObject>(
    _ name: String, of owner: Owner.Type,
    _ call: @escaping @MainActor (AnyObject, Any, Any) -> Bool
  ) {
    (self.name, isOwned, self.call) = (name, { $0 is Owner }, call)
  }

  /// Whether `target` has the method.
  package func isMeant(for target: AnyObject) -> Bool { isOwned(target) }

  /// Has `target` perform the method, which gets as many of the arguments as it takes. Returns
  /// whether `target` has the method and `sender` is what it takes.
  @MainActor @discardableResult
  package func perform(on target: AnyObject, sender: Any, event: Any = NSNull()) -> Bool {
    call(target, sender, event)
  }
}

extension Selector: Hashable, CustomStringConvertible {
  /// Whether the names are the same.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  /// By the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }

  fileprivate static func name<T>(_ target: T.Type, _ arguments: Any.Type...) -> String {
    "\(target)." + arguments.map { "(\($0))" }.joined()
  }
}

// MARK: Methods of main-actor classes

extension Selector {
  /// A method without arguments.
  public init<T: AnyObject, R>(_ method: @escaping (T) -> @MainActor () -> R) {
    self = Selector._of(Self.name(T.self), method)
  }

  /// A method that takes the sender.
  public init<T: AnyObject, A, R>(_ method: @escaping (T) -> @MainActor (A) -> R) {
    self = Selector._of(Self.name(T.self, A.self), method)
  }

  /// A method that takes the sender and the event.
  public init<T: AnyObject, A, B, R>(_ method: @escaping (T) -> @MainActor (A, B) -> R) {
    self = Selector._of(Self.name(T.self, A.self, B.self), method)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method without arguments and its Objective-C name.
  public static func _of<T: AnyObject, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor () -> R
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(name, of: T.self) { target, _, _ in
      guard let target = target as? T else { return false }
      _ = method(target)()
      return true
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method that takes the sender.
  public static func _of<T: AnyObject, A, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A) -> R
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(name, of: T.self) { target, sender, _ in
      guard let target = target as? T, let sender = sender as? A else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method that takes the sender and the event.
  public static func _of<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(name, of: T.self) { target, sender, event in
      guard let target = target as? T, let sender = sender as? A, let event = event as? B else {
        return false
      }
      _ = method(target)(sender, event)
      return true
    }
  }
}

// MARK: Methods of classes without an actor

extension Selector {
  /// A method without arguments.
  @_disfavoredOverload
  public init<T: AnyObject, R>(_ method: @escaping (T) -> () -> R, _: Void = ()) {
    self = Selector._of(Self.name(T.self), method, ())
  }

  /// A method that takes the sender.
  @_disfavoredOverload
  public init<T: AnyObject, A, R>(_ method: @escaping (T) -> (A) -> R, _: Void = ()) {
    self = Selector._of(Self.name(T.self, A.self), method, ())
  }

  /// A method that takes the sender and the event.
  @_disfavoredOverload
  public init<T: AnyObject, A, B, R>(_ method: @escaping (T) -> (A, B) -> R, _: Void = ()) {
    self = Selector._of(Self.name(T.self, A.self, B.self), method, ())
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method without arguments and its Objective-C name.
  @_disfavoredOverload
  public static func _of<T: AnyObject, R>(
    _ name: String, _ method: @escaping (T) -> () -> R, _: Void = ()
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(name, of: T.self) { target, _, _ in
      guard let target = target as? T else { return false }
      _ = method(target)()
      return true
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method that takes the sender.
  @_disfavoredOverload
  public static func _of<T: AnyObject, A, R>(
    _ name: String, _ method: @escaping (T) -> (A) -> R, _: Void = ()
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(name, of: T.self) { target, sender, _ in
      guard let target = target as? T, let sender = sender as? A else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method that takes the sender and the event.
  @_disfavoredOverload
  public static func _of<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping (T) -> (A, B) -> R, _: Void = ()
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(name, of: T.self) { target, sender, event in
      guard let target = target as? T, let sender = sender as? A, let event = event as? B else {
        return false
      }
      _ = method(target)(sender, event)
      return true
    }
  }
}
