// The search for settings. It follows the grammar, so that every number of a transition that the
// grammar permits is found, with the bounds that the grammar gives it.

import SegueDiagnostics

/// Finds the settings of a scene that concern motion: declared transitions, interactions, and the
/// steps of the script.
struct SceneSettings {
  private(set) var settings: [SceneSetting] = []
  private let parameters: ParameterRules

  /// Keys of a drag that describe the path of the finger.
  private static let pathKeys: Set<String> = ["from", "to", "path"]

  init(_ root: SceneValue) {
    parameters = ParameterRules(root["transitions"])
    if let transitions = root["transitions"] {
      visit(transitions, .named(.object("transition")), "transitions", nil)
    }
    for screen in root["screens"]?.entries ?? [] {
      for (index, value) in (screen.value["interactions"]?.elements ?? []).enumerated() {
        visitVariant(value, "screens.\(screen.key).interactions[\(index)]", Self.interactions)
      }
    }
    for (index, step) in (root["script"]?.elements ?? []).enumerated() {
      visitVariant(step, "script[\(index)]", SceneGrammar.steps.map(\.name))
    }
  }

  private static let interactions = ["pan", "pull", "grab", "onTap"]

  // MARK: Rules

  private mutating func visit(
    _ value: SceneValue, _ rule: ValueRule, _ path: String, _ key: KeyRule?,
    use: SourcePosition? = nil
  ) {
    switch rule {
    case .number(let number):
      guard let found = value.number else { return }
      let kind = SceneSetting.Kind.number(number, unit: number.unit)
      add(value, kind, .number(found), path, key, use: use)
    case .text(.percent):
      guard let found = value.text.flatMap({ Percentage($0) }) else { return }
      add(value, .percent, .number(found.value), path, key)
    case .text(.color), .text(.paint):
      if let text = value.text { add(value, .color, .text(text), path, key) }
    case .list(let element, _):
      for (index, found) in (value.elements ?? []).enumerated() {
        visit(found, element, "\(path)[\(index)]", key)
      }
    case .named(let element):
      for entry in value.entries ?? [] { visit(entry.value, element, "\(path).\(entry.key)", nil) }
    case .object(let name): visitObject(value, name, path)
    case .either(let rules):
      guard let match = rules.first(where: { $0.acceptsKind(of: value) }) else { return }
      visit(value, match, path, key, use: use)
    case .variant(let names, _): visitVariant(value, path, names)
    case .text, .boolean, .choice, .constant, .anything: break
    }
  }

  private mutating func visitVariant(_ value: SceneValue, _ path: String, _ names: [String]) {
    let keys = Set((value.entries ?? []).map(\.key))
    guard let name = names.first(where: { keys.contains($0) }), name != "touch" else { return }
    visitObject(value, name, path)
  }

  private mutating func visitObject(_ value: SceneValue, _ name: String, _ path: String) {
    guard let object = SceneGrammar.object(name), let entries = value.entries else { return }
    let use = name == "transitionUse" ? value["name"]?.position : nil
    for entry in entries {
      if let key = parameter(entry.key, of: name, in: value) {
        visit(entry.value, key.rule, "\(path).\(entry.key)", key)
        continue
      }
      guard let key = object.keys.first(where: { $0.name == entry.key }),
        !(name == "dragging" && Self.pathKeys.contains(entry.key))
      else { continue }
      let place = "\(path).\(entry.key)"
      if entry.key == "curve" {
        visitCurve(entry.value, place, key)
      } else if Self.isUse(key.rule), entry.value.text != nil {
        addMissing(of: "transitionUse", in: entry.value, place)
      } else {
        visit(entry.value, key.rule, place, key, use: use)
      }
    }
    if name == "transitionUse" || name == "spring" {
      addMissing(of: object, after: entries, in: value, path, use: use)
    }
    if ["transition", "dismissal"].contains(name), value["spring"] == nil, value["curve"] == nil,
      let duration = entries.first(where: { $0.key == "duration" }),
      let key = object.keys.first(where: { $0.name == "curve" })
    {
      add(key, .curve, .entry(after: duration, in: value.position), "\(path).curve", nil)
    }
  }

