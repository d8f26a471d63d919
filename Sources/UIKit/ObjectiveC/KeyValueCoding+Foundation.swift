// Key-value coding of the objects whose keys are those of their contents: `setValue(_:forKey:)` of
// settings and of dictionaries is `set(_:forKey:)`.

import Foundation

extension UserDefaults {
  /// Returns the setting with the given key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Changes the setting with the given key, or removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSMutableDictionary {
  /// Sets the value of a key; `nil` removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
  }
}
