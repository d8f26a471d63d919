// Keys of dictionaries as Objective-C has them: `cache.setObject(cell, forKey: section as NSCopying)`.

import Foundation

extension NSMutableDictionary {
  /// Sets the value of a key, which is copied. A key that is not an object of Foundation is reported as an
  /// error.
  @_disfavoredOverload
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    setObject(anObject, forKey: Self.hashable(aKey))
  }

  /// The value of a key, which is copied when it is set; `nil` if there is none. A key that is no object of
  /// Foundation is reported as an error.
  @_disfavoredOverload
  public subscript(key: any NSCopying) -> Any? {
    get { self[Self.hashable(key)] }
    set { self[Self.hashable(key)] = newValue }
  }

  private static func hashable(_ key: any NSCopying) -> AnyHashable {
    guard let key = key as? AnyHashable else {
      preconditionFailure("keys of dictionaries have to be hashable; \(type(of: key)) is not")
    }
    return key
  }
}
