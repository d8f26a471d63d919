// Checks values against the grammar and collects a problem, with its position, for everything that
// does not conform.

import SegueDiagnostics

/// Checks values against the rules of `SceneGrammar`.
package struct RuleChecker {
  private(set) var problems: Problems = []
  /// Whether texts may refer to parameters of a transition, whose values are not known.
  private var allowsReferences = false

  /// Returns a Boolean value that indicates whether `root` satisfies the grammar's rules for a
  /// scene. References and the script are not checked.
  package static func accepts(_ root: SceneValue) -> Bool {
    var checker = RuleChecker()
    checker.check(root, .object(SceneGrammar.root), path: "", at: root.position)
    return checker.problems.isEmpty
  }

  /// Checks `value`, which is located at the key path `path`, against `rule`.
  mutating func check(
    _ value: SceneValue, _ rule: ValueRule, path: String, at place: SourcePosition
  ) {
    if allowsReferences, rule.acceptsReferences, value.text.map(MotionReference.isReference) == true
    {
      return
    }
    guard rule.acceptsKind(of: value) else {
      let form = rule.writtenForm(of: value, key: Self.lastKey(of: path))
      reject(
        value, expected: rule.expectation + (form.isEmpty ? "" : "." + form), path: path, at: place)
      return
    }
    switch rule {
    case .text(let form): checkText(value, form, path: path)
    case .number(let number): checkNumber(value, number, path: path)
    case .boolean, .anything: break
    case .choice(let words): checkChoice(value, words, path: path)
    case .constant(let number):
      if value.number != Double(number) { reject(value, expected: rule.expectation, path: path) }
    case .list(let element, let count): checkList(value, element, count: count, path: path)
    case .named(let element): checkNamed(value, element, path: path)
    case .object(let name):
      let outside = allowsReferences
      allowsReferences = (outside || name == "transition") && name != "motionParameter"
      checkObject(value, name, path: path, at: place)
      allowsReferences = outside
    case .either(let rules):
      guard let match = rules.first(where: { $0.acceptsKind(of: value) }) else { return }
      checkAlternative(value, match, among: rules, path: path, at: place)
    case .variant(let names, let noun):
      checkVariant(value, names, noun, path: path, at: place)
    }
  }

  // MARK: Scalars

  private mutating func checkText(_ value: SceneValue, _ form: TextForm, path: String) {
    guard let text = value.text, !form.accepts(text) else { return }
    var advice = ""
    if form == .color {
      advice =
        SceneColor.suggestion(for: text) ?? Suggestion.sentence(for: text, among: SceneColor.names)
    }
    if form == .paint { advice = ScenePaint.suggestion(for: text) }
    reject(value, expected: form.expectation + (advice.isEmpty ? "" : "." + advice), path: path)
  }

  private mutating func checkNumber(_ value: SceneValue, _ rule: NumberRule, path: String) {
    guard let number = value.number else { return }
    let isBelow =
      rule.minimum.map { number < $0 || (rule.excludesMinimum && number == $0) } ?? false
    let isAbove = rule.maximum.map { number > $0 } ?? false
    let isBroken = rule.isWhole && number.rounded() != number
    if isBelow || isAbove || isBroken {
      reject(value, expected: rule.bounds, path: path)
    } else if let limit = rule.limit, number > limit {
      let message = "\(path) is \(value.described); the limit is \(limit.brief)"
      problems.append(Problem(.limit, at: value.position, message))
    }
  }

  private mutating func checkChoice(_ value: SceneValue, _ words: [String], path: String) {
    guard let text = value.text, !words.contains(text) else { return }
    let advice = SceneGrammar.suggestion(for: text, among: words)
    let expected = "expected \(words.joined(separator: ", ", last: " or "))"
    let end = advice.isEmpty ? "" : "." + advice
    report("\(path) is \(value.described); \(expected)\(end)", at: value.position)
  }

  /// Checks `value` against a rule that is one of several alternatives. For a number or word that
  /// does not match, the problem lists all alternatives, since any of them may have been meant.
  private mutating func checkAlternative(
    _ value: SceneValue, _ rule: ValueRule, among rules: [ValueRule], path: String,
    at place: SourcePosition
  ) {
    var alone = RuleChecker()
    alone.allowsReferences = allowsReferences
    alone.check(value, rule, path: path, at: place)
    let isScalar = value.entries == nil && value.elements == nil
    guard isScalar, let problem = alone.problems.first, problem.exitCode == .scene else {
      problems += alone.problems
      return
    }
    var advice = value.text.map { rule.suggestion(for: $0) } ?? ""
    if advice.isEmpty {
      advice = ValueRule.either(rules).writtenForm(of: value, key: Self.lastKey(of: path))
    }
    let others = rules.map { $0.acceptsKind(of: value) ? $0.boundedExpectation : $0.expectation }
    let expected = others.joined(separator: ", ", last: ", or ")
    reject(value, expected: expected + (advice.isEmpty ? "" : "." + advice), path: path)
  }

  // MARK: Lists and maps

  private mutating func checkList(
    _ value: SceneValue, _ rule: ValueRule, count: ClosedRange<Int>, path: String
  ) {
    let elements = value.elements ?? []
    checkCount(elements.count, of: value, count, path: path)
    for (index, element) in elements.enumerated() {
      check(element, rule, path: "\(path)[\(index)]", at: element.position)
    }
  }

  private mutating func checkCount(
    _ found: Int, of value: SceneValue, _ count: ClosedRange<Int>, path: String
  ) {
    let isInsets = count == SceneGrammar.insetCounts
    guard isInsets ? found != 2 && found != 4 : !count.contains(found) else { return }
    let isFixed = count.lowerBound == count.upperBound
    let elements = found == 1 ? "1 element" : "\(found) elements"
    guard !isInsets else {
      return report("\(path) has \(elements); expected 2 or 4", at: value.position)
    }
    if found > count.upperBound, !isFixed {
      let message = "\(path) has \(elements); the limit is \(count.upperBound)"
      problems.append(Problem(.limit, at: value.position, message))
    } else {
      let expected = isFixed ? "\(count.lowerBound)" : "at least \(count.lowerBound)"
      report("\(path) has \(elements); expected \(expected)", at: value.position)
    }
  }

  private mutating func checkNamed(_ value: SceneValue, _ rule: ValueRule, path: String) {
    for entry in value.entries ?? [] {
      if !TextForm.name.accepts(entry.key) {
        let name = QuotedText.quoted(entry.key)
        report(
          "\(path) has the name \(name); expected \(TextForm.name.expectation)", at: entry.position)
      }
      check(entry.value, rule, path: path + "." + entry.key, at: entry.place)
    }
  }

  private mutating func checkObject(
    _ value: SceneValue, _ name: String, path: String, at place: SourcePosition
  ) {
    guard let rule = SceneGrammar.object(name) else { return }
    let here = path.isEmpty ? rule.noun : path
    if name == "query", value["x"] != nil, let point = value.numbers(2) {
      return report("\(here) has 'x' and 'y'. A point is written { at: \(point) }", at: place)
    }
    checkKeys(value, rule, path: path, here: here)
    for key in rule.keys where key.isRequired && value[key.name] == nil {
      if let substitute = key.substitute, value[substitute] != nil { continue }
      report("\(here) has no '\(key.name)'; expected \(key.rule.expectation)", at: place)
    }
    checkExclusions(value, rule, here: here)
    checkNeeds(value, rule, here: here)
    if !rule.needsOneOf.isEmpty, !rule.needsOneOf.contains(where: { value[$0] != nil }) {
      let names = rule.needsOneOf.map { "'\($0)'" }.joined(separator: ", ", last: " or ")
      report("\(here) is incomplete; expected \(names)", at: place)
    }
  }

  private mutating func checkKeys(
    _ value: SceneValue, _ rule: ObjectRule, path: String, here: String
  ) {
    for entry in value.entries ?? [] {
      let below = path.isEmpty ? entry.key : path + "." + entry.key
      guard let key = rule.keys.first(where: { $0.name == entry.key }) else {
        if let others = rule.otherKeys {
          check(entry.value, others, path: QuotedText.plain(below), at: entry.place)
        } else {
          reportUnknownKey(entry, of: value, in: here, rule)
        }
        continue
      }
      check(entry.value, key.rule, path: below, at: entry.place)
    }
  }

  private mutating func checkExclusions(_ value: SceneValue, _ rule: ObjectRule, here: String) {
    for row in rule.exclusions {
      guard let first = row.first, value[first] != nil else { continue }
      for entry in value.entries ?? [] where row.dropFirst().contains(entry.key) {
        report(
          "\(here) has both '\(first)' and '\(entry.key)'; expected one of them", at: entry.position
        )
      }
    }
  }

  private mutating func checkNeeds(_ value: SceneValue, _ rule: ObjectRule, here: String) {
    for need in rule.needs {
      guard let entry = value.entries?.first(where: { $0.key == need.key }),
        !need.others.contains(where: { value[$0] != nil })
      else { continue }
      let others = need.others.map { "'\($0)'" }.joined(separator: ", ", last: " or ")
      let meant = need.key == "align" && value["label"] != nil ? ". Did you mean 'textAlign'?" : ""
      report("\(here) has '\(need.key)', which requires \(others)\(meant)", at: entry.position)
    }
  }

  private mutating func checkVariant(
    _ value: SceneValue, _ names: [String], _ noun: String, path: String, at place: SourcePosition
  ) {
    let entries = value.entries ?? []
    let verbs = entries.filter { names.contains($0.key) }
    let known = names.joined(separator: ", ", last: " or ")
    if verbs.count > 1 {
      report(
        "\(path) has both '\(verbs[0].key)' and '\(verbs[1].key)'; expected one of them in "
          + noun.withArticle, at: verbs[1].position)
    } else if let verb = verbs.first {
      checkObject(value, verb.key, path: path, at: place)
    } else if let entry = entries.first {
      reportUnknownVariant(entry, noun, path: path, known: known, among: names)
    } else {
      report("\(path) is empty; expected \(noun.withArticle): \(known)", at: place)
    }
  }

  /// Reports a map that is none of the variants. The first key is assumed to be a misspelled verb,
  /// unless it is a valid key of one of them.
  private mutating func reportUnknownVariant(
    _ entry: SceneEntry, _ noun: String, path: String, known: String, among names: [String]
  ) {
    let key = QuotedText.plain(entry.key)
    let isKnown = names.contains { name in
      SceneGrammar.object(name)?.keys.contains { $0.name == entry.key } ?? false
    }
    if isKnown {
      return report(
        "\(path) has '\(key)' but does not name the \(noun); expected \(known)",
        at: entry.position)
    }
    let advice =
      SceneGrammar.stepSynonyms[entry.key].flatMap {
        noun == "step" ? " Did you mean '\($0)'?" : nil
      }
      ?? Suggestion.sentence(for: entry.key, among: names)
    let end = advice.isEmpty ? "" : "." + advice
    report("unknown \(noun) '\(key)' in \(path); expected \(known)\(end)", at: entry.position)
  }

  // MARK: Reporting problems

  private static func lastKey(of path: String) -> String {
    String(path.split(separator: ".").last ?? "")
  }

  private mutating func reportUnknownKey(
    _ entry: SceneEntry, of value: SceneValue, in here: String, _ rule: ObjectRule
  ) {
    let unknown = "unknown key '\(QuotedText.plain(entry.key))' in \(QuotedText.plain(here))"
    let containers = Self.containers(of: entry.key, in: value, rule)
    if !containers.isEmpty {
      let names = containers.map { "'\($0)'" }.joined(separator: ", ", last: " or ")
      return report("\(unknown); expected it in \(names)", at: entry.position)
    }
    let known = rule.keys.map(\.name)
    let meant = Self.meantKey(entry.key, of: value, rule)
    let expected =
      meant.map { ". Did you mean '\($0)'?" }
      ?? "; expected \(known.joined(separator: ", ", last: " or "))"
    report(unknown + expected, at: entry.position)
  }

  /// Returns the keys of `rule` whose maps have the key, such as `transform` for `rotate` in a view.
  /// Those that `value` has take precedence over all others, and then those that do not determine
  /// what a view contains. None are returned if there are many, or if the key is known to mean another
  /// one.
  private static func containers(
    of key: String, in value: SceneValue, _ rule: ObjectRule
  ) -> [String] {
    let known = rule.keys.map(\.name)
    if let synonym = SceneGrammar.synonyms[key], known.contains(synonym) { return [] }
    let containers = usable(rule, beside: value).filter { name in
      rule.keys.first { $0.name == name }?.rule.mapNames.contains { map in
        SceneGrammar.object(map)?.keys.contains { $0.name == key } ?? false
      } ?? false
    }
    // A view that is to be turned is rarely one that is to become a replicator.
    let contents = SceneGrammar.kindsWithViews + SceneGrammar.kindsThatFill
    let found =
      [containers.filter { value[$0] != nil }, containers.filter { !contents.contains($0) }]
      .first { !$0.isEmpty } ?? containers
    return found.count <= mostContainers ? found : []
  }

  /// The maximum number of keys that a message names in place of all keys.
  private static let mostContainers = 3

  /// Returns the keys that can be given beside the other keys of `value`.
  private static func usable(_ rule: ObjectRule, beside value: SceneValue) -> [String] {
    rule.keys.map(\.name).filter { name in
      rule.needs.allSatisfy { need in
        need.key != name || need.others.contains { value[$0] != nil }
      }
    }
  }

  /// Returns the key that was meant by `key`, if any: one that differs by one or two letters and can
  /// be given beside the other keys of `value`, the one for a key of other systems, or the nearest.
  private static func meantKey(_ key: String, of value: SceneValue, _ rule: ObjectRule) -> String? {
    let known = rule.keys.map(\.name)
    return Suggestion.closest(to: key, among: usable(rule, beside: value), within: 2)
      ?? [key, key.inCamelCase].lazy.flatMap { [SceneGrammar.synonyms[$0], $0] }.compactMap(\.self)
      .first { known.contains($0) }
      ?? Suggestion.closest(to: key, among: known)
  }

  private mutating func reject(
    _ value: SceneValue, expected: String, path: String, at place: SourcePosition? = nil
  ) {
    let what = path.isEmpty ? "the scene" : path
    var message = "\(what) is \(value.described); "
    switch value.content {
    case .malformed(let reason): message += reason
    case .number, .boolean:
      message += "expected \(expected)"
      if expected.hasPrefix("a name") { message += ". Write it in quotes if it is a name." }
    case .null where expected.contains("#RGB"):
      message += "expected \(expected). In YAML, a color that begins with # must be quoted."
    default:
      message += "expected \(expected)"
      if let text = value.text, text.contains("{{"), text.contains("}}") {
        message += ". `segue batch TEMPLATE --rows FILE` fills in what is in double braces"
      }
    }
    let position = if case .null = value.content { place ?? value.position } else { value.position }
    report(message, at: position)
  }

  private mutating func report(_ message: String, at position: SourcePosition) {
    problems.append(Problem(.scene, at: position, message))
  }
}

extension SceneEntry {
  /// The position to report for a problem with the value as a whole. An empty value has no position
  /// of its own, so this is the position of the key.
  var place: SourcePosition { position }
}

extension [String] {
  /// Returns the elements joined as `a, b or c`.
  func joined(separator: String, last: String) -> String {
    guard count > 1, let end = self.last else { return joined() }
    return dropLast().joined(separator: separator) + last + end
  }
}
