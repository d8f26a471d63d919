// The classes that Xcode generates from data models when it builds an app. The adapter rewrites their
// source like that of other files.

import CoreData
import Foundation

/// The Swift source of the classes of data models.
package struct DataModelSource {
  /// The name of the file.
  static let fileName = "DataModel.swift"

  /// The source; empty if there is nothing to generate.
  package let text: String

  /// Generates the classes of the models in the folders at `paths`.
  package init(_ paths: [String]) {
    let entities = paths.flatMap { path in
      NSManagedObjectModel(contentsOf: URL(fileURLWithPath: path))?.entities ?? []
    }
    let parts = entities.flatMap(Self.declarations)
    text =
      parts.isEmpty
      ? "" : (["import CoreData\nimport Foundation"] + parts).joined(separator: "\n\n") + "\n"
  }

  private static func declarations(of entity: NSEntityDescription) -> [String] {
    guard let name = className(entity), let kind = entity.codeGeneration,
      isIdentifier(entity.name ?? "")
    else { return [] }
    switch kind {
    case "class":
      let parent = entity.superentity.flatMap(className) ?? "NSManagedObject"
      let head = "@objc(\(name))\npublic class \(name): \(parent) {\n}"
      return [head, members(entity, name), "extension \(name): Identifiable {\n}"]
    case "category": return [members(entity, name)]
    default: return []
    }
  }

  /// Returns the name of the class of an entity, without its module; `nil` if it has none of its own.
  private static func className(_ entity: NSEntityDescription) -> String? {
    let name = entity.managedObjectClassName.split(separator: ".").last.map(String.init) ?? ""
    return name.isEmpty || name == "NSManagedObject" || !isIdentifier(name) ? nil : name
  }

  /// Returns whether a name from a file can be written as a name of Swift.
  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Returns whether the class of a transformable attribute can be written as a type of Swift, such as
  /// `[String]`, `Set<Day>` or `[String: Int]`.
  private static func isTypeName(_ name: String) -> Bool {
    let words = name.split { "[]<>:,. ".contains($0) }.map(String.init)
    return !words.isEmpty && words.allSatisfy(isIdentifier)
  }

  private static func members(_ entity: NSEntityDescription, _ name: String) -> String {
    var lines = [
      "@nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "  return NSFetchRequest<\(name)>(entityName: \"\(entity.name ?? name)\")",
      "}",
    ]
    let properties = entity.ownProperties.filter { isIdentifier($0.name) }.sorted {
      $0.name < $1.name
    }
    for property in properties {
      if let type = type(of: property) {
        lines.append("@NSManaged public var \(escaped(property.name)): \(type)")
      }
    }
    for case let relationship as NSRelationshipDescription in properties where relationship.isToMany
    {
      lines += accessors(relationship)
    }
    let body = lines.map { "  \($0)" }.joined(separator: "\n")
    return "extension \(name) {\n\(body)\n}"
  }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "switch", "throw", "throws", "true", "try",
    "var", "where", "while",
  ]

  private static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  // MARK: Types

  private static func type(of property: NSPropertyDescription) -> String? {
    if let relationship = property as? NSRelationshipDescription {
      if relationship.isToMany { return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" }
      return target(of: relationship) + "?"
    }
    guard let attribute = property as? NSAttributeDescription else { return nil }
    if attribute.usesScalar, let scalar = scalars[attribute.attributeType] { return scalar }
    if attribute.attributeType == .transformableAttributeType {
      return
        (attribute.attributeValueClassName.flatMap { isTypeName($0) ? $0 : nil } ?? "NSObject")
        + "?"
    }
    return objects[attribute.attributeType] ?? "NSObject?"
  }

  private static func target(of relationship: NSRelationshipDescription) -> String {
    relationship.destinationEntity.flatMap(className) ?? "NSManagedObject"
  }

  private static let scalars: [NSAttributeType: String] = [
    .integer16AttributeType: "Int16", .integer32AttributeType: "Int32",
    .integer64AttributeType: "Int64", .doubleAttributeType: "Double", .floatAttributeType: "Float",
    .booleanAttributeType: "Bool", .dateAttributeType: "TimeInterval",
  ]

  private static let objects: [NSAttributeType: String] = [
    .integer16AttributeType: "NSNumber?", .integer32AttributeType: "NSNumber?",
    .integer64AttributeType: "NSNumber?", .doubleAttributeType: "NSNumber?",
    .floatAttributeType: "NSNumber?", .booleanAttributeType: "NSNumber?",
    .decimalAttributeType: "NSDecimalNumber?", .stringAttributeType: "String?",
    .dateAttributeType: "Date?", .binaryDataAttributeType: "Data?", .UUIDAttributeType: "UUID?",
    .URIAttributeType: "URL?",
  ]

  // MARK: Relationships

  private static func accessors(_ relationship: NSRelationshipDescription) -> [String] {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let target = target(of: relationship)
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var lines: [String] = []
    if relationship.isOrdered {
      lines = [
        "insertInto\(name)(_ value: \(target), at idx: Int)", "removeFrom\(name)(at idx: Int)",
        "insertInto\(name)(_ values: [\(target)], at indexes: NSIndexSet)",
        "removeFrom\(name)(at indexes: NSIndexSet)",
        "replace\(name)(at idx: Int, with value: \(target))",
        "replace\(name)(at indexes: NSIndexSet, with values: [\(target)])",
      ]
    }
    lines += [
      "addTo\(name)(_ value: \(target))", "removeFrom\(name)(_ value: \(target))",
      "addTo\(name)(_ values: \(set))", "removeFrom\(name)(_ values: \(set))",
    ]
    return lines.map { "@NSManaged public func \($0)" }
  }
}
