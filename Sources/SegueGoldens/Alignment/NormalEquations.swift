// Linear least squares by normal equations, for a few unknowns.

/// Accumulates weighted equations, and solves them.
package struct NormalEquations {
  private let count: Int
  private var matrix: [Double]
  private var right: [Double]

  /// Creates equations with `count` unknowns.
  package init(count: Int) {
    self.count = count
    matrix = [Double](repeating: 0, count: count * count)
    right = [Double](repeating: 0, count: count)
  }

  /// Adds the equation `row` · unknowns = `value`.
  package mutating func add(_ row: [Double], _ value: Double, weight: Double) {
    let count = count
    row.withUnsafeBufferPointer { row in
      right.withUnsafeMutableBufferPointer { right in
        matrix.withUnsafeMutableBufferPointer { matrix in
          var i = 0
          while i < count {
            let factor = weight * row[i]
            if factor != 0 {
              let line = i * count
              var j = 0
              while j <= i {
                matrix[line + j] += factor * row[j]
                j += 1
              }
              right[i] += factor * value
            }
            i += 1
          }
        }
      }
    }
  }

  /// Returns the solution, or `nil` if there is none.
  /// - Parameter damping: The share of the diagonal that is added to it, which keeps unknowns at 0
  ///   about which the equations state nothing.
  package func solution(damping: Double) -> [Double]? {
    var (a, b) = (matrix, right)
    for i in 0..<count {
      for j in 0..<i { a[j * count + i] = a[i * count + j] }
    }
    for i in 0..<count { a[i * count + i] += damping * a[i * count + i] + 1e-9 }
    for column in 0..<count {
      let pivot = (column..<count).max { abs(a[$0 * count + column]) < abs(a[$1 * count + column]) }
      guard let pivot, abs(a[pivot * count + column]) > 1e-12 else { return nil }
      if pivot != column {
        for j in 0..<count { a.swapAt(column * count + j, pivot * count + j) }
        b.swapAt(column, pivot)
      }
      for row in 0..<count where row != column {
        let factor = a[row * count + column] / a[column * count + column]
        for j in column..<count { a[row * count + j] -= factor * a[column * count + j] }
        b[row] -= factor * b[column]
      }
    }
    return (0..<count).map { b[$0] / a[$0 * count + $0] }
  }
}
