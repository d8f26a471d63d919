// The simplex tableau: equations in solved form, and for each priority the cost of the errors.
// Priorities are never weighted against each other by numbers: the cost of a column is a list with
// one entry for each priority, and lists are compared by their first difference. Thus any amount of
// a lower priority yields to the smallest amount of a higher one, exactly.

/// The kind of quantity that a column of the tableau represents.
enum ColumnKind: UInt8 {
  /// The column is unused and can be reused.
  case unused
  /// A quantity without bounds.
  case free
  /// The distance of an inequality from its limit: at least 0.
  case slack
  /// The error of an optional constraint in one direction: at least 0.
  case error
  /// The marker of a required equation: always 0.
  case dummy

  /// A Boolean value that indicates whether the column must not be negative.
  var isRestricted: Bool { self == .slack || self == .error }
}

/// Equations solved for their basic columns, and the costs of the columns.
struct Tableau {
  private(set) var kinds: [ColumnKind] = []
  /// The index of the row in which a column is basic; -1 for columns whose value is 0.
  private(set) var rowOfColumn: [Int] = []
  private(set) var rows: [TableauRow] = []
  /// The cost of one unit of each column by priority, the highest first.
  private(set) var costs: [CostRow] = []
  private var recycled: [Int] = []

  struct CostRow {
    let priority: Float
    var values: [Double]
  }

  /// The threshold below which costs are rounding errors.
  static let negligibleCost = 1e-9
  /// The smallest coefficient by which a row is divided.
  static let smallestPivot = 1e-8
  /// The amount by which values may be below their limit.
  static let tolerance = 1e-8

  init() {}

  /// Creates a tableau without rows that has columns of the given kinds.
  init(kinds: [ColumnKind]) {
    self.kinds = kinds
    rowOfColumn = kinds.map { _ in -1 }
    recycled = kinds.indices.filter { kinds[$0] == .unused }.reversed()
  }

  // MARK: Columns

  mutating func makeColumn(_ kind: ColumnKind) -> Int {
    if let column = recycled.popLast() {
      kinds[column] = kind
      return column
    }
    kinds.append(kind)
    rowOfColumn.append(-1)
    for level in costs.indices { costs[level].values.append(0) }
    return kinds.count - 1
  }

  /// Releases a column that no longer occurs anywhere except for rounding errors.
  mutating func recycle(_ column: Int) {
    for row in rows { row.remove(column) }
    for level in costs.indices { costs[level].values[column] = 0 }
    kinds[column] = .unused
    recycled.append(column)
  }

  /// Removes the bounds of a column.
  mutating func free(_ column: Int) { kinds[column] = .free }

  func row(of column: Int) -> TableauRow? {
    let index = rowOfColumn[column]
    return index < 0 ? nil : rows[index]
  }

  func value(of column: Int) -> Double { row(of: column)?.constant ?? 0 }

  /// Returns whether a column can move away from 0 immediately, since nothing restricted depends on
  /// it.
  func mayBecomeBasic(_ column: Int) -> Bool {
    !rows.contains {
      $0.basic >= 0 && kinds[$0.basic] != .free && $0.coefficient(of: column) != 0
    }
  }

  // MARK: Rows

  mutating func append(_ row: TableauRow) {
    if row.basic >= 0 { rowOfColumn[row.basic] = rows.count }
    rows.append(row)
  }

  /// Removes a row. The last row moves to its index.
  mutating func removeRow(at index: Int) {
    if rows[index].basic >= 0 { rowOfColumn[rows[index].basic] = -1 }
    let last = rows.removeLast()
    guard index < rows.count else { return }
    rows[index] = last
    if last.basic >= 0 { rowOfColumn[last.basic] = index }
  }

  /// Substitutes the basic column of `row` in all other rows.
  mutating func substitute(_ row: TableauRow) {
    let column = row.basic
    for other in rows where other !== row {
      let factor = other.remove(column)
      if factor != 0 { other.add(row, times: factor) }
    }
    for level in costs.indices {
      let cost = costs[level].values[column]
      guard cost != 0 else { continue }
      costs[level].values[column] = 0
      add(row, times: cost, toLevel: level)
    }
  }

  /// Makes `column` basic in the row at `index`, in place of its current basic column.
  mutating func pivot(rowAt index: Int, on column: Int) {
    let row = rows[index]
    if row.basic >= 0 { rowOfColumn[row.basic] = -1 }
    row.solve(for: column)
    rowOfColumn[column] = index
    substitute(row)
  }

  // MARK: Costs

  /// Adds `amount` to the cost of `column` at a priority.
  mutating func addCost(_ amount: Double, of column: Int, priority: Float) {
    let level = level(of: priority)
    if let row = row(of: column) {
      add(row, times: amount, toLevel: level)
    } else {
      costs[level].values[column] += amount
    }
  }

  private mutating func add(_ row: TableauRow, times factor: Double, toLevel level: Int) {
    row.forEachTerm { column, coefficient in
      let sum = costs[level].values[column] + factor * coefficient
      costs[level].values[column] = abs(sum) > Self.negligibleCost ? sum : 0
    }
  }

  private mutating func level(of priority: Float) -> Int {
    let place = costs.firstIndex { $0.priority <= priority } ?? costs.count
    if place == costs.count || costs[place].priority != priority {
      let zeros = [Double](repeating: 0, count: kinds.count)
      costs.insert(CostRow(priority: priority, values: zeros), at: place)
    }
    return place
  }

  /// Returns -1, 0 or 1 if an increase of `column` decreases, keeps or increases the cost.
  func costSign(of column: Int) -> Int {
    for level in costs where abs(level.values[column]) > Self.negligibleCost {
      return level.values[column] < 0 ? -1 : 1
    }
    return 0
  }

  /// Returns whether the cost of `a` per `perA` is lower than the cost of `b` per `perB`.
  func isCheaper(_ a: Int, per perA: Double, than b: Int, per perB: Double) -> Bool {
    for level in costs {
      let (first, second) = (level.values[a] / perA, level.values[b] / perB)
      if abs(first - second) > Self.negligibleCost { return first < second }
    }
    return false
  }
}
