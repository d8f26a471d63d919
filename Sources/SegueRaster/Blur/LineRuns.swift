// Equal lines of a mask and of what is computed from it. Most rows of the shadow of an upright card
// are equal to the ones above them, and so is everything that a blur computes from rows of which
// all are equal: each such line is kept, and computed, once.

/// The rows of a plane, consecutive ones of which share a line where they are known to be equal.
struct LineRuns: Sendable {
  let rows: Range<Int>
  /// For each row, the number of its line.
  private let numbers: [Int32]
  /// The first row of each line.
  let firsts: [Int]

  /// Creates the lines of `rows`. `isRepeated` returns whether a row is equal to the one above it.
  init(_ rows: Range<Int>, isRepeated: (Int) -> Bool = { _ in false }) {
    var (numbers, firsts): ([Int32], [Int]) = ([], [])
    numbers.reserveCapacity(rows.count)
    for y in rows {
      if y == rows.lowerBound || !isRepeated(y) { firsts.append(y) }
      numbers.append(Int32(firsts.count - 1))
    }
    (self.rows, self.numbers, self.firsts) = (rows, numbers, firsts)
  }

  /// The number of lines.
  var count: Int { firsts.count }

  /// Returns the number of the line of row `y`; -1 above the rows, and `count` below them.
  func number(_ y: Int) -> Int {
    if y < rows.lowerBound { return -1 }
    return y < rows.upperBound ? Int(numbers[y - rows.lowerBound]) : count
  }

  /// Returns whether all rows from `first` to `last` have the same values. Those outside are zero.
  func areEqual(_ first: Int, _ last: Int) -> Bool { number(first) == number(last) }

  /// Returns the rows that each line stands for.
  func forEachLine(_ body: (Range<Int>) -> Void) {
    for (index, first) in firsts.enumerated() {
      body(first..<(index + 1 < firsts.count ? firsts[index + 1] : rows.upperBound))
    }
  }
}
