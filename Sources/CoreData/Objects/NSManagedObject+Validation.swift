// The checks before a save, with Apple's domain, codes and keys.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The code for several errors at once.
public let NSValidationMultipleErrorsError = 1560
/// The code for a value that is required and missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The code for a relationship with too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// The code for a relationship with too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// The code for an object that cannot be deleted while a relationship has objects.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The code for a number that is too large.
public let NSValidationNumberTooLargeError = 1610
/// The code for a number that is too small.
public let NSValidationNumberTooSmallError = 1620
/// The code for a string that is too long.
public let NSValidationStringTooLongError = 1660
/// The code for a string that is too short.
public let NSValidationStringTooShortError = 1670
/// The code for objects that conflict with constraints.
public let NSManagedObjectConstraintMergeError = 133_021
/// The key of the object in an error.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the property in an error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value in an error.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the errors in an error with several.
public let NSDetailedErrorsKey = "NSDetailedErrors"

extension NSManagedObject {
  /// Returns what is wrong with the values, in the order of the properties.
  func problems() -> [NSError] {
    entity.properties.compactMap { property in
      switch property {
      case let attribute as NSAttributeDescription: problem(attribute)
      case let relationship as NSRelationshipDescription: problem(relationship)
      default: nil
      }
    }
  }

  /// Returns the relationships that deny that the object is deleted.
  func deletionProblems() -> [NSError] {
    denied.map { relationship in
      error(
        NSValidationRelationshipDeniedDeleteError, relationship, nil,
        "Items cannot be deleted from \(relationship.name).")
    }
  }

  private var denied: [NSRelationshipDescription] {
    entity.relationships.filter {
      $0.deleteRule == .denyDeleteRule
        && relatedObjects($0).contains { !$0.isDeleted && $0.managedObjectContext != nil }
    }
  }

  /// Returns the error of several, or the only one.
  static func combined(_ errors: [NSError]) -> NSError? {
    guard errors.count > 1 else { return errors.first }
    return NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSDetailedErrorsKey: errors,
        NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
      ])
  }

  private func problem(_ attribute: NSAttributeDescription) -> NSError? {
    guard let value = primitiveValue(forKey: attribute.name) else {
      guard !attribute.isOptional else { return nil }
      return error(
        NSValidationMissingMandatoryPropertyError, attribute, nil,
        "\(attribute.name) is a required value.")
    }
    let isText = value is String
    let size = (value as? String).map { Double($0.utf16.count) } ?? Self.size(value)
    guard let size else { return nil }
    if let maximum = attribute.maximum, size > maximum {
      let code = isText ? NSValidationStringTooLongError : NSValidationNumberTooLargeError
      return error(code, attribute, value, "\(attribute.name) is too \(isText ? "long" : "large").")
    }
    if let minimum = attribute.minimum, size < minimum {
      let code = isText ? NSValidationStringTooShortError : NSValidationNumberTooSmallError
      return error(
        code, attribute, value, "\(attribute.name) is too \(isText ? "short" : "small").")
    }
    return nil
  }

  private static func size(_ value: Any) -> Double? {
    if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
    return (value as? NSNumber)?.doubleValue
  }

  private func problem(_ relationship: NSRelationshipDescription) -> NSError? {
    let count = relatedObjects(relationship).count
    if count == 0 {
      guard !relationship.isOptional else { return nil }
      return error(
        relationship.isToMany
          ? NSValidationRelationshipLacksMinimumCountError
          : NSValidationMissingMandatoryPropertyError,
        relationship, nil, "\(relationship.name) is a required value.")
    }
    if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
      return error(
        NSValidationRelationshipExceedsMaximumCountError, relationship, nil,
        "Too many items in \(relationship.name).")
    }
    if relationship.isToMany, count < relationship.minCount {
      return error(
        NSValidationRelationshipLacksMinimumCountError, relationship, nil,
        "Too few items in \(relationship.name).")
    }
    return nil
  }

  func error(
    _ code: Int, _ property: NSPropertyDescription, _ value: Any?, _ description: String
  ) -> NSError {
    var info: [String: Any] = [
      NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
      NSLocalizedDescriptionKey: description,
    ]
    info[NSValidationValueErrorKey] = value
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}
