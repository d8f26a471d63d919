// The simplex method on the tableau. Among several eligible columns or rows, the one with the
// lowest number is chosen (Bland's rule), which prevents cycles; the maximum number of steps guards
// against cycles that are due to rounding.

extension Tableau {
  /// The result of a search for an optimum or a feasible point.
  enum Outcome {
    case done
    /// The row at the given index is infeasible.
    case infeasible(row: Int)
    /// The search exceeded the maximum number of steps.
    case exhausted
  }

  private var maximumPivots: Int { 200 + 20 * (rows.count + kinds.count) }

  /// Minimizes the costs. Values are feasible before and after.
  mutating func optimize() -> Outcome {
    for _ in 0..<maximumPivots {
      guard let (column, direction) = cheaperColumn() else { return .done }
      guard let row = tightestRow(for: column, direction: direction) else { return .done }
      pivot(rowAt: row, on: column)
    }
    return .exhausted
  }

  private func cheaperColumn() -> (column: Int, direction: Double)? {
    for column in kinds.indices where rowOfColumn[column] < 0 {
      switch kinds[column] {
      case .slack, .error: if costSign(of: column) < 0 { return (column, 1) }
      case .free:
        let sign = costSign(of: column)
        if sign != 0 { return (column, Double(-sign)) }
      case .dummy, .unused: continue
      }
    }
    return nil
  }

  /// Returns the row that limits `column` first when it moves away from 0 in the given direction.
  func tightestRow(for column: Int, direction: Double) -> Int? {
    var found: (index: Int, ratio: Double)?
    for (index, row) in rows.enumerated() where isRestricted(row) {
      let slope = row.coefficient(of: column) * direction
      guard slope < -Self.smallestPivot else { continue }
      let ratio = max(0, row.constant) / -slope
      if let best = found {
        let isTie = ratio == best.ratio && row.basic < rows[best.index].basic
        guard ratio < best.ratio || isTie else { continue }
      }
      found = (index, ratio)
    }
    return found?.index
  }

  /// Returns whether a row's basic column is restricted. The artificial column (-1) is restricted,
  /// and is the first to leave.
  private func isRestricted(_ row: TableauRow) -> Bool {
    row.basic < 0 || kinds[row.basic].isRestricted
  }

  // MARK: Feasibility

  /// Makes values feasible again after a change of constants. Costs remain minimal.
  mutating func restoreFeasibility() -> Outcome {
    for _ in 0..<maximumPivots {
      guard let index = infeasibleRow() else { return .done }
      guard let column = cheapestIncrease(of: rows[index]) else { return .infeasible(row: index) }
      pivot(rowAt: index, on: column)
    }
    return .exhausted
  }

  private func infeasibleRow() -> Int? {
    var found: Int?
    for (index, row) in rows.enumerated() where row.basic >= 0 {
      let isWrong =
        switch kinds[row.basic] {
        case .slack, .error: row.constant < -Self.tolerance
        case .dummy: abs(row.constant) > Self.tolerance
        case .free, .unused: false
        }
      if isWrong, found.map({ row.basic < rows[$0].basic }) ?? true { found = index }
    }
    return found
  }

  /// Returns the column that raises the row's negative basic column at the lowest cost.
  private func cheapestIncrease(of row: TableauRow) -> Int? {
    var best: (column: Int, slope: Double)?
    var free: Int?
    let direction: Double = kinds[row.basic] == .dummy && row.constant > 0 ? -1 : 1
    row.forEachTerm { column, coefficient in
      let slope = coefficient * direction
      if kinds[column] == .free, abs(slope) > Self.smallestPivot { free = free ?? column }
      guard kinds[column].isRestricted, slope > Self.smallestPivot else { return }
      if let current = best {
        guard isCheaper(column, per: slope, than: current.column, per: current.slope) else {
          return
        }
      }
      best = (column, slope)
    }
    return free ?? best?.column
  }

  // MARK: Adding a row

  /// Adds an equation 0 = `row` that cannot be solved for any column directly.
  /// - Returns: Whether the equation was added, and otherwise the columns that prevent it. The
  ///   tableau is then unchanged except for its basis.
  mutating func addWithArtificialColumn(_ row: TableauRow) -> (isMet: Bool, against: [Int]) {
    append(row)
    for _ in 0..<maximumPivots {
      guard row.basic < 0, let (column, direction) = columnThatLowers(row) else { break }
      guard let index = tightestRow(for: column, direction: direction) else { break }
      let isOwn = rows[index] === row
      pivot(rowAt: index, on: column)
      if isOwn { return (true, []) }
    }
    guard row.basic < 0 else { return (true, []) }
    let index = rows.firstIndex { $0 === row } ?? 0
    guard abs(row.constant) <= Self.tolerance, let column = column(toSolve: row) else {
      var against: [Int] = []
      row.forEachTerm { column, _ in against.append(column) }
      removeRow(at: index)
      return (false, against)
    }
    row.constant = 0
    pivot(rowAt: index, on: column)
    return (true, [])
  }

  private func columnThatLowers(_ row: TableauRow) -> (column: Int, direction: Double)? {
    for (column, coefficient) in zip(row.columns, row.coefficients) {
      if kinds[column].isRestricted, coefficient < -Self.smallestPivot { return (column, 1) }
      if kinds[column] == .free, abs(coefficient) > Self.smallestPivot {
        return (column, coefficient < 0 ? 1 : -1)
      }
    }
    return nil
  }

  /// Returns a column for which a row of value 0 can be solved; a dummy only if there is no other.
  private func column(toSolve row: TableauRow) -> Int? {
    let wide = zip(row.columns, row.coefficients).filter { abs($0.1) > Self.smallestPivot }
    return (wide.first { kinds[$0.0] != .dummy } ?? wide.last)?.0
  }

  // MARK: Removing a row

  /// Makes `column`, the marker of an equation to be removed, basic, so that its row can be
  /// dropped. Values remain feasible.
  mutating func makeBasic(_ column: Int) -> Bool {
    if rowOfColumn[column] >= 0 { return true }
    guard let index = leavingRow(for: column) else { return false }
    pivot(rowAt: index, on: column)
    return true
  }

  /// Returns the row to leave the basis: a redundant equation if possible, so that it continues to
  /// hold; otherwise the row that limits the marker first.
  private func leavingRow(for column: Int) -> Int? {
    let users = rows.indices.filter {
      rows[$0].basic >= 0 && abs(rows[$0].coefficient(of: column)) > TableauRow.negligible
    }
    if let redundant = users.first(where: { kinds[rows[$0].basic] == .dummy }) { return redundant }
    let bound = users.filter { kinds[rows[$0].basic].isRestricted }
    func ratio(_ index: Int) -> Double {
      abs(rows[index].constant / rows[index].coefficient(of: column))
    }
    let falling = bound.filter { rows[$0].coefficient(of: column) < 0 }
    let candidates = falling.isEmpty ? bound : falling
    return candidates.min { (ratio($0), rows[$0].basic) < (ratio($1), rows[$1].basic) }
      ?? users.first
  }
}
