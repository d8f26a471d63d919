// The grammar as a JSON Schema (draft 2020-12), with which editors complete, describe and check
// keys.

/// The JSON Schemas of scene files, of files of transitions, and of packs.
public enum SceneSchema {
  /// A kind of file that has a schema.
  public enum File: String, CaseIterable, Sendable {
    /// A scene.
    case scene
    /// A file of transitions that scenes share.
    case transitions
    /// The file `pack.yaml` of a pack.
    case pack
  }

  /// Returns the schema as indented JSON with its keys in a fixed order and a trailing newline.
  /// - Parameter file: The kind of file. The default is a scene.
  public static func json(of file: File = .scene) -> String {
    switch file {
    case .scene: text("Segue scene", root: SceneGrammar.root, SceneGrammar.objects)
    case .transitions: text("Segue transitions", SceneGrammar.transitionFile)
    case .pack: text("Segue pack", SceneGrammar.pack)
    }
  }

  /// Returns the schema of `root` with the objects that occur in it.
  private static func text(_ title: String, _ root: ObjectRule) -> String {
    var found = [root]
    var next = 0
    while next < found.count {
      for name in found[next].objectNames {
        guard !found.contains(where: { $0.name == name }), let rule = SceneGrammar.object(name)
        else { continue }
        found.append(rule)
      }
      next += 1
    }
    return text(title, root: root.name, found)
  }

  private static func text(_ title: String, root: String, _ objects: [ObjectRule]) -> String {
    let document = SchemaText.object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(title)),
      ("$ref", .string("#/$defs/\(root)")),
      ("$defs", .object(objects.flatMap { definitions(of: $0) })),
    ])
    return document.text() + "\n"
  }

  /// Returns the definitions of an object: one, or two if it occurs both in transitions, where texts
  /// can refer to parameters, and elsewhere.
  private static func definitions(of object: ObjectRule) -> [(String, SchemaText)] {
    guard SceneGrammar.inTransitions.contains(object.name) else {
      return [(object.name, SchemaWriter(allowsReferences: false).definition(object))]
    }
    let inside = SchemaWriter(allowsReferences: true).definition(object)
    guard SceneGrammar.outsideTransitions.contains(object.name) else {
      return [(object.name, inside)]
    }
    return [
      (object.name, SchemaWriter(allowsReferences: false).definition(object)),
      (object.name + SchemaWriter.suffix, inside),
    ]
  }
}

extension SceneGrammar {
  /// The objects that declared transitions consist of.
  fileprivate static let inTransitions = reachable(from: "transition", besides: ["motionParameter"])
  /// The objects that the rest of a scene consists of.
  fileprivate static let outsideTransitions = reachable(from: root, besides: ["transition"])

  private static func reachable(from start: String, besides others: Set<String>) -> Set<String> {
    var (found, open): (Set<String>, [String]) = ([start], [start])
    while let name = open.popLast() {
      let rule = object(name)
      let inside =
        (rule?.keys ?? []).flatMap { $0.rule.objectNames }
        + (rule?.otherKeys?.objectNames ?? [])
      for other in inside where !others.contains(other) && found.insert(other).inserted {
        open.append(other)
      }
    }
    return found
  }
}

/// Writes the definitions of objects.
private struct SchemaWriter {
  /// Whether texts can refer to parameters of a transition.
  let allowsReferences: Bool

  /// The end of the names of definitions of objects that occur outside of transitions, too.
  static let suffix = "InTransition"

  func definition(_ object: ObjectRule) -> SchemaText {
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

  private func exclusions(_ rows: [[String]]) -> [SchemaText] {
    rows.flatMap { row in row.dropFirst().map { not(required([row[0], $0])) } }
  }

  private func substitutes(_ keys: [KeyRule]) -> [SchemaText] {
    keys.compactMap { key in
      key.substitute.map { .object([("anyOf", anyRequired([key.name, $0]))]) }
    }
  }

  private func needs(_ needs: [KeyNeed]) -> [SchemaText] {
    needs.map { need in
      let choices = [not(required([need.key]))] + need.others.map { required([$0]) }
      return .object([("anyOf", .array(choices))])
    }
  }

  private func anyRequired(_ keys: [String]) -> SchemaText {
    .array(keys.map { required([$0]) })
  }

  private func required(_ keys: [String]) -> SchemaText {
    .object([("required", .array(keys.map { .string($0) }))])
  }

  private func not(_ rule: SchemaText) -> SchemaText { .object([("not", rule)]) }

  private func property(_ key: KeyRule) -> SchemaText {
    var parts: [(String, SchemaText)] = [("description", .string(key.documentation))]
    if let value = key.defaultValue?.value { parts.append(("default", value)) }
    return .object(parts + constraints(key.rule))
  }

  private func constraints(_ rule: ValueRule) -> [(String, SchemaText)] {
    let plain = plainConstraints(rule)
    guard allowsReferences, rule.acceptsReferences else { return plain }
    let reference = SchemaText.object([
      ("type", .string("string")), ("pattern", .string(MotionReference.pattern)),
    ])
    return [("anyOf", .array([.object(plain), reference]))]
  }

  private func reference(to name: String) -> SchemaText {
    let hasTwo =
      allowsReferences && SceneGrammar.inTransitions.contains(name)
      && SceneGrammar.outsideTransitions.contains(name)
    return .string("#/$defs/\(name)\(hasTwo ? Self.suffix : "")")
  }

  private func plainConstraints(_ rule: ValueRule) -> [(String, SchemaText)] {
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
    case .object(let name): [("$ref", reference(to: name))]
    case .either(let rules): [("anyOf", .array(rules.map { .object(constraints($0)) }))]
    case .variant(let names, _):
      [("oneOf", .array(names.map { .object([("$ref", reference(to: $0))]) }))]
    }
  }

  private func listConstraints(_ element: ValueRule, _ count: ClosedRange<Int>)
    -> [(String, SchemaText)]
  {
    var parts: [(String, SchemaText)] = [
      ("type", .string("array")), ("items", .object(constraints(element))),
    ]
    guard count != SceneGrammar.insetCounts else {
      let counts = [count.lowerBound, count.upperBound].map { number in
        SchemaText.object([
          ("minItems", .number(Double(number))), ("maxItems", .number(Double(number))),
        ])
      }
      return parts + [("anyOf", .array(counts))]
    }
    if count.lowerBound > 0 { parts.append(("minItems", .number(Double(count.lowerBound)))) }
    if count.upperBound < SceneLimits.nodes {
      parts.append(("maxItems", .number(Double(count.upperBound))))
    }
    return parts
  }

  private func numberConstraints(_ rule: NumberRule) -> [(String, SchemaText)] {
    var parts: [(String, SchemaText)] = [("type", .string(rule.isWhole ? "integer" : "number"))]
    if let minimum = rule.minimum {
      parts.append((rule.excludesMinimum ? "exclusiveMinimum" : "minimum", .number(minimum)))
    }
    if let maximum = rule.maximum ?? rule.limit { parts.append(("maximum", .number(maximum))) }
    return parts
  }
}

extension ObjectRule {
  /// The names of the objects that values of the keys are or contain.
  fileprivate var objectNames: [String] {
    keys.flatMap { $0.rule.objectNames } + (otherKeys?.objectNames ?? [])
  }
}
