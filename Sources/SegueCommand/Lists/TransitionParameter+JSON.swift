// Parameters of transitions as JSON.

import SegueDiagnostics
import SegueTransitions

extension TransitionParameter {
  /// Returns the parameter with its kind, its default and its range. Points of transitions that a
  /// file declares have none.
  func json(isDeclared: Bool) -> JSONText {
    var members: [(String, JSONText)] = [("name", .string(name)), ("summary", .string(summary))]
    members += kind.members
    if case .point = kind, !isDeclared {
      let range = Self.pointRange
      members += [
        ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
      ]
    }
    return .object(members)
  }
}

extension TransitionParameter.Kind {
  /// The kind as members of a JSON object. `default` is null if there is none.
  fileprivate var members: [(String, JSONText)] {
    switch self {
    case .number(let standard, let range, let unit):
      return [
        ("kind", .string("number")), ("default", .number(standard)),
        ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
        ("unit", unit == .none ? .null : .string(unit.rawValue)),
      ]
    case .count(let standard, let range):
      return [
        ("kind", .string("count")), ("default", .integer(standard)),
        ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound)),
      ]
    case .choice(let standard, let words):
      return [
        ("kind", .string("choice")), ("default", standard.map { .string($0) } ?? .null),
        ("choices", .array(words.map { .string($0) })),
      ]
    case .color(let standard):
      return [("kind", .string("color")), ("default", .string(standard))]
    case .point(let x, let y):
      return [("kind", .string("point")), ("default", .array([.number(x), .number(y)]))]
    case .view:
      return [("kind", .string("view")), ("default", .null)]
    }
  }
}
