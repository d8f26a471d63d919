// Cassowary: an incremental solver of linear constraints with priorities (Badros, Borning, Stuckey: "The
// Cassowary linear arithmetic constraint solving algorithm"). Constraints come and go one by one, constants
// change, and what was found before is the point from which the search goes on. Two things differ from the
// paper: priorities are compared exactly, level by level (`Tableau`), and any constraint's constant can be
// changed, so that edit variables need no constraints of their own.

/// Finds values for variables that meet all required constraints, and of the optional ones as much as can
/// be, a higher priority before any amount of lower ones.
package final class LayoutSolver {
  var tableau = Tableau()
  var entries: [ConstraintEntry?] = []
  var recycledEntries: [Int] = []
  /// The entry that a marker or an error column belongs to; -1 for variables.
  var entryOfColumn: [Int] = []
  /// Constraints have come, gone or changed their priority since the last search.
  var needsOptimum = false
  /// Constants have changed since the last search.
  var needsFeasibility = false
  private var sequence = 0

  /// Asked which of several required constraints that contradict each other is to be broken: those are given
  /// in the order they were added. It is then no longer in the solver.
  package var victim: ([ConstraintHandle]) -> ConstraintHandle? = { $0.last }

  package init() {}

  /// A constraint as the tableau has it.
  struct ConstraintEntry {
    var constraint: LinearConstraint
    /// The column that stands for the constraint: a slack, a dummy, or the first error.
    let marker: Int
    /// The marker's coefficient in the equation as it was added.
    let sign: Double
    /// Columns that cost the constraint's priority.
    let errors: [Int]
    let sequence: Int
  }

  /// Why a constraint cannot be had.
  package enum Refusal: Error {
    /// A number is not finite or too large.
    case unsound
    /// It contradicts these required constraints.
    case contradicts([ConstraintHandle])
  }

  // MARK: Variables

  /// A variable, which may be bound to be at least 0.
  package func makeVariable(isNonnegative: Bool = false) -> LayoutVariable {
    LayoutVariable(column: makeColumn(isNonnegative ? .slack : .free, entry: -1))
  }

  /// Gives a variable back that no constraint has any more.
  package func release(_ variable: LayoutVariable) {
    if tableau.rowOfColumn[variable.column] >= 0 {
      tableau.removeRow(at: tableau.rowOfColumn[variable.column])
    }
    tableau.recycle(variable.column)
  }

  /// A variable's value; 0 where nothing speaks of it.
  package func value(of variable: LayoutVariable) -> Double { tableau.value(of: variable.column) }

  func makeColumn(_ kind: ColumnKind, entry: Int) -> Int {
    let column = tableau.makeColumn(kind)
    if column == entryOfColumn.count { entryOfColumn.append(entry) }
    entryOfColumn[column] = entry
    return column
  }

  // MARK: Constraints

  /// Adds a constraint. A required one that contradicts others is refused, and nothing changes.
  package func add(_ constraint: LinearConstraint) throws(Refusal) -> ConstraintHandle {
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

  /// Enters a constraint; returns the columns that stand against it, if any do.
  func install(_ constraint: LinearConstraint, at index: Int) -> [Int]? {
    let row = expressed(constraint.expression)
    let entry = enter(constraint, into: row, index: index)
    entries[index] = entry
    return install(row, entry)
  }

  /// The expression with what is basic written out.
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

  /// Gives the constraint its columns.
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

  /// Solves 0 = `row` for a column and puts it into the tableau; returns the columns that stand against it.
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

  /// A free column on which nothing restricted depends, or a new one that may be basic at the row's value.
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

  /// Takes a constraint away.
  package func remove(_ handle: ConstraintHandle) {
    guard entry(handle) != nil else { return }
    settleConstants()
    withdraw(handle)
  }

  /// Takes a constraint away, values being feasible.
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

  /// Gives an entry and its columns back.
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

  /// The constraints that columns stand for, in the order they were added.
  func handles(of columns: [Int], but index: Int = -1) -> [ConstraintHandle] {
    let found = Set(columns.map { entryOfColumn[$0] }).subtracting([-1, index])
    let ordered = found.sorted { (entries[$0]?.sequence ?? 0) < (entries[$1]?.sequence ?? 0) }
    return ordered.map(ConstraintHandle.init)
  }
}
