// Methods of the application class. Code for app extensions checks them before it uses the shared
// application.

import Foundation
import QuartzCore

extension UIApplication {
  private static let own = "sharedApplication"

  /// Returns whether the class has a method. Only `sharedApplication` is known.
  public static func responds(to aSelector: Selector?) -> Bool { aSelector?.name == own }

  /// Performs a class method. Returns the application for `sharedApplication`, otherwise `nil`.
  @discardableResult
  public static func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    aSelector.name == own ? Unmanaged.passUnretained(shared) : nil
  }

  /// Returns the value at a key path of the class: that of the shared application for
  /// `#keyPath(UIApplication.shared)` and paths below it, otherwise `nil`.
  public static func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, [own, "shared"].contains(first) else { return nil }
    return parts.count == 1 ? shared : shared.value(forKeyPath: parts[1])
  }

  /// Returns the value of a property of the class: the application for `"sharedApplication"`,
  /// otherwise `nil`.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
