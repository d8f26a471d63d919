// The part of a JSON Schema validator that our schema needs, so that the schema can be compared
// with the decoder without external tools. An unknown keyword fails the test instead of being
// skipped.

import Foundation
import SegueScenes
import Synchronization

final class SchemaValidator {
  private let root: SceneValue
  /// Keywords in the schema that are not implemented.
  private(set) var unknownKeywords: Set<String> = []

  /// The schemas that have been read: reading one takes longer than checking a scene against it.
  private static let known = Mutex<[String: SceneValue]>([:])

  init(schema: String) throws {
    root = try Self.known.withLock { known in
      if let value = known[schema] { return value }
      let value = try SceneReader.value(of: Array(schema.utf8), named: "schema.json")
      known[schema] = value
      return value
    }
  }

  /// Whether `value` is valid.
  func accepts(_ value: SceneValue) -> Bool { accepts(value, root) }

  /// Whether `value` is valid against a part of the schema.
  func accepts(_ value: SceneValue, _ schema: SceneValue) -> Bool {
    var isValid = true
    for keyword in schema.entries ?? [] where !holds(keyword, value, schema) { isValid = false }
    return isValid
  }

  private func holds(_ keyword: SceneEntry, _ value: SceneValue, _ schema: SceneValue)
    -> Bool
  {
    let argument = keyword.value
    switch keyword.key {
    case "$schema", "title", "description", "default", "$defs": return true
    case "$ref": return accepts(value, definition(argument))
    case "type": return Self.isOfType(value, argument.text ?? "")
    case "const": return value.number == argument.number
    case "enum":
      return (argument.elements ?? []).contains { $0.text == value.text && value.text != nil }
    case "anyOf": return (argument.elements ?? []).contains { accepts(value, $0) }
    case "allOf": return (argument.elements ?? []).allSatisfy { accepts(value, $0) }
    case "oneOf": return (argument.elements ?? []).count { accepts(value, $0) } == 1
    case "not": return !accepts(value, argument)
    case "minimum", "exclusiveMinimum", "maximum": return isWithin(value, keyword)
    case "pattern": return value.text.map { matches($0, argument.text ?? "") } ?? true
    case "minItems": return value.elements.map { Double($0.count) >= argument.number ?? 0 } ?? true
    case "maxItems": return value.elements.map { Double($0.count) <= argument.number ?? 0 } ?? true
    case "items": return (value.elements ?? []).allSatisfy { accepts($0, argument) }
    case "required":
      guard value.entries != nil else { return true }
      return (argument.elements ?? []).allSatisfy { value[$0.text ?? ""] != nil }
    case "properties":
      return (value.entries ?? []).allSatisfy { entry in
        argument[entry.key].map { accepts(entry.value, $0) } ?? true
      }
    case "propertyNames":
      let pattern = argument["pattern"]?.text ?? ""
      return (value.entries ?? []).allSatisfy { matches($0.key, pattern) }
    case "additionalProperties": return additional(value, argument, schema)
    default:
      unknownKeywords.insert(keyword.key)
      return false
    }
  }

  private func additional(_ value: SceneValue, _ rule: SceneValue, _ schema: SceneValue)
    -> Bool
  {
    let others = (value.entries ?? []).filter { schema["properties"]?[$0.key] == nil }
    if rule.boolean == false { return others.isEmpty }
    return others.allSatisfy { accepts($0.value, rule) }
  }

  private func definition(_ reference: SceneValue) -> SceneValue {
    let name = (reference.text ?? "").replacingOccurrences(of: "#/$defs/", with: "")
    return root["$defs"]?[name] ?? reference
  }

  private func isWithin(_ value: SceneValue, _ keyword: SceneEntry) -> Bool {
    guard let number = value.number, let bound = keyword.value.number else { return true }
    switch keyword.key {
    case "minimum": return number >= bound
    case "exclusiveMinimum": return number > bound
    default: return number <= bound
    }
  }

  private static func isOfType(_ value: SceneValue, _ type: String) -> Bool {
    switch type {
    case "object": value.entries != nil
    case "array": value.elements != nil
    case "string": value.text != nil
    case "boolean": value.boolean != nil
    case "number": value.number != nil
    case "integer": value.number.map { $0.rounded() == $0 } ?? false
    default: false
    }
  }

  private var expressions: [String: NSRegularExpression] = [:]

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let made = expressions[pattern] ?? (try? NSRegularExpression(pattern: pattern))
    expressions[pattern] = made
    guard let expression = made else { return false }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }
}
