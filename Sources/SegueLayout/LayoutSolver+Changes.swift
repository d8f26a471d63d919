// Changes of existing constraints, and the search that starts from the previous solution.

extension LayoutSolver {
  /// Changes the constant of a constraint. Values are updated by the next call of `solve()`.
  /// - Throws: `ConstraintError` if the constant is not finite or too large.
  package func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(ConstraintError)
  {
    guard abs(constant) <= LinearConstraint.largestNumber else { throw .unsound }
    guard let entry = entry(handle) else { return }
    let delta = constant - entry.constraint.expression.constant
    guard delta != 0 else { return }
    settleCosts()
    entries[handle.index]?.constraint.expression.constant = constant
    shift(entry.marker, by: delta / entry.sign)
    needsFeasibility = true
  }

  /// Decreases the quantity that a marker represents by `amount` in all rows.
  private func shift(_ marker: Int, by amount: Double) {
    if let row = tableau.row(of: marker) {
      row.constant -= amount
      return
    }
    for row in tableau.rows {
      let coefficient = row.coefficient(of: marker)
      if coefficient != 0 { row.constant += coefficient * amount }
    }
  }

  /// Changes the priority of an optional constraint to another one below `required`. Other changes
  /// are ignored.
  package func setPriority(_ priority: Float, of handle: ConstraintHandle) {
    guard let entry = entry(handle), !entry.constraint.isRequired, priority > 0,
      priority < LinearConstraint.required, priority != entry.constraint.priority
    else { return }
    settleConstants()
    for column in entry.errors {
      tableau.addCost(-1, of: column, priority: entry.constraint.priority)
      tableau.addCost(1, of: column, priority: priority)
    }
    entries[handle.index]?.constraint.priority = priority
    needsOptimum = true
  }

  /// Computes the values of all variables. If changed constants contradict each other, `constraintToRelax`
  /// chooses the constraint to remove.
  package func solve() {
    guard needsOptimum || needsFeasibility else { return }
    settleConstants()
    settleCosts()
    if largestViolation > Self.toleratedViolation { rebuild() }
  }

  /// Optimizes the costs if necessary. Called before operations that require an optimal tableau.
  private func settleCosts() {
    guard needsOptimum else { return }
    needsOptimum = false
    if case .exhausted = tableau.optimize() { rebuild() }
  }

  /// Restores feasibility if necessary. Called before operations that require feasible values.
  func settleConstants() {
    guard needsFeasibility else { return }
    needsFeasibility = false
    var broken: [ConstraintHandle] = []
    search: while true {
      switch tableau.restoreFeasibility() {
      case .done: break search
      case .exhausted: return rebuild()
      case .infeasible(let row): broken.append(contentsOf: yield(row, besides: broken))
      }
    }
    for handle in broken { withdraw(handle) }
    needsOptimum = true
  }

  /// Frees the marker of one of the constraints because of which a row is infeasible.
  private func yield(_ index: Int, besides broken: [ConstraintHandle]) -> [ConstraintHandle] {
    let row = tableau.rows[index]
    let candidates = handles(of: row.columns + [row.basic]).filter {
      !broken.contains($0) && entry($0)?.constraint.isRequired ?? false
    }
    guard let chosen = candidates.isEmpty ? nil : constraintToRelax(candidates) ?? candidates.last,
      let marker = entry(chosen)?.marker
    else {
      tableau.removeRow(at: index)
      return []
    }
    tableau.free(marker)
    return [chosen]
  }

  // MARK: Rebuilding

  /// The error of the required constraints above which the tableau is rebuilt.
  private static let toleratedViolation = 1e-5

  /// The largest error of a required constraint, which is due to rounding.
  private var largestViolation: Double {
    entries.reduce(0) { maximum, entry in
      guard let constraint = entry?.constraint, constraint.isRequired else { return maximum }
      return max(maximum, violation(of: constraint))
    }
  }

  /// Rebuilds the tableau by adding every constraint again, in the order of insertion.
  func rebuild() {
    tableau = Tableau(
      kinds: zip(tableau.kinds, entryOfColumn).map { $1 < 0 ? $0 : .unused })
    let ordered = entries.indices.filter { entries[$0] != nil }
      .sorted { (entries[$0]?.sequence ?? 0) < (entries[$1]?.sequence ?? 0) }
    for index in ordered { reenter(index) }
    _ = tableau.optimize()
    (needsOptimum, needsFeasibility) = (false, false)
  }

  private func reenter(_ index: Int) {
    guard let constraint = entries[index]?.constraint else { return }
    let own = ConstraintHandle(index: index)
    while let against = install(constraint, at: index) {
      let others = handles(of: against, but: index)
      recycleColumns(of: index)
      let chosen = constraintToRelax(others + [own]) ?? own
      guard chosen != own, others.contains(chosen) else { return forget(index) }
      withdraw(chosen)
    }
  }
}
