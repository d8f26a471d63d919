// Keys of dictionaries as Objective-C has them: `cache.setObject(cell, forKey: section as NSCopying)`.

import Foundation

extension NSMutableDictionary {
  /// Sets the value of a key, which is copied. A key that is no object of Foundation is reported as an
  /// error.
  @_disfavoredOverload
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    guard let key = aKey as? AnyHashable else {
      preconditionFailure("keys of dictionaries have to be hashable; \(type(of: aKey)) is not")
    }
    setObject(anObject, forKey: key)
  }
}
