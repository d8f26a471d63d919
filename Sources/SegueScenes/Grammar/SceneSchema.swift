// The grammar as a JSON Schema (draft 2020-12), with which editors complete, describe and check
// keys.

/// The JSON Schema of scene files.
public enum SceneSchema {
  /// Returns the schema as indented JSON with its keys in a fixed order and a trailing newline.
  public static func json() -> String { document.text() + "\n" }

  private static var document: SchemaText {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Segue scene")),
      ("$ref", .string("#/$defs/\(SceneGrammar.root)")),
      ("$defs", .object(SceneGrammar.objects.map { ($0.name, definition($0)) })),
    ])
  }

  private static func definition(_ object: ObjectRule) -> SchemaText {
    var parts: [(String, SchemaText)] = [
      ("description", .string(object.summary)),
      ("type", .string("object")),
      ("properties", .object(object.keys.map { ($0.name, property($0)) })),
    ]
    let required = object.keys.filter { $0.isRequired && $0.substitute == nil }.map {
      SchemaText.string($0.name)
    }
    if !required.isEmpty { parts.append(("required", .array(required))) }
    let conditions = exclusions(object.exclusions) + substitutes(object.keys) + needs(object.needs)
    if !conditions.isEmpty { parts.append(("allOf", .array(conditions))) }
    if !object.needsOneOf.isEmpty { parts.append(("anyOf", anyRequired(object.needsOneOf))) }
    let others = object.otherKeys.map { SchemaText.object(constraints($0)) }
    parts.append(("additionalProperties", others ?? .boolean(false)))
    return .object(parts)
  }

  private static func exclusions(_ rows: [[String]]) -> [SchemaText] {
    rows.flatMap { row in row.dropFirst().map { not(required([row[0], $0])) } }
  }

  private static func substitutes(_ keys: [KeyRule]) -> [SchemaText] {
    keys.compactMap { key in
      key.substitute.map { .object([("anyOf", anyRequired([key.name, $0]))]) }
    }
  }

  private static func needs(_ needs: [KeyNeed]) -> [SchemaText] {
    needs.map { need in
      let choices = [not(required([need.key]))] + need.others.map { required([$0]) }
      return .object([("anyOf", .array(choices))])
    }
  }

  private static func anyRequired(_ keys: [String]) -> SchemaText {
    .array(keys.map { required([$0]) })
  }

  private static func required(_ keys: [String]) -> SchemaText {
    .object([("required", .array(keys.map { .string($0) }))])
  }

  private static func not(_ rule: SchemaText) -> SchemaText { .object([("not", rule)]) }

  private static func property(_ key: KeyRule) -> SchemaText {
    var parts: [(String, SchemaText)] = [("description", .string(key.documentation))]
    if let value = key.defaultValue?.value { parts.append(("default", value)) }
    return .object(parts + constraints(key.rule))
  }

  private static func constraints(_ rule: ValueRule) -> [(String, SchemaText)] {
    switch rule {
    case .text(let form): [("type", .string("string")), ("pattern", .string(form.pattern))]
    case .number(let number): numberConstraints(number)
    case .boolean: [("type", .string("boolean"))]
    case .choice(let words): [("enum", .array(words.map { .string($0) }))]
    case .anything: []
    case .constant(let number): [("const", .number(Double(number)))]
    case .list(let element, let count): listConstraints(element, count)
    case .named(let element):
      [
        ("type", .string("object")),
        ("propertyNames", .object([("pattern", .string(TextForm.name.pattern))])),
        ("additionalProperties", .object(constraints(element))),
      ]
    case .object(let name): [("$ref", .string("#/$defs/\(name)"))]
    case .either(let rules): [("anyOf", .array(rules.map { .object(constraints($0)) }))]
    case .variant(let names, _):
      [("oneOf", .array(names.map { .object([("$ref", .string("#/$defs/\($0)"))]) }))]
    }
  }

  private static func listConstraints(_ element: ValueRule, _ count: ClosedRange<Int>)
    -> [(String, SchemaText)]
  {
    var parts: [(String, SchemaText)] = [
      ("type", .string("array")), ("items", .object(constraints(element))),
    ]
    if count.lowerBound > 0 { parts.append(("minItems", .number(Double(count.lowerBound)))) }
    if count.upperBound < SceneLimits.nodes {
      parts.append(("maxItems", .number(Double(count.upperBound))))
    }
    return parts
  }

  private static func numberConstraints(_ rule: NumberRule) -> [(String, SchemaText)] {
    var parts: [(String, SchemaText)] = [("type", .string(rule.isWhole ? "integer" : "number"))]
    if let minimum = rule.minimum {
      parts.append((rule.excludesMinimum ? "exclusiveMinimum" : "minimum", .number(minimum)))
    }
    if let maximum = rule.maximum ?? rule.limit { parts.append(("maximum", .number(maximum))) }
    return parts
  }
}
