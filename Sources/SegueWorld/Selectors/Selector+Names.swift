// Selectors by name, and selectors of protocol methods.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector with the given name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

extension Selector {
  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a protocol method that conforming targets have and that cannot be
  /// performed. Source rewriting generates it for `#selector(Protocol.method)`.
  public static func _met<P>(_ name: String, _ cast: @escaping (AnyObject) -> P?) -> Selector {
    of(name, cast) { _, _ in .notPerformed }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a protocol method without arguments. Source rewriting generates it for
  /// `#selector(Protocol.method)`.
  public static func _met<P, R>(
    _ name: String, _ cast: @escaping (AnyObject) -> P?, _ call: @escaping @MainActor (P) -> R
  ) -> Selector {
    of(name, cast) { target, _ in .performed(call(target)) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a protocol method that takes the sender. Source rewriting generates it
  /// for `#selector(Protocol.method)`.
  public static func _met<P, A, R>(
    _ name: String, _ cast: @escaping (AnyObject) -> P?, _ call: @escaping @MainActor (P, A) -> R
  ) -> Selector {
    of(name, cast) { target, arguments in
      Arguments.fit(arguments.sender, A.self).map { .performed(call(target, $0)) } ?? .notPerformed
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a selector for a protocol method that takes the sender and the event. Source rewriting
  /// generates it for `#selector(Protocol.method)`.
  public static func _met<P, A, B, R>(
    _ name: String, _ cast: @escaping (AnyObject) -> P?,
    _ call: @escaping @MainActor (P, A, B) -> R
  ) -> Selector {
    of(name, cast) { target, arguments in
      guard let sender = Arguments.fit(arguments.sender, A.self),
        let event = Arguments.fit(arguments.event, B.self)
      else { return .notPerformed }
      return .performed(call(target, sender, event))
    }
  }

  private static func of<P>(
    _ name: String, _ cast: @escaping (AnyObject) -> P?,
    _ call: @escaping @MainActor (P, Arguments) -> Outcome
  ) -> Selector {
    nonisolated(unsafe) let cast = cast
    return Selector(
      name,
      Method(owner: ObjectIdentifier(P.self), isMethod: { cast($0) != nil }) { target, arguments in
        cast(target).map { call($0, arguments) } ?? .notPerformed
      })
  }
}
