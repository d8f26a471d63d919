// The part of a JSON Schema validator that our schema needs, so that the schema can be compared
// with the decoder without external tools. The tests check thousands of scenes, so a schema is
// translated once.

import Foundation
import SegueScenes
import Synchronization
import Testing

/// A schema whose references are resolved by name when a value is checked.
struct SchemaValidator: Sendable {
  private let root: SchemaRule
  private let definitions: [String: SchemaRule]
  /// Keywords in the schema that are not implemented.
  let unknownKeywords: Set<String>

  private static let known = Mutex<[String: SchemaValidator]>([:])

  /// Returns the validator of a schema, which is translated at the first call.
  static func of(_ schema: String) throws -> SchemaValidator {
    try known.withLock { known in
      if let validator = known[schema] { return validator }
      let value = try SceneReader.value(of: Array(schema.utf8), named: "schema.json")
      let validator = try SchemaValidator(value)
      known[schema] = validator
      return validator
    }
  }

  private init(_ schema: SceneValue) throws {
    var unknown: Set<String> = []
    root = try SchemaRule(schema, &unknown)
    var definitions: [String: SchemaRule] = [:]
    for entry in schema["$defs"]?.entries ?? [] {
      definitions[entry.key] = try SchemaRule(entry.value, &unknown)
    }
    (self.definitions, unknownKeywords) = (definitions, unknown)
  }

  /// Whether `value` is valid.
  func accepts(_ value: SceneValue) -> Bool { accepts(value, root) }

  /// Whether `value` is valid against a schema that refers to the definitions of this one.
  func accepts(_ value: SceneValue, _ schema: SceneValue) throws -> Bool {
    var unknown: Set<String> = []
    return try accepts(value, SchemaRule(schema, &unknown)) && unknown.isEmpty
  }

  private func accepts(_ value: SceneValue, _ rule: SchemaRule) -> Bool {
    switch rule {
    case .all(let rules): rules.allSatisfy { accepts(value, $0) }
    case .any(let rules): rules.contains { accepts(value, $0) }
    case .one(let rules): rules.count { accepts(value, $0) } == 1
    case .not(let rule): !accepts(value, rule)
    case .reference(let name): definitions[name].map { accepts(value, $0) } ?? false
    case .type(let type): type.contains(value)
    case .number(let number): value.number == number
    case .texts(let texts): value.text.map(texts.contains) ?? false
    case .bounds(let range): value.number.map(range) ?? true
    case .pattern(let pattern): value.text.map(pattern.matches) ?? true
    case .count(let range): value.elements.map { range.contains($0.count) } ?? true
    case .items(let rule): (value.elements ?? []).allSatisfy { accepts($0, rule) }
    case .required(let names):
      value.entries.map { entries in
        names.allSatisfy { name in entries.contains { $0.key == name } }
      } ?? true
    case .names(let pattern): (value.entries ?? []).allSatisfy { pattern.matches($0.key) }
    case .properties(let known, let others):
      (value.entries ?? []).allSatisfy { entry in
        (known[entry.key] ?? others).map { accepts(entry.value, $0) } ?? true
      }
    }
  }
}

/// A keyword of a schema with its argument, or several of them.
private indirect enum SchemaRule: Sendable {
  case all([SchemaRule])
  case any([SchemaRule])
  case one([SchemaRule])
  case not(SchemaRule)
  case reference(String)
  case type(SchemaType)
  case number(Double?)
  case texts(Set<String>)
  case bounds(@Sendable (Double) -> Bool)
  case pattern(SchemaPattern)
  case count(ClosedRange<Int>)
  case items(SchemaRule)
  case required([String])
  case names(SchemaPattern)
  /// The properties that are known, and the rule for all others, if there is one.
  case properties([String: SchemaRule], others: SchemaRule?)

  /// Translates a schema. Keywords that are not implemented are added to `unknown`.
  init(_ schema: SceneValue, _ unknown: inout Set<String>) throws {
    if let boolean = schema.boolean {
      self = boolean ? .all([]) : .any([])
      return
    }
    var rules: [SchemaRule] = []
    for keyword in schema.entries ?? [] {
      if let rule = try Self.rule(keyword, schema, &unknown) { rules.append(rule) }
    }
    self = rules.count == 1 ? rules[0] : .all(rules)
  }

  private static func rule(
    _ keyword: SceneEntry, _ schema: SceneValue, _ unknown: inout Set<String>
  ) throws -> SchemaRule? {
    let argument = keyword.value
    let (number, text) = (argument.number ?? 0, argument.text ?? "")
    let texts = (argument.elements ?? []).compactMap(\.text)
    switch keyword.key {
    case "$schema", "title", "description", "default", "$defs": return nil
    case "$ref": return .reference(text.replacingOccurrences(of: "#/$defs/", with: ""))
    case "type": return .type(try #require(SchemaType(rawValue: text)))
    case "const": return .number(argument.number)
    case "enum": return .texts(Set(texts))
    case "anyOf": return .any(try rules(argument, &unknown))
    case "allOf": return .all(try rules(argument, &unknown))
    case "oneOf": return .one(try rules(argument, &unknown))
    case "not": return .not(try SchemaRule(argument, &unknown))
    case "minimum": return .bounds { $0 >= number }
    case "exclusiveMinimum": return .bounds { $0 > number }
    case "maximum": return .bounds { $0 <= number }
    case "pattern": return .pattern(try SchemaPattern(text))
    case "minItems": return .count(Int(number)...Int.max)
    case "maxItems": return .count(0...Int(number))
    case "items": return .items(try SchemaRule(argument, &unknown))
    case "required": return .required(texts)
    case "propertyNames": return .names(try SchemaPattern(argument["pattern"]?.text ?? ""))
    case "properties":
      var known: [String: SchemaRule] = [:]
      for entry in argument.entries ?? [] { known[entry.key] = try Self(entry.value, &unknown) }
      return .properties(
        known, others: try schema["additionalProperties"].map { try Self($0, &unknown) })
    case "additionalProperties":
      guard schema["properties"] == nil else { return nil }
      return .properties([:], others: try Self(argument, &unknown))
    default:
      unknown.insert(keyword.key)
      return nil
    }
  }

  private static func rules(_ argument: SceneValue, _ unknown: inout Set<String>) throws
    -> [SchemaRule]
  {
    var rules: [SchemaRule] = []
    for element in argument.elements ?? [] { rules.append(try SchemaRule(element, &unknown)) }
    return rules
  }
}

/// The types of values that a schema names.
private enum SchemaType: String, Sendable {
  case object, array, string, boolean, number, integer

  func contains(_ value: SceneValue) -> Bool {
    switch self {
    case .object: value.entries != nil
    case .array: value.elements != nil
    case .string: value.text != nil
    case .boolean: value.boolean != nil
    case .number: value.number != nil
    case .integer: value.number.map { $0.rounded() == $0 } ?? false
    }
  }
}

/// A regular expression that has to match a whole text.
private struct SchemaPattern: Sendable {
  private let expression: NSRegularExpression

  init(_ pattern: String) throws { expression = try NSRegularExpression(pattern: pattern) }

  func matches(_ text: String) -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }
}
