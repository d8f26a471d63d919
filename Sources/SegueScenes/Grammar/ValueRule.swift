// The words in which the grammar of scenes is written down, once. The checker, the JSON Schema and the
// list of keys in messages are all read off the same table, so they cannot drift apart.

/// What a value may be.
package indirect enum ValueRule: Sendable {
  /// A text of this form.
  case text(TextForm)
  /// A number within bounds.
  case number(NumberRule)
  /// `true` or `false`.
  case boolean
  /// One of these words.
  case choice([String])
  /// Exactly this number.
  case constant(Int)
  /// A list of so many values of one kind.
  case list(ValueRule, count: ClosedRange<Int>)
  /// Any value at all.
  case anything
  /// A map whose keys are names that the user chooses.
  case named(ValueRule)
  /// A map with fixed keys, the object of this name in the table.
  case object(String)
  /// Whichever of these has the kind (text, number, list, map…) of the value; every kind occurs once.
  case either([ValueRule])
  /// One of these objects, each told by the key of its own name; the noun is for messages: "step".
  case variant([String], noun: String)
}

/// The bounds of a number.
package struct NumberRule: Sendable {
  /// What is counted, for messages: "a number of points".
  package var noun: String
  /// The least value.
  package var minimum: Double?
  /// Whether the least value itself is excluded.
  package var excludesMinimum = false
  /// The greatest value that makes sense; more is an error.
  package var maximum: Double?
  /// The greatest value that is accepted; more passes a limit (exit code 5).
  package var limit: Double?
  /// Whether only whole numbers are accepted.
  package var isWhole = false
  /// Whether the bounds are only those of reason, which nobody needs to be told before passing them.
  package var hidesBounds = false

  /// "a number of points > 0".
  package var expectation: String { hidesBounds ? noun : bounds }

  /// The same, never without its bounds.
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
  /// `1` rather than `1.0`.
  var brief: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// What is in a map with fixed keys.
package struct ObjectRule: Sendable {
  /// Its name in the table and in the schema.
  package var name: String
  /// What it is, for messages and editors: "a view".
  package var noun: String
  /// What it does, for editors.
  package var summary: String
  /// Its keys, in the order in which people write them.
  package var keys: [KeyRule]
  /// Keys that exclude each other: the first of each row excludes the others.
  package var exclusions: [[String]] = []
  /// At least one of these keys must be there, if there are any.
  package var needsOneOf: [String] = []
  /// Keys that make sense beside certain others only.
  package var needs: [KeyNeed] = []
}

/// A key that makes sense only where one of some others is.
package struct KeyNeed: Sendable {
  /// The key.
  package var key: String
  /// What it goes with.
  package var others: [String]

  /// A key and what it goes with.
  package init(_ key: String, anyOf others: [String]) { (self.key, self.others) = (key, others) }
}

/// One key of an object.
package struct KeyRule: Sendable {
  /// As it is written.
  package var name: String
  /// What its value may be.
  package var rule: ValueRule
  /// Whether it must be there.
  package var isRequired = false
  /// A key that stands in for it.
  package var substitute: String?
  /// What it does, for editors and the documentation.
  package var summary: String

  /// A key that may be left out.
  package init(_ name: String, _ rule: ValueRule, _ summary: String) {
    (self.name, self.rule, self.summary) = (name, rule, summary)
  }

  /// A key that must be there.
  package static func required(
    _ name: String, _ rule: ValueRule, unless substitute: String? = nil, _ summary: String
  ) -> KeyRule {
    var key = KeyRule(name, rule, summary)
    (key.isRequired, key.substitute) = (true, substitute)
    return key
  }
}
