// What `#selector` may also name: methods of types, and the two halves of a property.

import Foundation

extension Selector {
  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method of a type, whatever the target is.
  public static func _static<R>(_ name: String, _ function: @escaping @MainActor () -> R)
    -> Selector
  {
    return ofType(name, R.self) { _ in .performed(function()) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector` for mechanical rewriting: a method of a type that takes the sender.
  public static func _static<A, R>(_ name: String, _ function: @escaping @MainActor (A) -> R)
    -> Selector
  {
    return ofType(name, A.self) { arguments in
      Arguments.fit(arguments.sender, A.self).map { .performed(function($0)) } ?? .refused
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
  /// `#selector(getter:)` for mechanical rewriting.
  public static func _getter<T: AnyObject, Value>(_ name: String, _ path: KeyPath<T, Value>)
    -> Selector
  {
    nonisolated(unsafe) let path = path
    return make(name, T.self) { object, _ in .performed(object[keyPath: path]) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#selector(setter:)` for mechanical rewriting.
  public static func _setter<T: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<T, Value>
  ) -> Selector {
    nonisolated(unsafe) let path = path
    return make(name, T.self) { object, arguments in
      guard let value = Arguments.fit(arguments.sender, Value.self) else { return .refused }
      object[keyPath: path] = value
      return .performed(())
    }
  }
}
