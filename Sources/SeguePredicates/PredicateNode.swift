// The parts of a predicate, as its format names them, and their evaluation.

import Foundation

/// What one side of a comparison is.
indirect enum PredicateExpression {
  case constant(Any?)
  case keyPath(String)
  case subject
  case list([PredicateExpression])
  case arithmetic(PredicateExpression, Character, PredicateExpression)
  case variable(String)
  /// The number of elements for which a condition holds: `SUBQUERY(items, $x, $x.done == YES)`.
  case subquery(PredicateExpression, String, PredicateNode)
  case function(String, [PredicateExpression])
  case property(PredicateExpression, String)
  /// The result of a closure for an object and the values of variables.
  case closure((Any?, [String: Any]) -> Any?)

  func value(_ subject: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): return value
    case .keyPath(let path): return ObjectKeys.value(at: path, of: subject)
    case .subject: return subject
    case .list(let parts): return parts.map { $0.value(subject, variables) ?? NSNull() }
    case .variable(let name): return variables[name]
    case .closure(let call): return call(subject, variables)
    case .property(let base, let path):
      return ObjectKeys.value(at: path, of: base.value(subject, variables))
    case .function(let name, let arguments):
      return Self.call(name, arguments.map { $0.value(subject, variables) })
    case .subquery(let base, let name, let condition):
      return PredicateValue(base.value(subject, variables)).elements.filter { element in
        condition.holds(subject, variables.merging([name: element as Any]) { $1 })
      }
    case .arithmetic(let left, let sign, let right):
      let (left, right) = (left.value(subject, variables), right.value(subject, variables))
      guard let one = ExpressionNumber(left), let other = ExpressionNumber(right) else {
        return nil
      }
      return ExpressionNumber.result(one, sign, other).boxed
    }
  }

  private static func call(_ name: String, _ arguments: [Any?]) -> Any? {
    let value = PredicateValue(arguments.first ?? nil)
    let numbers = value.elements.compactMap { PredicateValue($0).number }
    switch name.lowercased() {
    case "count": return value.elements.count
    case "sum": return numbers.reduce(0, +)
    case "average": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "min": return numbers.min()
    case "max": return numbers.max()
    case "abs": return value.number.map { abs($0) }
    case "lowercase": return value.text?.lowercased()
    case "uppercase": return value.text?.uppercased()
    case "length": return value.text?.utf16.count
    case "sqrt": return value.number?.squareRoot()
    case "floor": return value.number?.rounded(.down)
    case "ceiling": return value.number?.rounded(.up)
    case "trunc": return value.number?.rounded(.towardZero)
    default: return nil
    }
  }

  /// The functions that a format can call.
  static let functions: Set = [
    "count", "sum", "average", "min", "max", "abs", "lowercase", "uppercase", "length", "sqrt",
    "floor", "ceiling", "trunc",
  ]
}

/// The operators of comparisons.
enum PredicateOperator {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case beginsWith, endsWith, contains, like, matches, among, between
}

/// What a comparison says of the elements of a collection on its left.
enum PredicateQuantifier { case one, any, all, none }

/// A condition.
indirect enum PredicateNode {
  case constant(Bool)
  case all([PredicateNode])
  case any([PredicateNode])
  case not(PredicateNode)
  case comparison(
    PredicateQuantifier, PredicateExpression, PredicateOperator, PredicateExpression, TextOptions)

  func holds(_ subject: Any?, _ variables: [String: Any] = [:]) -> Bool {
    switch self {
    case .constant(let value): return value
    case .all(let parts): return parts.allSatisfy { $0.holds(subject, variables) }
    case .any(let parts): return parts.contains { $0.holds(subject, variables) }
    case .not(let part): return !part.holds(subject, variables)
    case .comparison(let quantifier, let left, let sign, let right, let options):
      let comparison = PredicateComparison(sign, options)
      let (left, right) = (left.value(subject, variables), right.value(subject, variables))
      let elements = { PredicateValue(left).elements }
      switch quantifier {
      case .one: return comparison.holds(left, right)
      case .any: return elements().contains { comparison.holds($0, right) }
      case .all: return elements().allSatisfy { comparison.holds($0, right) }
      case .none: return !elements().contains { comparison.holds($0, right) }
      }
    }
  }
}

/// The comparison of two values.
struct PredicateComparison {
  private let sign: PredicateOperator
  private let options: TextOptions

  init(_ sign: PredicateOperator, _ options: TextOptions) {
    (self.sign, self.options) = (sign, options)
  }

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    let (one, other) = (PredicateValue(left), PredicateValue(right))
    switch sign {
    case .equal: return isEqual(one, other)
    case .notEqual: return !isEqual(one, other)
    case .less: return one.order(to: other, options) == .orderedAscending
    case .greater: return one.order(to: other, options) == .orderedDescending
    case .lessOrEqual:
      return [.orderedAscending, .orderedSame].contains(one.order(to: other, options))
    case .greaterOrEqual:
      return [.orderedDescending, .orderedSame].contains(one.order(to: other, options))
    case .among: return other.elements.contains { isEqual(one, PredicateValue($0)) }
    case .between: return isBetween(one, other.elements)
    case .contains: return contains(one, other)
    case .beginsWith, .endsWith, .like, .matches: return holds(one.text, other.text)
    }
  }

  private func isEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    if let left = left.text, let right = right.text {
      return options.folded(left) == options.folded(right)
    }
    return left == right
  }

  private func isBetween(_ value: PredicateValue, _ bounds: [Any?]) -> Bool {
    guard bounds.count == 2 else { return false }
    let (low, high) = (PredicateValue(bounds[0]), PredicateValue(bounds[1]))
    return [.orderedDescending, .orderedSame].contains(value.order(to: low))
      && [.orderedAscending, .orderedSame].contains(value.order(to: high))
  }

  private func contains(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    if case .list(let list) = left { return list.contains { isEqual(PredicateValue($0), right) } }
    guard let text = left.text, let part = right.text else { return false }
    return !part.isEmpty && options.folded(text).contains(options.folded(part))
  }

  private func holds(_ text: String?, _ pattern: String?) -> Bool {
    guard let text = text.map(options.folded), let pattern else { return false }
    switch sign {
    case .beginsWith: return !pattern.isEmpty && text.hasPrefix(options.folded(pattern))
    case .endsWith: return !pattern.isEmpty && text.hasSuffix(options.folded(pattern))
    case .like: return WildcardPattern(options.folded(pattern)).matches(text)
    default: return matches(text, pattern)
    }
  }

  /// Returns whether a regular expression matches a whole string.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    var flags: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    if options.contains(.ignoresCase) { flags.insert(.caseInsensitive) }
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: flags)
    else {
      Misuse.report(
        "NSPredicate: MATCHES has \"\(pattern)\" on its right; expected a regular expression")
    }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: whole) != nil
  }
}

/// A pattern with `*` for any characters and `?` for one.
struct WildcardPattern {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (place, index, star, mark) = (0, 0, -1, 0)
    while index < text.count {
      if place < pattern.count, pattern[place] == "*" {
        (star, mark) = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
        place += 1
        index += 1
      } else if star >= 0 {
        mark += 1
        (place, index) = (star + 1, mark)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
