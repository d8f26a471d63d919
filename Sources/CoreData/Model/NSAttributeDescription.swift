// Attributes: values of objects, each with a type and a value for new objects.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
  /// No type; only for transient attributes.
  case undefinedAttributeType = 0
  /// An integer of 16 bits.
  case integer16AttributeType = 100
  /// An integer of 32 bits.
  case integer32AttributeType = 200
  /// An integer of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A number in double precision.
  case doubleAttributeType = 500
  /// A number in single precision.
  case floatAttributeType = 600
  /// A string.
  case stringAttributeType = 700
  /// A Boolean value.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Data.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// A URL.
  case URIAttributeType = 1200
  /// Any value. Transformers are not called, since nothing is written to a file.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000

  /// A Boolean value that indicates whether values are numbers, Boolean values included.
  var isNumeric: Bool {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .decimalAttributeType, .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      true
    default: false
    }
  }
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the values.
  public var attributeType = NSAttributeType.undefinedAttributeType
  /// The value that new objects have.
  public var defaultValue: Any?
  /// The class of the values of a transformable attribute. It has no effect.
  public var attributeValueClassName: String?
  /// The name of the transformer of a transformable attribute. It has no effect.
  public var valueTransformerName: String?
  /// A Boolean value that indicates whether data can be kept in a file. It has no effect.
  public var allowsExternalBinaryDataStorage = false
  /// A Boolean value that indicates whether a generated property is a number instead of an object.
  package internal(set) var usesScalar = false
  /// The smallest valid number, length or date; `nil` for any.
  var minimum: Double?
  /// The largest valid number, length or date; `nil` for any.
  var maximum: Double?
}
