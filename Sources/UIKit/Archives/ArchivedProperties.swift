// The properties of UIKit's classes that files set by key.

import Foundation

/// Access to the properties of UIKit's classes by key, without a report of unknown keys.
@MainActor
package enum ArchivedProperties {
  /// Sets a property.
  ///
  /// - Returns: Whether the object has the property, and the property accepts the value.
  package static func set(_ key: String, of object: NSObject, to value: Any?) -> Bool {
    KeyedProperty.of(object, key)?.write(object, value) ?? false
  }

  /// Returns the value of a property; `nil` if there is no such property.
  package static func value(_ key: String, of object: NSObject) -> Any? {
    KeyedProperty.of(object, key)?.read(object)
  }
}
