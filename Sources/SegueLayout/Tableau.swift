// The simplex tableau: equations in solved form, and for each priority the cost of what it would like.
// Priorities are never weighed against each other by numbers: a column's cost is a list, one entry for each
// priority, and lists compare by their first difference. So any amount of a lower priority gives way to the
// smallest amount of a higher one, exactly.

/// What a column of the tableau stands for.
enum ColumnKind: UInt8 {
  /// None: to be used again.
  case unused
  /// A quantity that may have any value.
  case free
  /// The distance of an inequality from its limit: at least 0.
  case slack
  /// How far an optional constraint is missed in one direction: at least 0.
  case error
  /// The marker of a required equation: always 0.
  case dummy

  /// Whether values below 0 are forbidden.
  var isRestricted: Bool { self == .slack || self == .error }
}

/// Equations solved for basic columns, and what they cost.
struct Tableau {
  private(set) var kinds: [ColumnKind] = []
  /// The index of the row that a column is basic in; -1 for columns whose value is 0.
  private(set) var rowOfColumn: [Int] = []
  private(set) var rows: [TableauRow] = []
  /// What one unit of each column costs, by priority, the highest first.
  private(set) var costs: [CostRow] = []
  private var recycled: [Int] = []

  struct CostRow {
    let priority: Float
    var values: [Double]
  }

  /// Costs below this are arithmetic.
  static let negligibleCost = 1e-9
  /// Coefficients below this are not divided by.
  static let smallestPivot = 1e-8
  /// Values may be this much below their limit.
  static let tolerance = 1e-8

  init() {}

  /// A tableau without rows, of columns of these kinds.
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

  /// Gives a column back that occurs nowhere any more, but for arithmetic.
  mutating func recycle(_ column: Int) {
    for row in rows { row.remove(column) }
    for level in costs.indices { costs[level].values[column] = 0 }
    kinds[column] = .unused
    recycled.append(column)
  }

  /// Lets a column have any value from now on.
  mutating func free(_ column: Int) { kinds[column] = .free }

  func row(of column: Int) -> TableauRow? {
    let index = rowOfColumn[column]
    return index < 0 ? nil : rows[index]
  }

  func value(of column: Int) -> Double { row(of: column)?.constant ?? 0 }

  /// Whether a column can leave 0 at once: nothing restricted depends on it.
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

  /// Takes a row away; the last one takes its index.
  mutating func removeRow(at index: Int) {
    if rows[index].basic >= 0 { rowOfColumn[rows[index].basic] = -1 }
    let last = rows.removeLast()
    guard index < rows.count else { return }
    rows[index] = last
    if last.basic >= 0 { rowOfColumn[last.basic] = index }
  }

  /// Writes what `row` is solved for out everywhere else.
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

  /// Has `column` take the place of what the row at `index` is solved for.
  mutating func pivot(rowAt index: Int, on column: Int) {
    let row = rows[index]
    if row.basic >= 0 { rowOfColumn[row.basic] = -1 }
    row.solve(for: column)
    rowOfColumn[column] = index
    substitute(row)
  }

  // MARK: Costs

  /// Adds `amount` to what `column` costs at a priority.
  mutating func addCost(_ amount: Double, of column: Int, priority: Float) {
    let level = level(of: priority)
    if let row = row(of: column) {
      add(row, times: amount, toLevel: level)
    } else {
      costs[level].values[column] += amount
    }
  }

  private mutating func add(_ row: TableauRow, times factor: Double, toLevel level: Int) {
    row.forEach { column, coefficient in
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

  /// -1, 0 or 1: whether more of `column` is cheaper, the same or dearer.
  func costSign(of column: Int) -> Int {
    for level in costs where abs(level.values[column]) > Self.negligibleCost {
      return level.values[column] < 0 ? -1 : 1
    }
    return 0
  }

  /// Whether `a` costs less for each unit of `perA` than `b` for each of `perB`.
  func isCheaper(_ a: Int, per perA: Double, than b: Int, per perB: Double) -> Bool {
    for level in costs {
      let (first, second) = (level.values[a] / perA, level.values[b] / perB)
      if abs(first - second) > Self.negligibleCost { return first < second }
    }
    return false
  }
}
