import SegueScenes
import Testing

/// Compares the defaults that the schema states with the decoder.
@Suite struct SceneDefaultTests {
  /// An object in a scene.
  private struct Place {
    let rule: ObjectRule
    let value: SceneValue
    /// Returns the scene with another object in this place.
    let scene: (SceneValue) -> SceneValue
  }

  /// The default that the schema states for a key.
  private static func defaultValue(of key: String, in object: String, _ schema: SceneValue)
    -> SceneValue?
  {
    schema["$defs"]?[object]?["properties"]?[key]?["default"]
  }

  /// Objects whose other keys agree with every default, which the scenes with every key lack.
  private static let plain = """
    segue: 1
    canvas: { width: 390, height: 844 }
    screens:
      a: { stack: vertical }
      b: { sheet: { grabber: true } }
    script: [{ show: a }]

    """

  @Test("the schema states each default in words and as a value of the key's own type")
  func schemaStatesDefaults() throws {
    let schema = try SceneReader.value(of: Array(SceneSchema.json().utf8), named: "schema.json")
    let validator = try SchemaValidator.of(SceneSchema.json())
    var count = 0
    for object in SceneGrammar.objects {
      for key in object.keys {
        let property = try #require(schema["$defs"]?[object.name]?["properties"]?[key.name])
        #expect((property["default"] != nil) == key.hasDefaultValue, "\(object.name).\(key.name)")
        guard let value = property["default"] else { continue }
        count += 1
        #expect(try validator.accepts(value, property), "\(object.name).\(key.name)")
        let text = property["description"]?.text ?? ""
        #expect(text.contains(" Default: ") && text.hasSuffix("."), "\(object.name).\(key.name)")
      }
    }
    #expect(count > 100)
  }

  @Test("a scene with a key at its default equals the scene without the key")
  func defaultsMeanAbsence() throws {
    let schema = try SceneReader.value(of: Array(SceneSchema.json().utf8), named: "schema.json")
    var missing = Set(
      SceneGrammar.objects.flatMap { object in
        object.keys.filter(\.hasDefaultValue).map { "\(object.name).\($0.name)" }
      })
    for text in SceneSchemaTests.everything + [Self.plain] {
      let root = try SceneReader.value(of: Array(text.utf8), named: "s.yaml")
      for place in Self.places(in: root, .object(SceneGrammar.root), { $0 }) {
        for key in place.rule.keys where missing.contains("\(place.rule.name).\(key.name)") {
          let value = try #require(Self.defaultValue(of: key.name, in: place.rule.name, schema))
          let others = (place.value.entries ?? []).filter { $0.key != key.name }
          let entry = SceneEntry(key: key.name, position: place.value.position, value: value)
          // A key that the object cannot have, or that another key needs, is tried elsewhere.
          guard let given = Self.decoded(place, others + [entry]),
            let absent = Self.decoded(place, others)
          else { continue }
          #expect(absent == given, "\(place.rule.name).\(key.name)")
          missing.remove("\(place.rule.name).\(key.name)")
        }
      }
    }
    #expect(missing == [])
  }

  /// The document with the given entries in a place, as text that contains all its values; `nil` if
  /// that is not a valid scene.
  private static func decoded(_ place: Place, _ entries: [SceneEntry]) -> String? {
    var object = place.value
    object.content = .map(entries)
    let scene = place.scene(object)
    guard var document = try? SceneDocument.document(of: scene, named: "s.yaml") else { return nil }
    // Positions, among them those of the schema's values, in no particular order.
    document.componentUses = nil
    return "\(document)"
  }

  /// The objects in `value`, which satisfies `rule`.
  private static func places(
    in value: SceneValue, _ rule: ValueRule, _ scene: @escaping (SceneValue) -> SceneValue
  ) -> [Place] {
    switch rule {
    case .either(let rules): return rules.flatMap { places(in: value, $0, scene) }
    case .variant(let names, _):
      return names.filter { value[$0] != nil }.flatMap { places(in: value, .object($0), scene) }
    case .list(let element, _):
      return (value.elements ?? []).enumerated().flatMap { index, child in
        places(in: child, element) { scene(value.replacing(index, by: $0)) }
      }
    case .named(let element):
      return (value.entries ?? []).flatMap { entry in
        places(in: entry.value, element) { scene(value.replacing(entry.key, by: $0)) }
      }
    case .object(let name):
      guard value.entries != nil, let rule = SceneGrammar.object(name) else { return [] }
      let inner = rule.keys.flatMap { key in
        value[key.name].map { child in
          places(in: child, key.rule) { scene(value.replacing(key.name, by: $0)) }
        } ?? []
      }
      return [Place(rule: rule, value: value, scene: scene)] + inner
    case .text, .number, .boolean, .choice, .constant, .anything: return []
    }
  }
}

extension SceneValue {
  fileprivate func replacing(_ index: Int, by element: SceneValue) -> SceneValue {
    var (result, elements) = (self, elements ?? [])
    elements[index] = element
    result.content = .list(elements)
    return result
  }

  fileprivate func replacing(_ key: String, by value: SceneValue) -> SceneValue {
    var result = self
    result.content = .map(
      (entries ?? []).map { entry in
        var entry = entry
        if entry.key == key { entry.value = value }
        return entry
      })
    return result
  }
}
