// Key-value coding. Objective-C finds every property by its name; here a table (`KeyedProperty`)
// lists the ones of UIKit that code accesses in this way, and another (`SegueClassTable`) those of
// the app's classes. Stored properties of classes that are not registered can be read, but not
// written, by reflection. Other keys are reported by name; on iOS they raise an exception.

import Foundation
import SegueWorld

/// An object whose properties can be accessed by string keys. Layers have their own implementation
/// in QuartzCore.
@preconcurrency @MainActor
public protocol SegueKeyValueCoded: NSObject {}

extension NSObject: SegueKeyValueCoded {}

extension SegueKeyValueCoded {
  /// Returns the value of the property with the given key. Unknown keys are reported as an error.
  public func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets the property with the given key. Unknown keys are reported as an error.
  public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// Sets the properties with the given keys, in alphabetical order. `NSNull` stands for `nil`.
  /// Unknown keys are reported as errors.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Returns the value at a key path, such as `"layer.opacity"`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = split(keyPath)
    guard let rest else { return keyedValue(key) }
    let object = keyedValue(key)
    if let layer = object as? CALayer { return layer.value(forKeyPath: rest) }
    return (object as? any SegueKeyValueCoded)?.value(forKeyPath: rest)
  }

  /// Sets the property at a key path, such as `"layer.opacity"`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = split(keyPath)
    guard let rest else { return setKeyedValue(value, key) }
    let object = keyedValue(key)
    if let layer = object as? CALayer { return layer.setValue(value, forKeyPath: rest) }
    (object as? any SegueKeyValueCoded)?.setValue(value, forKeyPath: rest)
  }

  private func split(_ path: String) -> (String, String?) {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
  }

  private func keyedValue(_ key: String) -> Any? {
    if let read = SegueClassTable.shared.getter(key, of: self) { return read(self) }
    if let known = KeyedProperty.of(self, key) { return known.read(self) }
    if let own = reflectedValue(of: self, key) { return own }
    World.current.reportUnsupported("value(forKey: \"\(key)\") of \(type(of: self))")
    return nil
  }

  private func setKeyedValue(_ value: Any?, _ key: String) {
    if let write = SegueClassTable.shared.setter(key, of: self), write(self, value) { return }
    if let known = KeyedProperty.of(self, key), known.write(self, value) { return }
    World.current.reportUnsupported("setValue(_:forKey: \"\(key)\") of \(type(of: self))")
  }
}

/// Returns the value of a stored property, including lazy ones, by its name.
func reflectedValue(of object: NSObject, _ key: String) -> Any? {
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    let names = [key, "$__lazy_storage_$_\(key)"]
    if let child = current.children.first(where: { names.contains($0.label ?? "") }) {
      return child.value
    }
    mirror = current.superclassMirror
  }
  return nil
}
