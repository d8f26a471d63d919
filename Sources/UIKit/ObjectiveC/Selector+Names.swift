// Selectors by name, and questions to classes: the one that code asks is for the application.

import Foundation
import QuartzCore

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of this name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

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
