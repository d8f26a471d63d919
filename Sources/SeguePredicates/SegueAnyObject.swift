// Values by key of objects whose class code does not know, which Objective-C looks up in any object.

import Foundation

/// Key-value coding of any object, for `(object as AnyObject).value(forKeyPath:)`.
public enum SegueAnyObject {
  /// Returns the value at a key path, such as `list.items.@count`: of dictionaries, collections, objects
  /// of CoreData, and of the stored properties of other objects; `nil` if there is none.
  public static func value(of object: Any?, forKeyPath keyPath: String) -> Any? {
    ObjectKeys.value(at: keyPath, of: object)
  }
}
