// The XML of a model.

import Foundation
import FoundationXML

/// Reads the elements of a model's file.
final class ModelReader: NSObject, XMLParserDelegate {
  /// The entities, in order.
  private(set) var entities: [NSEntityDescription] = []
  private var parents: [(entity: NSEntityDescription, parent: String)] = []
  private var ends: [(relationship: NSRelationshipDescription, entity: String, inverse: String?)] =
    []
  private var properties: [NSPropertyDescription] = []
  private var constraint: [Any] = []

  /// Reads a file.
  /// - Returns: `nil` if it is no XML.
  init?(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { return nil }
    connect()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    switch elementName {
    case "entity": startEntity(attributeDict)
    case "attribute": properties.append(Self.attribute(attributeDict))
    case "relationship": properties.append(relationship(attributeDict))
    case "uniquenessConstraint": constraint = []
    case "constraint": constraint.append(attributeDict["value"] ?? "")
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    switch elementName {
    case "entity":
      entities.last?.properties = properties
      properties = []
    case "uniquenessConstraint": entities.last?.uniquenessConstraints.append(constraint)
    default: break
    }
  }

  private func startEntity(_ values: [String: String]) {
    // `<elements>` has others, which only place the entities in Xcode's diagram.
    let entity = NSEntityDescription()
    entity.name = values["name"]
    entity.managedObjectClassName = values["representedClassName"] ?? "NSManagedObject"
    entity.isAbstract = values["isAbstract"] == "YES"
    entity.codeGeneration = values["codeGenerationType"]
    if let parent = values["parentEntity"] { parents.append((entity, parent)) }
    entities.append(entity)
  }

  private static func describe(_ property: NSPropertyDescription, _ values: [String: String]) {
    property.name = values["name"] ?? ""
    property.isOptional = values["optional"] == "YES"
    property.isTransient = values["transient"] == "YES"
    property.isIndexed = values["indexed"] == "YES"
    property.renamingIdentifier = values["elementID"]
  }

  private static func attribute(_ values: [String: String]) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    describe(attribute, values)
    attribute.attributeType = types[values["attributeType"] ?? ""] ?? .undefinedAttributeType
    attribute.usesScalar = values["usesScalarValueType"] == "YES"
    attribute.valueTransformerName = values["valueTransformerName"]
    attribute.attributeValueClassName = values["customClassName"]
    attribute.allowsExternalBinaryDataStorage = values["allowsExternalBinaryDataStorage"] == "YES"
    attribute.defaultValue = defaultValue(of: attribute, values)
    attribute.minimum = Double(values["minValueString"] ?? values["minDateTimeInterval"] ?? "")
    attribute.maximum = Double(values["maxValueString"] ?? values["maxDateTimeInterval"] ?? "")
    return attribute
  }

  private static func defaultValue(of attribute: NSAttributeDescription, _ values: [String: String])
    -> Any?
  {
    if let seconds = values["defaultDateTimeInterval"].flatMap(Double.init) {
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    guard let text = values["defaultValueString"] else { return nil }
    switch attribute.attributeType {
    case .booleanAttributeType:
      return NSNumber(value: ["YES", "true", "1"].contains(text))
    case .stringAttributeType: return text
    case .decimalAttributeType:
      return NSDecimalNumber(string: text, locale: Locale(identifier: "en_US_POSIX"))
    case .doubleAttributeType, .floatAttributeType:
      return Double(text).map { NSNumber(value: $0) }
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    default: return Int(text).map { NSNumber(value: $0) }
    }
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "Binary Data": .binaryDataAttributeType,
    "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
  ]

  private func relationship(_ values: [String: String]) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    Self.describe(relationship, values)
    relationship.isOrdered = values["ordered"] == "YES"
    relationship.minCount = values["minCount"].flatMap(Int.init) ?? 0
    let isToMany = values["toMany"] == "YES"
    relationship.maxCount = isToMany ? values["maxCount"].flatMap(Int.init) ?? 0 : 1
    // Xcode writes 1 also for relationships whose maximum has been switched off.
    if isToMany, relationship.maxCount == 1 { relationship.maxCount = 0 }
    relationship.deleteRule = Self.rules[values["deletionRule"] ?? ""] ?? .nullifyDeleteRule
    ends.append((relationship, values["destinationEntity"] ?? "", values["inverseName"]))
    return relationship
  }

  private static let rules: [String: NSDeleteRule] = [
    "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule,
    "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
  ]

  /// Connects the entities by their names.
  private func connect() {
    entities.removeAll { $0.name == nil }
    let named = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    for (entity, parent) in parents { named[parent]?.subentities.append(entity) }
    for (relationship, entity, inverse) in ends {
      relationship.destinationEntity = named[entity]
      relationship.inverseRelationship =
        inverse.flatMap { named[entity]?.property(named: $0) } as? NSRelationshipDescription
    }
  }
}
