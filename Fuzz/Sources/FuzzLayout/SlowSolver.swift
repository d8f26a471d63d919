// The slow reference: the two-phase simplex method on a dense table, with Bland's rule, which always
// ends. After each priority, columns that would raise what it misses are removed, so that lower
// priorities cannot change it.

import SegueLayout

/// Finds what a system of constraints must miss at each priority.
struct SlowSolver {
  private struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: LinearRelation
    var constant: Double
    var priority: Float
  }

  private let isNonnegative: [Bool]
  private var given: [Row] = []

  /// The table: a row is a basic column's value, then the coefficients of all columns.
  private var rows: [[Double]] = []
  private var basis: [Int] = []
  private var isGone: [Bool] = []

  private static let tiny = 1e-9

  init(isNonnegative: [Bool]) { self.isNonnegative = isNonnegative }

  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: LinearRelation,
    _ constant: Double, _ priority: Float
  ) {
    given.append(
      Row(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  /// Returns the sum of the errors of each optional priority, or `nil` if required constraints
  /// contradict each other.
  mutating func solve() -> [Float: Double]? {
    let costs = build()
    var totals: [Float: Double] = [:]
    for (priority, columns) in costs {
      let total = minimize(columns)
      if priority == .infinity {
        if total > 1e-6 { return nil }
        retire(columns)
      } else {
        totals[priority] = total
      }
    }
    return totals
  }

  /// Makes the table, and returns the columns to be minimized for each priority, the highest first.
  /// The first are the artificial columns, whose values are the errors of required constraints.
  private mutating func build() -> [(priority: Float, columns: [Int])] {
    // Two columns for each variable, its positive and its negative part.
    var count = 2 * isNonnegative.count
    var errors: [Float: [Int]] = [:]
    var made: [[(column: Int, value: Double)]] = []
    for row in given {
      var entries: [(column: Int, value: Double)] = []
      for term in row.terms {
        entries.append((2 * term.variable, term.coefficient))
        entries.append((2 * term.variable + 1, -term.coefficient))
      }
      if row.relation != .equal {
        // terms + constant <= 0: terms + constant + slack = 0.
        entries.append((count, row.relation == .lessThanOrEqual ? 1 : -1))
        count += 1
      }
      if row.priority < 1000 {
        for sign in [1.0, -1] {
          entries.append((count, sign))
          errors[row.priority, default: []].append(count)
          count += 1
        }
      }
      made.append(entries)
    }
    let artificial = Array(count..<count + given.count)
    isGone = Array(repeating: false, count: count + given.count)
    for (variable, isBounded) in isNonnegative.enumerated() where isBounded {
      isGone[2 * variable + 1] = true
    }
    for (index, entries) in made.enumerated() {
      // terms + … = -constant, with a value that is not negative.
      let sign: Double = given[index].constant > 0 ? -1 : 1
      var row = Array(repeating: 0.0, count: 1 + isGone.count)
      row[0] = -given[index].constant * sign
      for entry in entries { row[1 + entry.column] += sign * entry.value }
      row[1 + artificial[index]] = 1
      rows.append(row)
      basis.append(artificial[index])
    }
    return [(.infinity, artificial)]
      + errors.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// Minimizes the sum of `columns`, and removes what would raise it again.
  private mutating func minimize(_ columns: [Int]) -> Double {
    var cost = Array(repeating: 0.0, count: 1 + isGone.count)
    for column in columns { cost[1 + column] = 1 }
    for (row, column) in zip(rows, basis) where cost[1 + column] != 0 {
      subtract(row, times: cost[1 + column], from: &cost)
    }
    for _ in 0..<20_000 {
      guard let column = isGone.indices.first(where: { !isGone[$0] && cost[1 + $0] < -Self.tiny })
      else { break }
      guard let index = leaving(column) else { break }
      pivot(index, column)
      subtract(rows[index], times: cost[1 + column], from: &cost)
    }
    for column in isGone.indices where cost[1 + column] > Self.tiny { isGone[column] = true }
    return -cost[0]
  }

  /// Removes the artificial columns, which are 0 from here on, from the basis and the table.
  private mutating func retire(_ columns: [Int]) {
    for column in columns { isGone[column] = true }
    for index in rows.indices.reversed() where columns.contains(basis[index]) {
      let others = isGone.indices.filter { !isGone[$0] && abs(rows[index][1 + $0]) > Self.tiny }
      if let column = others.max(by: { abs(rows[index][1 + $0]) < abs(rows[index][1 + $1]) }) {
        pivot(index, column)
      } else {
        // The row is a combination of others.
        rows.remove(at: index)
        basis.remove(at: index)
      }
    }
  }

  private func leaving(_ column: Int) -> Int? {
    var best: (index: Int, ratio: Double)?
    for (index, row) in rows.enumerated() where row[1 + column] > Self.tiny {
      let ratio = row[0] / row[1 + column]
      guard let current = best else {
        best = (index, ratio)
        continue
      }
      let isLess = ratio < current.ratio - Self.tiny
      if isLess || (ratio < current.ratio + Self.tiny && basis[index] < basis[current.index]) {
        best = (index, ratio)
      }
    }
    return best?.index
  }

  private mutating func pivot(_ index: Int, _ column: Int) {
    let factor = 1 / rows[index][1 + column]
    for place in rows[index].indices { rows[index][place] *= factor }
    let row = rows[index]
    for other in rows.indices where other != index {
      let value = rows[other][1 + column]
      if value != 0 { subtract(row, times: value, from: &rows[other]) }
    }
    basis[index] = column
  }

  private func subtract(_ row: [Double], times factor: Double, from other: inout [Double]) {
    other.withUnsafeMutableBufferPointer { other in
      row.withUnsafeBufferPointer { row in
        for place in row.indices { other[place] -= factor * row[place] }
      }
    }
  }
}
