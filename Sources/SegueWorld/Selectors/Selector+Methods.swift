// Selectors created from methods. Methods of main-actor classes and of other classes have different
// types, so there are two sets of initializers (tested in both language modes). The unused
// parameter of the second only distinguishes them. The methods may throw; others convert to methods
// that do.

import Foundation

extension Selector {
  /// Creates a selector for a method of `T` that `body` performs.
  static func make<T: AnyObject>(
    _ name: String, _: T.Type, _ body: @escaping @MainActor (T, Arguments) -> Outcome
  ) -> Selector {
    Selector(
      name,
      Method(owner: ObjectIdentifier(T.self), isMethod: { $0 is T }) { target, arguments in
        (target as? T).map { body($0, arguments) } ?? .notPerformed
      })
  }

  /// Calls a method and returns the outcome. An error that it throws is ignored, as in Objective-C
  /// when the caller passes no pointer for it; the outcome is then that of a method without a result.
  @MainActor private static func attempt<R>(_ call: @MainActor () throws -> R) -> Outcome {
    do { return .performed(try call()) } catch { return .performed(()) }
  }
}

// MARK: Methods of main-actor classes

extension Selector {
  /// Creates a selector for a method without arguments.
  public init<T: AnyObject, R>(_ method: @escaping (T) -> @MainActor () throws -> R) {
    self = Selector._of(Self.name(T.self), method)
  }

  /// Creates a selector for a method that takes the sender.
  public init<T: AnyObject, A, R>(_ method: @escaping (T) -> @MainActor (A) throws -> R) {
    self = Selector._of(Self.name(T.self, A.self), method)
  }

  /// Creates a selector for a method that takes the sender and the event.
  public init<T: AnyObject, A, B, R>(_ method: @escaping (T) -> @MainActor (A, B) throws -> R) {
    self = Selector._of(Self.name(T.self, A.self, B.self), method)
  }

  /// Creates a selector for a method that takes three arguments, the last of which is a context.
  public init<T: AnyObject, A, B, C, R>(
    _ method: @escaping (T) -> @MainActor (A, B, C) throws -> R
  ) {
    self = Selector._of(Self.name(T.self, A.self, B.self, C.self), method)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a method without arguments with its Objective-C name. Source rewriting
  /// generates it for `#selector`.
  public static func _of<T: AnyObject, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor () throws -> R
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, _ in
      attempt { try method(target)() }
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a method that takes the sender. Source rewriting generates it for
  /// `#selector`.
  public static func _of<T: AnyObject, A, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A) throws -> R
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, arguments in
      guard let sender = Arguments.fit(arguments.sender, A.self) else { return .notPerformed }
      return attempt { try method(target)(sender) }
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a method that takes the sender and the event. Source rewriting
  /// generates it for `#selector`.
  public static func _of<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B) throws -> R
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, arguments in
      guard let sender = Arguments.fit(arguments.sender, A.self),
        let event = Arguments.fit(arguments.event, B.self)
      else { return .notPerformed }
      return attempt { try method(target)(sender, event) }
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a method that takes three arguments, the last of which is a context.
  /// Source rewriting generates it for `#selector`.
  public static func _of<T: AnyObject, A, B, C, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B, C) throws -> R
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, arguments in
      guard let sender = Arguments.fit(arguments.sender, A.self),
        let event = Arguments.fit(arguments.event, B.self),
        let context = Arguments.fitContext(arguments.context, C.self)
      else { return .notPerformed }
      return attempt { try method(target)(sender, event, context) }
    }
  }
}

// MARK: Methods of nonisolated classes

extension Selector {
  /// Creates a selector for a method without arguments.
  @_disfavoredOverload
  public init<T: AnyObject, R>(_ method: @escaping (T) -> () throws -> R, _: Void = ()) {
    self = Selector._of(Self.name(T.self), method, ())
  }

  /// Creates a selector for a method that takes the sender.
  @_disfavoredOverload
  public init<T: AnyObject, A, R>(_ method: @escaping (T) -> (A) throws -> R, _: Void = ()) {
    self = Selector._of(Self.name(T.self, A.self), method, ())
  }

  /// Creates a selector for a method that takes the sender and the event.
  @_disfavoredOverload
  public init<T: AnyObject, A, B, R>(_ method: @escaping (T) -> (A, B) throws -> R, _: Void = ()) {
    self = Selector._of(Self.name(T.self, A.self, B.self), method, ())
  }

  /// Creates a selector for a method that takes three arguments, the last of which is a context.
  @_disfavoredOverload
  public init<T: AnyObject, A, B, C, R>(
    _ method: @escaping (T) -> (A, B, C) throws -> R, _: Void = ()
  ) {
    self = Selector._of(Self.name(T.self, A.self, B.self, C.self), method, ())
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a method without arguments with its Objective-C name. Source rewriting
  /// generates it for `#selector`.
  @_disfavoredOverload
  public static func _of<T: AnyObject, R>(
    _ name: String, _ method: @escaping (T) -> () throws -> R, _: Void = ()
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, _ in
      attempt { try method(target)() }
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a method that takes the sender. Source rewriting generates it for
  /// `#selector`.
  @_disfavoredOverload
  public static func _of<T: AnyObject, A, R>(
    _ name: String, _ method: @escaping (T) -> (A) throws -> R, _: Void = ()
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, arguments in
      guard let sender = Arguments.fit(arguments.sender, A.self) else { return .notPerformed }
      return attempt { try method(target)(sender) }
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a method that takes the sender and the event. Source rewriting
  /// generates it for `#selector`.
  @_disfavoredOverload
  public static func _of<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping (T) -> (A, B) throws -> R, _: Void = ()
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, arguments in
      guard let sender = Arguments.fit(arguments.sender, A.self),
        let event = Arguments.fit(arguments.event, B.self)
      else { return .notPerformed }
      return attempt { try method(target)(sender, event) }
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a method that takes three arguments, the last of which is a context.
  /// Source rewriting generates it for `#selector`.
  @_disfavoredOverload
  public static func _of<T: AnyObject, A, B, C, R>(
    _ name: String, _ method: @escaping (T) -> (A, B, C) throws -> R, _: Void = ()
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return make(name, T.self) { target, arguments in
      guard let sender = Arguments.fit(arguments.sender, A.self),
        let event = Arguments.fit(arguments.event, B.self),
        let context = Arguments.fitContext(arguments.context, C.self)
      else { return .notPerformed }
      return attempt { try method(target)(sender, event, context) }
    }
  }
}
