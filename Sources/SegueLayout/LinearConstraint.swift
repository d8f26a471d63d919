// The input of the solver: a sum of variables, a relation to 0 and a priority.

/// A quantity that constraints relate to.
package struct LayoutVariable: Hashable, Sendable {
  let column: Int
}

/// Identifies a constraint in the solver that returned it.
package struct ConstraintHandle: Hashable, Sendable {
  let index: Int
}

/// The relation between the two sides of a constraint.
package enum LinearRelation: Int, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// A linear combination of variables plus a constant.
package struct LinearExpression: Sendable {
  package var terms: [(variable: LayoutVariable, coefficient: Double)] = []
  package var constant = 0.0

  package init(constant: Double = 0) { self.constant = constant }

  package init(_ variable: LayoutVariable, times coefficient: Double = 1) {
    terms = [(variable, coefficient)]
  }

  /// Adds `factor` times another expression.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { terms.append((term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }
}

/// A relation between `expression` and 0, with a priority.
package struct LinearConstraint: Sendable {
  package var expression: LinearExpression
  package var relation: LinearRelation
  /// The priority, greater than 0 and at most `required`.
  package var priority: Float

  /// The priority from which constraints are required.
  package static let required: Float = 1000

  package init(
    _ expression: LinearExpression, _ relation: LinearRelation, priority: Float = required
  ) {
    (self.expression, self.relation, self.priority) = (expression, relation, priority)
  }

  package var isRequired: Bool { priority >= Self.required }

  /// A Boolean value that indicates whether the solver accepts the constraint. NaN, infinite
  /// numbers and numbers beyond `largestNumber` would destroy the precision of the others.
  package var isSound: Bool {
    priority > 0 && abs(expression.constant) <= Self.largestNumber
      && expression.terms.allSatisfy { abs($0.coefficient) <= Self.largestNumber }
  }

  /// The largest magnitude of a constant or coefficient.
  package static let largestNumber = 1e7
}
