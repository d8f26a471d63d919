// Values by key path: of objects that know their keys, of dictionaries, of collections, and of the stored
// properties of any other value.

import Foundation

/// Key-value coding of any value.
package enum ObjectKeys {
  /// Returns the value at a key path, such as `list.items.@count`.
  package static func value(at path: String, of object: Any?) -> Any? {
    var current = FlatValue.flat(object)
    var parts = path.split(separator: ".").map(String.init)[...]
    while let key = parts.popFirst() {
      if key.hasPrefix("@"), let list = list(current) {
        return collected(key, list, parts.joined(separator: "."))
      }
      current = value(of: key, in: current)
    }
    return current
  }

  private static func list(_ value: Any?) -> [Any]? {
    if case .list(let list) = PredicateValue(value) { return list }
    return value == nil ? [] : nil
  }

  private static func value(of key: String, in object: Any?) -> Any? {
    guard let object else { return nil }
    switch object {
    case let object as any KeyedObject: return FlatValue.flat(object.value(forKey: key))
    case let dictionary as [String: Any]: return FlatValue.flat(dictionary[key])
    case let dictionary as NSDictionary: return FlatValue.flat(dictionary[key])
    default: break
    }
    if key.lowercased() == "self" { return object }
    if case .list(let list) = PredicateValue(object) {
      return list.compactMap { value(of: key, in: FlatValue.flat($0)) }
    }
    if let text = object as? String { return property(key, of: text) }
    return reflected(key, of: object)
  }

  private static func property(_ key: String, of text: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "lowercaseString": text.lowercased()
    case "uppercaseString": text.uppercased()
    case "description": text
    default: nil
    }
  }

  /// Returns the value of a stored property.
  package static func reflected(_ key: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let names = [key, "$__lazy_storage_$_\(key)"]
      if let child = current.children.first(where: { names.contains($0.label ?? "") }) {
        return FlatValue.flat(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the result of an operator such as `@count` or `@sum` over the elements of a collection.
  private static func collected(_ name: String, _ list: [Any], _ path: String) -> Any? {
    if name == "@count" { return list.count }
    let values = list.compactMap { path.isEmpty ? $0 : value(at: path, of: $0) }
    let numbers = values.compactMap { PredicateValue($0).number }
    let sorted = values.sorted { PredicateValue.sortOrder($0, $1) == .orderedAscending }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return sorted.first
    case "@max": return sorted.last
    case "@distinctUnionOfObjects", "@unionOfObjects": return distinct(values, name)
    default: return nil
    }
  }

  private static func distinct(_ values: [Any], _ name: String) -> [Any] {
    guard name == "@distinctUnionOfObjects" else { return values }
    var result: [Any] = []
    for value in values
    where !result.contains(where: { PredicateValue($0) == PredicateValue(value) }) {
      result.append(value)
    }
    return result
  }
}
