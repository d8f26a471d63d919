// What the solver is told: a sum of variables, a relation to 0 and a priority.

/// A quantity that constraints are about.
package struct LayoutVariable: Hashable, Sendable {
  let column: Int
}

/// A constraint that the solver has; of use only with the solver that gave it.
package struct ConstraintHandle: Hashable, Sendable {
  let index: Int
}

/// How two sides of a constraint compare.
package enum LinearRelation: Int, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// A sum of variables and a constant.
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

/// `expression` compared with 0.
package struct LinearConstraint: Sendable {
  package var expression: LinearExpression
  package var relation: LinearRelation
  /// From above 0 up to `required`.
  package var priority: Float

  /// Constraints of this priority or more must hold.
  package static let required: Float = 1000

  package init(
    _ expression: LinearExpression, _ relation: LinearRelation, priority: Float = required
  ) {
    (self.expression, self.relation, self.priority) = (expression, relation, priority)
  }

  package var isRequired: Bool { priority >= Self.required }

  /// Whether the solver takes it: numbers beyond `largestNumber`, infinite ones and those that are none
  /// would leave nothing of the precision of the others.
  package var isSound: Bool {
    priority > 0 && abs(expression.constant) <= Self.largestNumber
      && expression.terms.allSatisfy { abs($0.coefficient) <= Self.largestNumber }
  }

  /// The largest magnitude of a constant or a coefficient.
  package static let largestNumber = 1e7
}
