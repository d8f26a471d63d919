// Selectors from methods. Methods of main-actor classes and of plain ones have different types, hence
// two sets of initializers (tried in both language modes); the unused parameter of the second only
// tells them apart.

import Foundation

extension Selector {
  /// A method of `T` that `body` performs.
  static func make<T: AnyObject>(
    _ name: String, _: T.Type, _ body: @escaping @MainActor (T, Arguments) -> Outcome
  ) -> Selector {
    Selector(
      name,
      Method(owner: ObjectIdentifier(T.self), isMethod: { $0 is T }) { target, arguments in
        (target as? T).map { body($0, arguments) } ?? .refused
      })
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
    return make(name, T.self) { target, _ in
      .performed(method(target)())
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method that takes the sender.
  public static func _of<T: AnyObject, A, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A) -> R
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, arguments in
      guard let sender = Arguments.fit(arguments.sender, A.self) else { return .refused }
      return .performed(method(target)(sender))
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method that takes the sender and the event.
  public static func _of<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, arguments in
      guard let sender = Arguments.fit(arguments.sender, A.self),
        let event = Arguments.fit(arguments.event, B.self)
      else { return .refused }
      return .performed(method(target)(sender, event))
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
    return make(name, T.self) { target, _ in
      .performed(method(target)())
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method that takes the sender.
  @_disfavoredOverload
  public static func _of<T: AnyObject, A, R>(
    _ name: String, _ method: @escaping (T) -> (A) -> R, _: Void = ()
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, arguments in
      guard let sender = Arguments.fit(arguments.sender, A.self) else { return .refused }
      return .performed(method(target)(sender))
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method that takes the sender and the event.
  @_disfavoredOverload
  public static func _of<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping (T) -> (A, B) -> R, _: Void = ()
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, arguments in
      guard let sender = Arguments.fit(arguments.sender, A.self),
        let event = Arguments.fit(arguments.event, B.self)
      else { return .refused }
      return .performed(method(target)(sender, event))
    }
  }
}
