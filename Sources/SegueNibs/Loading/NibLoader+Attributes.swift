// Sets user-defined runtime attributes.

import Foundation
import UIKit

extension NibLoader {
  /// Sets the user-defined attributes of an object, in the order of the file.
  func setAttributes(of object: NSObject, _ element: NibElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], !path.isEmpty else { continue }
      let value = value(of: attribute)
      guard !set(value, at: path, of: object) else { continue }
      warn(
        attribute,
        "the attribute \(path) of \(type(of: object)), which has no such property of the type "
          + (attribute["type"] ?? "unknown"))
    }
  }

  private func set(_ value: Any?, at path: String, of object: NSObject) -> Bool {
    guard let dot = path.firstIndex(of: ".") else { return set(value, key: path, of: object) }
    let (key, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    if key == "layer", let layer = (object as? UIView)?.layer {
      if let set = SegueClassTable.shared.setter(rest, of: layer), set(layer, value) { return true }
      layer.setValue(value, forKeyPath: rest)
      return true
    }
    let inner = SegueClassTable.shared.getter(key, of: object)?(object) ?? system(key, of: object)
    guard let inner = inner as? NSObject else { return false }
    return set(value, at: rest, of: inner)
  }

  private func set(_ value: Any?, key: String, of object: NSObject) -> Bool {
    if let set = SegueClassTable.shared.setter(key, of: object), set(object, value) { return true }
    if let constraint = object as? NSLayoutConstraint, key == "identifier" {
      constraint.identifier = value as? String
      return true
    }
    return setSystemProperty(key, of: object, to: value)
  }

  /// Sets a property of UIKit by its key. Returns whether the object has it with a fitting type.
  func setSystemProperty(_ key: String, of object: NSObject, to value: Any?) -> Bool {
    ArchivedProperties.set(key, of: object, to: value)
  }

  private func system(_ key: String, of object: NSObject) -> Any? {
    ArchivedProperties.value(key, of: object)
  }

  // MARK: Values

  private func value(of attribute: NibElement) -> Any? {
    switch attribute["type"] {
    case "boolean": return attribute["value"] == "YES"
    case "string": return text(attribute)
    case "localizedString": return NibAssets.localized(text(attribute))
    case "number": return number(attribute)
    case "color": return color("value", of: attribute)
    case "image": return image("value", of: attribute)
    case "point":
      let found = attribute.child(key: "value", "point")
      return CGPoint(x: found?.number("x") ?? 0, y: found?.number("y") ?? 0)
    case "size": return attribute.child(key: "value", "size")?.size ?? .zero
    case "rect": return attribute.child(key: "value", "rect")?.rect ?? .zero
    case "range":
      let found = attribute.child(key: "value", "range")
      return NSRange(
        location: found?.integer("location") ?? 0, length: found?.integer("length") ?? 0)
    case "nil": return nil
    default:
      warn(attribute, "a value of the type \(attribute["type"] ?? ""), which is not read")
      return nil
    }
  }

  private func text(_ attribute: NibElement) -> String {
    attribute["value"] ?? attribute.child(key: "value", "string")?.text ?? ""
  }

  private func number(_ attribute: NibElement) -> Any? {
    guard let found = attribute.child(key: "value") else { return nil }
    if found.name == "integer" { return found.integer("value") }
    return found.number("value").map { Double($0) }
  }
}
