// Comparisons as objects, which apps name `NSComparisonPredicate`. The bindings of apps give them that
// name.

import Foundation

/// A predicate that compares the values of two expressions.
///
/// Its properties never change.
open class SegueComparisonPredicate: NSPredicate {
  /// What a comparison says of the elements of a collection on its left.
  public enum Modifier: UInt, Sendable {
    /// The collection itself is compared.
    case direct
    /// Every element has to pass.
    case all
    /// At least one element has to pass.
    case any
  }

  /// The comparisons.
  public enum Operator: UInt, Sendable {
    /// The orders of numbers, dates and strings.
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
    /// Equality.
    case equalTo, notEqualTo
    /// A regular expression, or a pattern with `*` and `?`.
    case matches, like
    /// A beginning or an end of strings.
    case beginsWith, endsWith
    /// One of the elements on the right, or a part of the string there.
    case `in`
    /// A method of the left side.
    case customSelector
    /// One of the elements on the left, or a part of the string there.
    case contains = 99
    /// Between the two elements on the right, or one of them.
    case between = 100
  }

  /// How strings are compared.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upper and lower case are the same.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Letters with and without diacritics are the same.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Strings are compared as they are.
    public static let normalized = Options(rawValue: 4)
  }

  /// The expression on the left.
  public let leftExpression: SegueExpression
  /// The expression on the right.
  public let rightExpression: SegueExpression
  /// What the comparison says of the elements of a collection on the left.
  public let comparisonPredicateModifier: Modifier
  /// The comparison.
  public let predicateOperatorType: Operator
  /// How strings are compared.
  public let options: Options

  /// Creates a predicate. Comparisons by a method (`customSelector`) end the program: here no objects can
  /// be asked for methods by name.
  public init(
    leftExpression lhs: SegueExpression, rightExpression rhs: SegueExpression,
    modifier: Modifier, type: Operator, options: Options = []
  ) {
    (leftExpression, rightExpression) = (lhs, rhs)
    (comparisonPredicateModifier, predicateOperatorType) = (modifier, type)
    self.options = options
    // The block is never called: the methods below take its place.
    super.init(block: { _, _ in false })
    if type == .customSelector {
      Misuse.report("NSComparisonPredicate: there is no customSelector here; use another operator")
    }
  }

  /// Returns `nil`: predicates are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether the comparison holds for an object.
  open override func evaluate(with object: Any?) -> Bool {
    evaluate(with: object, substitutionVariables: nil)
  }

  /// Returns whether the comparison holds for an object and the values of variables.
  open override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    node.holds(object, bindings ?? [:])
  }

  private var node: PredicateNode {
    let quantifier: PredicateQuantifier =
      switch comparisonPredicateModifier {
      case .direct: .one
      case .all: .all
      case .any: .any
      }
    // In Foundation, a string is "in" another one as a part of it.
    let isPart = predicateOperatorType == .in && rightIsText
    return .comparison(
      quantifier, isPart ? rightExpression.content : leftExpression.content,
      isPart ? .contains : predicateOperatorType.meaning,
      isPart ? leftExpression.content : rightExpression.content,
      TextOptions(rawValue: Int(options.rawValue & 3)))
  }

  private var rightIsText: Bool { rightExpression.constantValue is String }

  /// The comparison as a format has it.
  open override var predicateFormat: String {
    let letters =
      (options.contains(.caseInsensitive) ? "c" : "")
      + (options.contains(.diacriticInsensitive) ? "d" : "")
    let sign = predicateOperatorType.word + (letters.isEmpty ? "" : "[\(letters)]")
    let quantifier = ["", "ALL ", "ANY "][Int(comparisonPredicateModifier.rawValue)]
    return "\(quantifier)\(leftExpression) \(sign) \(rightExpression)"
  }

  /// The comparison as a format has it.
  open override var description: String { predicateFormat }
}

extension SegueComparisonPredicate.Operator {
  fileprivate var meaning: PredicateOperator {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo, .customSelector: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .among
    case .contains: .contains
    case .between: .between
    }
  }

  fileprivate var word: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo, .customSelector: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    }
  }
}
