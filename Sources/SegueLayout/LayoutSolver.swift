// Cassowary: an incremental solver of linear constraints with priorities (Badros, Borning, Stuckey:
// "The Cassowary linear arithmetic constraint solving algorithm"). Constraints are added and
// removed one by one, constants change, and each search starts from the previous solution. Two
// things differ from the paper: priorities are compared exactly, level by level (`Tableau`), and
// the constant of any constraint can be changed, so that edit variables need no constraints of
// their own.

/// Computes values of variables that satisfy all required constraints, and optional ones as closely
/// as possible. A constraint of higher priority takes precedence over any number of lower ones.
package final class LayoutSolver {
  var tableau = Tableau()
  var entries: [ConstraintEntry?] = []
  var recycledEntries: [Int] = []
  /// The entry to which a marker or error column belongs; -1 for variables.
  var entryOfColumn: [Int] = []
  /// A Boolean value that indicates whether constraints have been added or removed, or have changed
  /// their priority, since the last search.
  var needsOptimum = false
  /// A Boolean value that indicates whether constants have changed since the last search.
  var needsFeasibility = false
  private var sequence = 0

  /// Chooses which of several contradicting required constraints is removed from the solver. They
  /// are passed in the order of insertion. By default, the last one is removed.
  package var constraintToRelax: ([ConstraintHandle]) -> ConstraintHandle? = { $0.last }

  package init() {}

  /// A constraint as it is represented in the tableau.
  struct ConstraintEntry {
    var constraint: LinearConstraint
    /// The column that represents the constraint: a slack, a dummy or the first error.
    let marker: Int
    /// The coefficient of the marker in the equation that was added.
    let sign: Double
    /// The columns whose values cost the constraint's priority.
    let errors: [Int]
    let sequence: Int
  }

  /// The reason why a constraint is rejected.
  package enum ConstraintError: Error {
    /// A number is not finite or too large.
    case unsound
    /// The constraint contradicts these required constraints.
    case contradicts([ConstraintHandle])
  }

  // MARK: Variables

  /// Creates a variable.
  /// - Parameter isNonnegative: Whether the value must be at least 0.
  package func makeVariable(isNonnegative: Bool = false) -> LayoutVariable {
    LayoutVariable(column: makeColumn(isNonnegative ? .slack : .free, entry: -1))
  }

  /// Releases a variable that no constraint uses anymore.
  package func release(_ variable: LayoutVariable) {
    if tableau.rowOfColumn[variable.column] >= 0 {
      tableau.removeRow(at: tableau.rowOfColumn[variable.column])
    }
    tableau.recycle(variable.column)
  }

  /// Returns the value of a variable, or 0 if no constraint uses it.
  package func value(of variable: LayoutVariable) -> Double { tableau.value(of: variable.column) }

  func makeColumn(_ kind: ColumnKind, entry: Int) -> Int {
    let column = tableau.makeColumn(kind)
    if column == entryOfColumn.count { entryOfColumn.append(entry) }
    entryOfColumn[column] = entry
    return column
  }

  // MARK: Constraints

  /// Adds a constraint.
  /// - Throws: `ConstraintError` if its numbers are invalid, or if it is required and contradicts others.
  ///   The solver is then unchanged.
  package func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintHandle {
    guard constraint.isSound else { throw .unsound }
    settleConstants()
    let index = recycledEntries.popLast() ?? entries.count
    if index == entries.count { entries.append(nil) }
    needsOptimum = true
    guard let against = install(constraint, at: index) else {
      return ConstraintHandle(index: index)
    }
    let handles = self.handles(of: against, but: index)
    forget(index)
    throw .contradicts(handles)
  }

  /// Adds a constraint to the tableau.
  /// - Returns: The columns that prevent it, or `nil` if it was added.
  func install(_ constraint: LinearConstraint, at index: Int) -> [Int]? {
    let row = expressed(constraint.expression)
    let entry = enter(constraint, into: row, index: index)
    entries[index] = entry
    return install(row, entry)
  }

  /// Returns the expression with all basic variables substituted.
  private func expressed(_ expression: LinearExpression) -> TableauRow {
    let row = TableauRow(basic: -1, constant: expression.constant)
    for (variable, coefficient) in expression.terms where coefficient != 0 {
      if let known = tableau.row(of: variable.column) {
        row.add(known, times: coefficient)
      } else {
        row.add(coefficient, times: variable.column)
      }
    }
    return row
  }

  /// Assigns the columns of a constraint: its marker and its errors.
  private func enter(_ constraint: LinearConstraint, into row: TableauRow, index: Int)
    -> ConstraintEntry
  {
    sequence += 1
    let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
    var kinds: [ColumnKind] = constraint.relation == .equal ? [] : [.slack]
    if constraint.relation == .equal { kinds = constraint.isRequired ? [.dummy] : [.error] }
    if !constraint.isRequired { kinds.append(.error) }
    let columns = kinds.map { makeColumn($0, entry: index) }
    for (place, column) in columns.enumerated() {
      row.add(place == 0 ? sign : -sign, times: column)
    }
    let errors = columns.filter { tableau.kinds[$0] == .error }
    for column in errors { tableau.addCost(1, of: column, priority: constraint.priority) }
    return ConstraintEntry(
      constraint: constraint, marker: columns[0], sign: sign, errors: errors, sequence: sequence)
  }

  /// Solves 0 = `row` for a column and adds it to the tableau.
  /// - Returns: The columns that prevent it, or `nil` if it was added.
  private func install(_ row: TableauRow, _ entry: ConstraintEntry) -> [Int]? {
    if row.constant < 0 { row.negate() }
    if let column = subject(of: row, entry) {
      row.solve(for: column)
      tableau.append(row)
      tableau.substitute(row)
      return nil
    }
    let isFixed = row.columns.allSatisfy { tableau.kinds[$0] == .dummy }
    if isFixed, abs(row.constant) > Tableau.tolerance { return row.columns }
    if isFixed {
      row.constant = 0
      row.solve(for: entry.marker)
      tableau.append(row)
      tableau.substitute(row)
      return nil
    }
    let (isMet, against) = tableau.addWithArtificialColumn(row)
    return isMet ? nil : against
  }

  /// Returns a free column on which nothing restricted depends, or a new one that can be basic with
  /// the row's value.
  private func subject(of row: TableauRow, _ entry: ConstraintEntry) -> Int? {
    for (column, coefficient) in zip(row.columns, row.coefficients)
    where abs(coefficient) > Tableau.smallestPivot && entryOfColumn[column] < 0 {
      let isSigned = tableau.kinds[column] == .free || coefficient < 0
      if isSigned, tableau.mayBecomeBasic(column) { return column }
    }
    return ([entry.marker] + entry.errors).first {
      tableau.kinds[$0].isRestricted && row.coefficient(of: $0) < 0
    }
  }

  /// Removes a constraint.
  package func remove(_ handle: ConstraintHandle) {
    guard entry(handle) != nil else { return }
    settleConstants()
    withdraw(handle)
  }

  /// Removes a constraint while all values are feasible.
  func withdraw(_ handle: ConstraintHandle) {
    guard let entry = entry(handle) else { return }
    for column in entry.errors {
      tableau.addCost(-1, of: column, priority: entry.constraint.priority)
    }
    if tableau.makeBasic(entry.marker) {
      tableau.removeRow(at: tableau.rowOfColumn[entry.marker])
    }
    forget(handle.index)
    needsOptimum = true
  }

  /// Releases an entry and its columns.
  func forget(_ index: Int) {
    recycleColumns(of: index)
    entries[index] = nil
    recycledEntries.append(index)
  }

  func recycleColumns(of index: Int) {
    guard let entry = entries[index] else { return }
    for column in Set([entry.marker] + entry.errors).sorted() {
      if tableau.rowOfColumn[column] >= 0 { tableau.removeRow(at: tableau.rowOfColumn[column]) }
      entryOfColumn[column] = -1
      tableau.recycle(column)
    }
  }

  func entry(_ handle: ConstraintHandle) -> ConstraintEntry? {
    entries.indices.contains(handle.index) ? entries[handle.index] : nil
  }

  /// Returns the constraints that columns represent, in the order of insertion.
  func handles(of columns: [Int], but index: Int = -1) -> [ConstraintHandle] {
    let found = Set(columns.map { entryOfColumn[$0] }).subtracting([-1, index])
    let ordered = found.sorted { (entries[$0]?.sequence ?? 0) < (entries[$1]?.sequence ?? 0) }
    return ordered.map(ConstraintHandle.init)
  }
}