  /// Returns the rule of a number that a declared transition has as a parameter, where it is declared
  /// or used.
  private func parameter(_ key: String, of object: String, in value: SceneValue) -> KeyRule? {
    switch object {
    case "transitionUse": return parameters.rule(of: key, in: value["name"]?.text)
    case "motionParameter" where key == "number" || key == "count":
      guard let rule = ParameterRules.number(value) else { return nil }
      return KeyRule(key, .number(rule), value["summary"]?.text ?? "")
    default: return nil
    }
  }

  private static func isUse(_ rule: ValueRule) -> Bool {
    guard case .either(let rules) = rule else { return false }
    return rules.contains { if case .object("transitionUse") = $0 { true } else { false } }
  }

  private mutating func visitCurve(_ value: SceneValue, _ path: String, _ key: KeyRule) {
    if let elements = value.elements {
      let numbers = elements.compactMap(\.number)
      guard numbers.count == 4 else { return }
      settings.append(
        SceneSetting(
          keyPath: path, key: key.name, summary: key.summary, kind: .curve,
          value: .numbers(numbers), position: value.position, use: nil, place: .elements(elements)))
    } else if let name = value.text.flatMap({ TimingCurveName(rawValue: $0) }) {
      add(value, .curve, .numbers(name.controlPoints), path, key)
    }
  }

  // MARK: Settings

  private mutating func add(
    _ value: SceneValue, _ kind: SceneSetting.Kind, _ found: SceneSetting.Value, _ path: String,
    _ key: KeyRule?, use: SourcePosition? = nil
  ) {
    settings.append(
      SceneSetting(
        keyPath: path, key: key?.name ?? "", summary: key?.summary ?? "", kind: kind, value: found,
        position: value.position, use: use, place: .scalar(value)))
  }

  private mutating func add(
    _ key: KeyRule, _ kind: SceneSetting.Kind, _ place: SceneSetting.Place, _ path: String,
    _ use: SourcePosition?
  ) {
    let position: SourcePosition =
      switch place {
      case .scalar(let value), .name(let value): value.position
      case .elements(let values): values[0].position
      case .entry(let entry, _): entry.value.position
      }
    settings.append(
      SceneSetting(
        keyPath: path, key: key.name, summary: key.summary, kind: kind, value: nil,
        position: position, use: use, place: place))
  }

  /// Adds the numbers that a use of a transition by its name alone does not give.
  private mutating func addMissing(of object: String, in name: SceneValue, _ path: String) {
    for key in SceneGrammar.object(object)?.keys ?? [] {
      guard case .number(let rule) = key.rule else { continue }
      add(
        key, .number(rule, unit: rule.unit), .name(name), "\(path).\(key.name)", name.position)
    }
  }

  /// Adds the numbers of an object that a map does not give.
  private mutating func addMissing(
    of object: ObjectRule, after entries: [SceneEntry], in map: SceneValue, _ path: String,
    use: SourcePosition?
  ) {
    let isScalar: (SceneEntry) -> Bool = { $0.value.entries == nil && $0.value.elements == nil }
    guard let last = entries.last(where: isScalar) else { return }
    for key in object.keys where !entries.contains(where: { $0.key == key.name }) {
      guard case .number(let rule) = key.rule else { continue }
      add(
        key, .number(rule, unit: rule.unit), .entry(after: last, in: map.position),
        "\(path).\(key.name)", use)
    }
  }
}

extension NumberRule {
  /// The unit of the number, from its noun.
  fileprivate var unit: String {
    if noun.contains("seconds") { return "s" }
    if noun.contains("points") { return "pt" }
    return noun.contains("degrees") ? "°" : ""
  }
}

extension TimingCurveName {
  /// The control points of the curve: x1, y1, x2 and y2.
  package var controlPoints: [Double] {
    switch self {
    case .easeInOut: [0.42, 0, 0.58, 1]
    case .easeIn: [0.42, 0, 1, 1]
    case .easeOut: [0, 0, 0.58, 1]
    case .linear: [0, 0, 1, 1]
    }
  }
}
