// Queries about a solution: how closely it satisfies the constraints, which of them determine a
// value, and whether the value is ambiguous.

extension LayoutSolver {
  /// Returns the error of a constraint for the current values.
  func violation(of constraint: LinearConstraint) -> Double {
    let sum = constraint.expression.terms.reduce(constraint.expression.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
    switch constraint.relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }

  /// Returns the error of the constraint with the given handle.
  package func violation(of handle: ConstraintHandle) -> Double {
    entry(handle).map { violation(of: $0.constraint) } ?? 0
  }

  /// The sum of the errors of the constraints of each priority, the highest priority first.
  package var violations: [(priority: Float, total: Double)] {
    var totals: [(priority: Float, total: Double)] = []
    for entry in entries {
      guard let constraint = entry?.constraint else { continue }
      if let place = totals.firstIndex(where: { $0.priority == constraint.priority }) {
        totals[place].total += violation(of: constraint)
      } else {
        totals.append((constraint.priority, violation(of: constraint)))
      }
    }
    return totals.sorted { $0.priority > $1.priority }
  }

  /// Returns the constraints whose constants influence a value, in the order of insertion.
  package func constraints(deciding variable: LayoutVariable) -> [ConstraintHandle] {
    guard let row = tableau.row(of: variable.column) else { return [] }
    return handles(of: row.columns)
  }

  /// Returns whether a variable could have another value without increasing any error.
  package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    guard let row = tableau.row(of: variable.column) else { return true }
    return zip(row.columns, row.coefficients).contains { column, coefficient in
      abs(coefficient) > Tableau.smallestPivot && canMove(column)
    }
  }

  /// Returns whether a column of value 0 can change without cost.
  private func canMove(_ column: Int) -> Bool {
    switch tableau.kinds[column] {
    case .dummy, .unused: false
    case .free: true
    case .slack, .error:
      tableau.costSign(of: column) == 0 && tableau.canIncrease(for: column)
    }
  }
}

extension Tableau {
  /// Returns whether no restricted row keeps `column` at 0.
  fileprivate func canIncrease(for column: Int) -> Bool {
    guard let index = tightestRow(for: column, direction: 1) else { return true }
    return rows[index].constant > Self.tolerance
  }
}
