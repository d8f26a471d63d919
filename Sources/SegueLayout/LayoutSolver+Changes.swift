// Changes of constraints that are there, and the search from where the last one ended.

extension LayoutSolver {
  /// Changes a constraint's constant; values follow at the next `solve`.
  package func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(Refusal) {
    guard abs(constant) <= LinearConstraint.largestNumber else { throw .unsound }
    guard let entry = entry(handle) else { return }
    let delta = constant - entry.constraint.expression.constant
    guard delta != 0 else { return }
    settleCosts()
    entries[handle.index]?.constraint.expression.constant = constant
    shift(entry.marker, by: delta / entry.sign)
    needsFeasibility = true
  }

  /// The marker stands for what it stood for less `amount`.
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

  /// Moves an optional constraint to another priority below `required`.
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

  /// Finds the values. Where changed constants contradict each other, `victim` says what gives way.
  package func solve() {
    guard needsOptimum || needsFeasibility else { return }
    settleConstants()
    settleCosts()
    if largestMiss > Self.toleratedMiss { rebuild() }
  }

  /// Before anything that needs the lowest costs to start from.
  private func settleCosts() {
    guard needsOptimum else { return }
    needsOptimum = false
    if case .exhausted = tableau.optimize() { rebuild() }
  }

  /// Before anything that needs feasible values to start from.
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

  /// Frees the marker of one of the constraints that a row cannot be met for.
  private func yield(_ index: Int, besides broken: [ConstraintHandle]) -> [ConstraintHandle] {
    let row = tableau.rows[index]
    let candidates = handles(of: row.columns + [row.basic]).filter {
      !broken.contains($0) && entry($0)?.constraint.isRequired ?? false
    }
    guard let chosen = candidates.isEmpty ? nil : victim(candidates) ?? candidates.last,
      let marker = entry(chosen)?.marker
    else {
      tableau.removeRow(at: index)
      return []
    }
    tableau.free(marker)
    return [chosen]
  }

  // MARK: From the beginning

  /// How far the required constraints may be missed before everything is worked out anew.
  private static let toleratedMiss = 1e-5

  /// How far the required constraint that is missed most is missed: what arithmetic has done.
  private var largestMiss: Double {
    entries.reduce(0) { most, entry in
      guard let constraint = entry?.constraint, constraint.isRequired else { return most }
      return max(most, miss(of: constraint))
    }
  }

  /// Enters every constraint again, in the order they were added.
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
      let chosen = victim(others + [own]) ?? own
      guard chosen != own, others.contains(chosen) else { return forget(index) }
      withdraw(chosen)
    }
  }
}
