// The kind of value that a rule expects, and its description in messages.

import SegueDiagnostics

extension ValueRule {
  /// Returns a Boolean value that indicates whether `value` is of the right kind (text, number,
  /// list, map), regardless of its content.
  func acceptsKind(of value: SceneValue) -> Bool {
    switch (self, value.content) {
    case (.text, .text), (.choice, .text): true
    case (.number, .number), (.constant, .number): true
    case (.boolean, .boolean): true
    case (.list, .list): true
    case (.anything, .malformed): false
    case (.anything, _): true
    case (.named, .map), (.object, .map), (.variant, .map): true
    case (.either(let rules), _): rules.contains { $0.acceptsKind(of: value) }
    default: false
    }
  }

  /// A Boolean value that indicates whether, in a transition, a reference to a parameter can stand
  /// for the value.
  var acceptsReferences: Bool {
    switch self {
    case .text(.words), .text(.path), .constant, .anything, .named, .object, .variant: false
    case .text, .number, .boolean, .choice, .list: true
    case .either(let rules): rules.contains { $0.acceptsReferences }
    }
  }

  /// The names of the objects that values of this rule can contain directly.
  var objectNames: [String] {
    switch self {
    case .object(let name): [name]
    case .variant(let names, _): names
    case .list(let rule, _), .named(let rule): rule.objectNames
    case .either(let rules): rules.flatMap(\.objectNames)
    case .text, .number, .boolean, .choice, .constant, .anything: []
    }
  }

  /// The names of the objects that a value of this rule can be itself.
  var mapNames: [String] {
    switch self {
    case .object(let name): [name]
    case .either(let rules): rules.flatMap(\.mapNames)
    case .text, .number, .boolean, .choice, .constant, .list, .anything, .named, .variant: []
    }
  }

  /// The description of the expected value, as it follows "expected" in messages.
  var expectation: String {
    switch self {
    case .text(let form): form.expectation
    case .number(let rule): rule.expectation
    case .boolean: "true or false"
    case .choice(let words): words.joined(separator: ", ", last: " or ")
    case .constant(let number): "\(number)"
    case .list(let element, let count): listExpectation(element, count)
    case .anything: "any value"
    case .named(.anything): "a map"
    case .named(let element): "a map of names to \(element.pluralNoun)"
    case .object(let name): "\(SceneGrammar.object(name)?.noun ?? "a map") (a map)"
    case .either(let rules): rules.map(\.expectation).joined(separator: ", ", last: ", or ")
    case .variant(_, let noun): "\(noun.withArticle) (a map)"
    }
  }

  /// Returns ` Did you mean 'x'?` for a text that is not permitted here, or an empty text if the
  /// permitted ones cannot be enumerated or are others.
  func suggestion(for text: String) -> String {
    switch self {
    case .choice(let words): SceneGrammar.suggestion(for: text, among: words)
    case .text(.paint): ScenePaint.suggestion(for: text)
    case .text(.side): Suggestion.sentence(for: text, among: ["fit", "fill"])
    case .text(.reach): Suggestion.sentence(for: text, among: ["cover"])
    default: ""
    }
  }

  /// The description of the expected value, including bounds that `expectation` omits.
  var boundedExpectation: String {
    if case .number(let rule) = self { rule.bounds } else { expectation }
  }

  private func listExpectation(_ element: ValueRule, _ count: ClosedRange<Int>) -> String {
    guard count.lowerBound == count.upperBound else { return "a list of \(element.pluralNoun)" }
    return "a list of \(count.lowerBound) \(element.pluralNoun)"
  }

  private var pluralNoun: String {
    switch self {
    case .text(.name): "names"
    case .text, .choice: "strings"
    case .number, .constant: "numbers"
    case .boolean: "Boolean values"
    case .list: "lists"
    case .anything: "values"
    case .named: "maps"
    case .object(let name): SceneGrammar.object(name)?.noun.plural ?? "maps"
    case .either(let rules): rules.map(\.pluralNoun).joined(separator: ", ", last: " or ")
    case .variant(_, let noun): "\(noun)s"
    }
  }
}

extension String {
  /// The plural of a noun with its article: "text runs" for "a text run", "pairs of colors" for "a
  /// pair of colors".
  fileprivate var plural: String {
    let words = split(separator: " ").map(String.init)
    let noun = words.first == "a" || words.first == "an" ? Array(words.dropFirst()) : words
    let head = noun.prefix { $0 != "of" }.joined(separator: " ")
    return ([head + "s"] + noun.drop { $0 != "of" }).joined(separator: " ")
  }

  /// The noun with its indefinite article: "a step", "an interaction".
  var withArticle: String {
    (first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + self
  }
}
