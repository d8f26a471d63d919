// Durations of repeated work in milliseconds, on the monotonic clock.

import Foundation

/// The sorted times of `runs` runs, after one that is not counted.
func times(_ runs: Int, _ body: () throws -> Void) rethrows -> [Double] {
  try body()
  var times: [Double] = []
  for _ in 0..<runs {
    let start = ContinuousClock.now
    try body()
    let spent = (ContinuousClock.now - start).components
    times.append(Double(spent.seconds) * 1000 + Double(spent.attoseconds) / 1e15)
  }
  return times
}

/// The minimum and the median.
func milliseconds(_ runs: Int, _ body: () throws -> Void) rethrows -> (
  smallest: Double, median: Double
) {
  let sorted = try times(runs, body).sorted()
  return (sorted[0], sorted[sorted.count / 2])
}

func text(_ t: (smallest: Double, median: Double)) -> String {
  String(format: "%7.3f %7.3f", t.smallest, t.median)
}
