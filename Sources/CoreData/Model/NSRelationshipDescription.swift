// Relationships: references from one object to others, kept in both directions.

import Foundation

/// What happens to the objects at the other end when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing; they keep a reference to the deleted object on a device. Here it disappears.
  case noActionDeleteRule
  /// Their references are removed.
  case nullifyDeleteRule
  /// They are deleted too.
  case cascadeDeleteRule
  /// The object cannot be saved as deleted while there are any.
  case denyDeleteRule
}

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects at the other end.
  public weak var destinationEntity: NSEntityDescription?
  /// The relationship in the other direction.
  public weak var inverseRelationship: NSRelationshipDescription?
  /// The largest number of objects; 1 for a reference to one object, 0 for any number.
  public var maxCount = 0
  /// The smallest number of objects, if there are any or the relationship is not optional.
  public var minCount = 0
  /// What happens to the objects at the other end when the object is deleted.
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// A Boolean value that indicates whether the objects have an order.
  public var isOrdered = false
  /// A Boolean value that indicates whether there can be several objects.
  public var isToMany: Bool { maxCount != 1 }
}
