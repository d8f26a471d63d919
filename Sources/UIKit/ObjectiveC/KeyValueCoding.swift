// Values by a key in a string. Objective-C knows every property by its name; here the ones that code asks for in
// this way stand in a table (`KeyedProperty`), and stored properties of the app's own classes are read, not
// written, by reflection. Other keys are refused by name: on iOS they end the app.

import Foundation

/// What has values by keys in strings. Layers have theirs in QuartzCore.
@preconcurrency @MainActor
public protocol KeyValueCoded: NSObject {}

extension UIResponder: KeyValueCoded {}
extension UIBarItem: KeyValueCoded {}
extension UIDevice: KeyValueCoded {}
extension UIGestureRecognizer: KeyValueCoded {}
extension UINavigationItem: KeyValueCoded {}
extension UIPresentationController: KeyValueCoded {}

extension KeyValueCoded {
  /// The value of a property.
  public func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets a property.
  public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// The value of a property of what a property has, and so on: `"layer.opacity"`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = split(keyPath)
    guard let rest else { return keyedValue(key) }
    let object = keyedValue(key)
    if let layer = object as? CALayer { return layer.value(forKeyPath: rest) }
    return (object as? any KeyValueCoded)?.value(forKeyPath: rest)
  }

  /// Sets a property of what a property has.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = split(keyPath)
    guard let rest else { return setKeyedValue(value, key) }
    let object = keyedValue(key)
    if let layer = object as? CALayer { return layer.setValue(value, forKeyPath: rest) }
    (object as? any KeyValueCoded)?.setValue(value, forKeyPath: rest)
  }

  private func split(_ path: String) -> (String, String?) {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
  }

  private func keyedValue(_ key: String) -> Any? {
    if let known = KeyedProperty.of(self, key) { return known.read(self) }
    if let own = reflectedValue(of: self, key) { return own }
    UIKitState.current.refuse("value(forKey: \"\(key)\") of \(type(of: self))")
    return nil
  }

  private func setKeyedValue(_ value: Any?, _ key: String) {
    if let known = KeyedProperty.of(self, key), known.write(self, value) { return }
    UIKitState.current.refuse("setValue(_:forKey: \"\(key)\") of \(type(of: self))")
  }
}

/// A stored property of this name, lazy ones among them.
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
