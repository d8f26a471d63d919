// Further members that `#selector` can name: type methods, and getters and setters of properties.

import Foundation

extension Selector {
  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a type method, whatever the target is. Source rewriting generates it
  /// for `#selector`.
  public static func _static<R>(_ name: String, _ function: @escaping @MainActor () -> R)
    -> Selector
  {
    return ofType(name, R.self) { _ in .performed(function()) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a type method that takes the sender. Source rewriting generates it for
  /// `#selector`.
  public static func _static<A, R>(_ name: String, _ function: @escaping @MainActor (A) -> R)
    -> Selector
  {
    return ofType(name, A.self) { arguments in
      Arguments.fit(arguments.sender, A.self).map { .performed(function($0)) } ?? .notPerformed
    }
  }

  private static func ofType<A>(
    _ name: String, _ type: A.Type, _ body: @escaping @MainActor (Arguments) -> Outcome
  ) -> Selector {
    Selector(
      name,
      Method(owner: ObjectIdentifier(A.self), isMethod: { _ in true }) { body($1) })
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for the getter of a property. Source rewriting generates it for
  /// `#selector(getter:)`.
  public static func _getter<T: AnyObject, Value>(_ name: String, _ path: KeyPath<T, Value>)
    -> Selector
  {
    nonisolated(unsafe) let path = path
    return make(name, T.self) { object, _ in .performed(object[keyPath: path]) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for the setter of a property. Source rewriting generates it for
  /// `#selector(setter:)`.
  public static func _setter<T: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<T, Value>
  ) -> Selector {
    nonisolated(unsafe) let path = path
    return make(name, T.self) { object, arguments in
      guard let value = Arguments.fit(arguments.sender, Value.self) else { return .notPerformed }
      object[keyPath: path] = value
      return .performed(())
    }
  }
}
