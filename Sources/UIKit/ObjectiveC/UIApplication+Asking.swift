// Questions to the class of the application: code for extensions asks it before it asks for the application.

import Foundation
import QuartzCore

extension UIApplication {
  private static let own = "sharedApplication"

  /// Whether the class has the method: `sharedApplication` alone.
  public static func responds(to aSelector: Selector?) -> Bool { aSelector?.name == own }

  /// What the method gives: the application, for `sharedApplication`.
  @discardableResult
  public static func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    aSelector.name == own ? Unmanaged.passUnretained(shared) : nil
  }
}
