// Methods that are declared by name, not by a method reference: those of an app's classes, which
// archives and `Selector("name:")` refer to.

import Foundation

extension Selector {
  /// Declares a method, which every selector with this name then finds.
  ///
  /// - Parameter name: The Objective-C name, such as `didTap:forEvent:`.
  /// - Parameter owner: The class that declares the method.
  /// - Parameter isMethod: Returns whether an object is an instance of the class.
  /// - Parameter call: Performs the method with the available arguments: the sender and the event.
  ///   It throws if an argument does not have the type that the method takes.
  package static func declare(
    _ name: String, of owner: AnyClass, isMethod: @escaping (AnyObject) -> Bool,
    call: @escaping @MainActor (AnyObject, [Any?]) throws -> Any?
  ) {
    let method = Method(owner: ObjectIdentifier(owner), isMethod: isMethod) { target, arguments in
      do {
        return .performed(try call(target, [arguments.sender, arguments.event]) ?? ())
      } catch { return .notPerformed }
    }
    _ = Selector(name, method)
  }

  /// Returns the value that a parameter of type `A` receives for `value`; `nil` if it does not
  /// accept the value.
  package static func fitted<A>(_ value: Any?, _: A.Type = A.self) -> A? {
    Arguments.fit(value, A.self)
  }
}
