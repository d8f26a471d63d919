// What can be asked of a solution: how well it meets the constraints, what decides a value, and whether
// anything does.

extension LayoutSolver {
  /// How far a constraint is missed by the values as they are.
  func miss(of constraint: LinearConstraint) -> Double {
    let sum = constraint.expression.terms.reduce(constraint.expression.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
    switch constraint.relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }

  /// How far the constraint behind a handle is missed.
  package func miss(of handle: ConstraintHandle) -> Double {
    entry(handle).map { miss(of: $0.constraint) } ?? 0
  }

  /// The sum of the misses of each priority, the highest first.
  package var misses: [(priority: Float, total: Double)] {
    var totals: [(priority: Float, total: Double)] = []
    for entry in entries {
      guard let constraint = entry?.constraint else { continue }
      if let place = totals.firstIndex(where: { $0.priority == constraint.priority }) {
        totals[place].total += miss(of: constraint)
      } else {
        totals.append((constraint.priority, miss(of: constraint)))
      }
    }
    return totals.sorted { $0.priority > $1.priority }
  }

  /// The constraints whose constants a value depends on, in the order they were added.
  package func constraints(deciding variable: LayoutVariable) -> [ConstraintHandle] {
    guard let row = tableau.row(of: variable.column) else { return [] }
    return handles(of: row.columns)
  }

  /// Whether a variable could have another value without anything being missed more.
  package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    guard let row = tableau.row(of: variable.column) else { return true }
    return zip(row.columns, row.coefficients).contains { column, coefficient in
      abs(coefficient) > Tableau.smallestPivot && canMove(column)
    }
  }

  /// Whether a column of value 0 can leave it at no cost.
  private func canMove(_ column: Int) -> Bool {
    switch tableau.kinds[column] {
    case .dummy, .unused: false
    case .free: true
    case .slack, .error:
      tableau.costSign(of: column) == 0 && tableau.hasRoom(for: column)
    }
  }
}

extension Tableau {
  /// Whether no restricted row stops `column` at 0.
  fileprivate func hasRoom(for column: Int) -> Bool {
    guard let index = tightestRow(for: column, direction: 1) else { return true }
    return rows[index].constant > Self.tolerance
  }
}
