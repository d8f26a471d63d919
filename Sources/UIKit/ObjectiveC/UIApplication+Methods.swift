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
}
