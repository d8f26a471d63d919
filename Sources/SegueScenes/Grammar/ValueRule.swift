// The types in which the grammar of scenes is written. The checker, the JSON Schema and the lists
// of keys in messages are all derived from the same table, so they cannot diverge.

/// The rule that a value must satisfy.
package indirect enum ValueRule: Sendable {
  /// A text of the given form.
  case text(TextForm)
  /// A number within bounds.
  case number(NumberRule)
  /// `true` or `false`.
  case boolean
  /// One of the given words.
  case choice([String])
  /// Exactly the given number.
  case constant(Int)
  /// A list of values that satisfy one rule, with a number of elements in the given range.
  case list(ValueRule, count: ClosedRange<Int>)
  /// Any value.
  case anything
  /// A map whose keys are names that the author of the scene chooses.
  case named(ValueRule)
  /// A map with fixed keys: the object of the given name in `SceneGrammar`.
  case object(String)
  /// The alternative whose kind (text, number, list, map and so on) matches the kind of the value.
  /// Each kind occurs at most once.
  case either([ValueRule])
  /// One of the given objects, identified by the key that equals the object's name. The noun is
  /// used in messages, such as "step".
  case variant([String], noun: String)
}

/// The bounds of a number.
package struct NumberRule: Sendable {
  /// The noun for the quantity in messages, such as "a number of points".
  package var noun: String
  /// The minimum value, or `nil` for no minimum.
  package var minimum: Double?
  /// A Boolean value that indicates whether the minimum itself is excluded.
  package var excludesMinimum = false
  /// The maximum value that is meaningful. A larger value is an error.
  package var maximum: Double?
  /// The maximum value that is supported. A larger value exceeds a limit (exit code 5).
  package var limit: Double?
  /// A Boolean value that indicates whether only whole numbers are accepted.
  package var isWhole = false
  /// A Boolean value that indicates whether `expectation` omits the bounds. Set for bounds so wide
  /// that a message mentions them only when they are exceeded.
  package var hidesBounds = false

  /// The description of the expected number, such as "a number of points > 0".
  package var expectation: String { hidesBounds ? noun : bounds }

  /// The description of the expected number, always including its bounds.
  package var bounds: String {
    if let minimum, let maximum {
      let join = excludesMinimum ? "above \(minimum.brief) and up to" : "from \(minimum.brief) to"
      return "\(noun) \(join) \(maximum.brief)"
    }
    if let minimum { return "\(noun) \(excludesMinimum ? ">" : ">=") \(minimum.brief)" }
    return noun
  }
}

extension Double {
  /// The shortest spelling of the number: `1` rather than `1.0`.
  var brief: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// The rule for a map with fixed keys.
package struct ObjectRule: Sendable {
  /// The name of the object in the grammar and in the schema.
  package var name: String
  /// The noun for the object in messages and editors, such as "a view".
  package var noun: String
  /// The description of the object, for editors.
  package var summary: String
  /// The keys, in the order in which they are usually written.
  package var keys: [KeyRule]
  /// The keys that exclude each other. The first key of each row excludes the others in the row.
  package var exclusions: [[String]] = []
  /// The keys of which at least one must be present. An empty array requires none.
  package var needsOneOf: [String] = []
  /// The keys that require one of certain other keys.
  package var needs: [KeyNeed] = []
  /// The rule for the values of keys that are not in `keys`, or `nil` if there may be none.
  package var otherKeys: ValueRule?
}

/// A key that is meaningful only together with one of certain other keys.
package struct KeyNeed: Sendable {
  /// The name of the key that has the requirement.
  package var key: String
  /// The names of the keys of which at least one must be present.
  package var others: [String]

  /// Creates a requirement.
  /// - Parameter key: The name of the key that has the requirement.
  /// - Parameter others: The names of the keys of which at least one must be present.
  package init(_ key: String, anyOf others: [String]) { (self.key, self.others) = (key, others) }
}

/// The rule for one key of an object.
package struct KeyRule: Sendable {
  /// The key, as it is written in a scene.
  package var name: String
  /// The rule for the key's value.
  package var rule: ValueRule
  /// A Boolean value that indicates whether the key must be present.
  package var isRequired = false
  /// The key that makes a required key unnecessary when it is present.
  package var substitute: String?
  /// The meaning of the key's absence, or `nil` if the key is required or the summary says it.
  var defaultValue: KeyDefault?
  /// The description of the key, without its default.
  var summary: String

  /// Creates the rule for an optional key.
  init(
    _ name: String, _ rule: ValueRule, default defaultValue: KeyDefault? = nil, _ summary: String
  ) {
    (self.name, self.rule, self.defaultValue) = (name, rule, defaultValue)
    self.summary = summary
  }

  /// The description of the key with its default, for editors and the documentation.
  package var documentation: String {
    defaultValue.map { "\(summary) Default: \($0.phrase)." } ?? summary
  }

  /// A Boolean value that indicates whether the schema states the key's default.
  package var hasDefaultValue: Bool { defaultValue?.value != nil }

  /// Returns the rule for a required key.
  /// - Parameter substitute: A key whose presence makes this key unnecessary.
  static func required(
    _ name: String, _ rule: ValueRule, unless substitute: String? = nil, _ summary: String
  ) -> KeyRule {
    var key = KeyRule(name, rule, summary)
    (key.isRequired, key.substitute) = (true, substitute)
    return key
  }
}
