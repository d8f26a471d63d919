// One equation of the tableau, solved for its basic column: basic = constant + Σ coefficient ·
// column. Columns are sorted, so that sums are computed in the same order in every process, and
// merging two rows is a single pass over both.

/// A sparse linear expression that equals a basic column.
final class TableauRow {
  /// The column for which the row is solved; -1 for the artificial one.
  var basic: Int
  var constant: Double
  private(set) var columns: [Int] = []
  private(set) var coefficients: [Double] = []

  /// The threshold below which coefficients are rounding errors.
  static let negligible = 1e-10

  init(basic: Int, constant: Double) { (self.basic, self.constant) = (basic, constant) }

  var isEmpty: Bool { columns.isEmpty }

  /// Returns the index of `column` in the row, or the index at which it would be inserted.
  private func place(of column: Int) -> Int {
    var (low, high) = (0, columns.count)
    while low < high {
      let middle = (low + high) / 2
      if columns[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coefficient of `column`, or 0 if it does not occur.
  func coefficient(of column: Int) -> Double {
    let place = place(of: column)
    return place < columns.count && columns[place] == column ? coefficients[place] : 0
  }

  /// Adds `coefficient` · `column`.
  func add(_ coefficient: Double, times column: Int) {
    let place = place(of: column)
    guard place < columns.count, columns[place] == column else {
      guard abs(coefficient) > Self.negligible else { return }
      columns.insert(column, at: place)
      coefficients.insert(coefficient, at: place)
      return
    }
    let sum = coefficients[place] + coefficient
    if abs(sum) > Self.negligible { coefficients[place] = sum } else { removeTerm(at: place) }
  }

  /// Removes `column` and returns its coefficient.
  @discardableResult func remove(_ column: Int) -> Double {
    let place = place(of: column)
    guard place < columns.count, columns[place] == column else { return 0 }
    let coefficient = coefficients[place]
    removeTerm(at: place)
    return coefficient
  }

  private func removeTerm(at place: Int) {
    columns.remove(at: place)
    coefficients.remove(at: place)
  }

  /// Adds `factor` times another row.
  func add(_ other: TableauRow, times factor: Double) {
    constant += factor * other.constant
    var sum = TermMerger(capacity: columns.count + other.columns.count)
    var (i, j) = (0, 0)
    while i < columns.count || j < other.columns.count {
      let own = i < columns.count ? columns[i] : Int.max
      let its = j < other.columns.count ? other.columns[j] : Int.max
      if own < its {
        sum.append(own, coefficients[i])
        i += 1
      } else if its < own {
        sum.append(its, factor * other.coefficients[j])
        j += 1
      } else {
        sum.append(own, coefficients[i] + factor * other.coefficients[j])
        (i, j) = (i + 1, j + 1)
      }
    }
    (columns, coefficients) = (sum.columns, sum.coefficients)
  }

  /// Multiplies the row by -1: 0 = -(the expression).
  func negate() {
    constant = -constant
    for place in coefficients.indices { coefficients[place] = -coefficients[place] }
  }

  /// Solves the row for `column`, which occurs in it. The column that was basic takes its place.
  func solve(for column: Int) {
    let factor = 1 / remove(column)
    constant *= -factor
    for place in coefficients.indices { coefficients[place] *= -factor }
    if basic >= 0 { add(factor, times: basic) }
    basic = column
  }

  /// Calls `body` with each column and its coefficient, in order.
  func forEachTerm(_ body: (Int, Double) -> Void) {
    for place in columns.indices { body(columns[place], coefficients[place]) }
  }
}

/// Merges the terms of two sums.
private struct TermMerger {
  var columns: [Int] = []
  var coefficients: [Double] = []

  init(capacity: Int) {
    columns.reserveCapacity(capacity)
    coefficients.reserveCapacity(capacity)
  }

  mutating func append(_ column: Int, _ coefficient: Double) {
    guard abs(coefficient) > TableauRow.negligible else { return }
    columns.append(column)
    coefficients.append(coefficient)
  }
}
