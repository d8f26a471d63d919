// Conversions between the values that code passes and those that objects keep.

import Foundation
import SeguePredicates

/// Conversions of values.
enum ManagedConversion {
  /// Returns a value as an attribute keeps it.
  static func stored(_ value: Any?, _ attribute: NSAttributeDescription) -> Any? {
    guard let value = FlatValue.flat(value) else { return nil }
    if attribute.attributeType.isNumeric {
      guard let number = FlatValue.number(value) else {
        Misuse.report(
          "\(attribute.path) is set to \(value) of type \(type(of: value)); expected a number")
      }
      return number
    }
    switch attribute.attributeType {
    case .stringAttributeType:
      if let text = value as? String { return text }
      if let value = value as? any RawRepresentable, let text = value.rawValue as? String {
        return text
      }
      mismatch(value, attribute, "a string")
    case .dateAttributeType:
      guard let date = value as? Date else { mismatch(value, attribute, "a date") }
      return date
    case .binaryDataAttributeType:
      guard let data = value as? Data else { mismatch(value, attribute, "data") }
      return data
    case .UUIDAttributeType:
      guard let id = value as? UUID else { mismatch(value, attribute, "a UUID") }
      return id
    case .URIAttributeType:
      guard let url = value as? URL else { mismatch(value, attribute, "a URL") }
      return url
    default: return value
    }
  }

  private static func mismatch(
    _ value: Any, _ attribute: NSAttributeDescription, _ expected: String
  ) -> Never {
    Misuse.report(
      "\(attribute.path) is set to \(value) of type \(type(of: value)); expected \(expected)")
  }

  /// Returns the objects of a collection, or the one object. A set has the order of creation.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch FlatValue.flat(value) {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: inOrder(set.allObjects.compactMap { $0 as? NSManagedObject })
    case let set as Set<NSManagedObject>: inOrder(Array(set))
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  static func inOrder(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
  }
}
