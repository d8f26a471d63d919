// Whether the methods of a protocol that are optional on a device are implemented. In Swift they have
// default implementations, which note that they were called; calling such a method therefore tells
// whether it is a default.

import Foundation

/// The default implementations that have been called.
@MainActor
final class OptionalMethods {
  /// A method that is optional on a device.
  enum Method { case commit, canMove, move }

  private var noted: Set<Method> = []

  /// Notes that the default implementation of a method was called.
  func note(_ method: Method) { noted.insert(method) }

  /// Returns whether `call` reaches an implementation other than the default.
  func implements(_ method: Method, _ call: () -> Void) -> Bool {
    noted.remove(method)
    call()
    return !noted.contains(method)
  }
}
