// Numbers in the syntax of job arrays.

/// The array syntax of schedulers: `0,3,7-9`, as in `sbatch --array=`.
package enum ArrayRanges {
  /// Returns the text for numbers in ascending order.
  package static func text(_ numbers: some Sequence<Int>) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { run in
      switch run.count {
      case 1: "\(run.lowerBound)"
      case 2: "\(run.lowerBound),\(run.upperBound)"
      default: "\(run.lowerBound)-\(run.upperBound)"
      }
    }.joined(separator: ",")
  }
}
