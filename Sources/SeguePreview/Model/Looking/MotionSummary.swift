// The motions in a curve: from rest to rest, with the overshoot and the settling time that describe
// a spring.

/// One motion of a property, from rest to rest.
package struct MotionSummary: Sendable, Hashable {
  /// The name of the property: `position`, `scale`, `rotation` or `opacity`.
  package var property: String
  /// The time at which the motion begins and ends, in seconds.
  package var begin, end: Double
  /// The distance by which the motion goes beyond its end, as a fraction of the whole distance; 0 if
  /// it does not. `nil` if it ends where it began.
  package var overshoot: Double?
  /// The time from the beginning until the property stays within 2 % of the distance around its
  /// end, in seconds. `nil` if it ends where it began.
  package var settling: Double?
}

extension MotionSummary {
  /// The fraction of the distance within which a motion counts as settled: the usual 2 %.
  private static let settledFraction = 0.02
  /// The smallest overshoot that is reported, as a fraction of the distance.
  private static let smallestOvershoot = 0.001

  /// Returns the motions of a property.
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - values: The value at each time as a vector, or `nil` where there is none.
  ///   - times: The times, in seconds.
  ///   - resolution: The change from one time to the next below which the property is at rest.
  static func motions(
    of property: String, _ values: [[Double]?], _ times: [Double], resolution: Double
  ) -> [MotionSummary] {
    runs(values, resolution).compactMap { run in
      let points = run.compactMap { values[$0] }
      guard let from = points.first, let to = points.last else { return nil }
      var motion = MotionSummary(
        property: property, begin: times[run.lowerBound], end: times[run.upperBound],
        overshoot: nil, settling: nil)
      let distance = CurveMath.distance(from, to)
      guard distance > 10 * resolution else { return motion }
      let progress = points.map { point in
        zip(zip(point, from), zip(to, from)).map { ($0.0 - $0.1) * ($1.0 - $1.1) }.reduce(0, +)
          / (distance * distance)
      }
      let excess = (progress.max() ?? 1) - 1
      motion.overshoot = excess > smallestOvershoot ? excess : 0
      let outside = points.lastIndex { CurveMath.distance($0, to) > settledFraction * distance }
      let settled = run.lowerBound + (outside.map { $0 + 1 } ?? 0)
      motion.settling = times[min(settled, run.upperBound)] - times[run.lowerBound]
      return motion
    }
  }

  /// Returns the ranges of indices in which the values change. Ranges with a single unchanged step
  /// between them are one.
  private static func runs(_ values: [[Double]?], _ resolution: Double) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for index in values.indices.dropFirst() {
      guard let a = values[index - 1], let b = values[index],
        CurveMath.distance(a, b) > resolution
      else { continue }
      if let last = runs.last, index - 1 <= last.upperBound + 1,
        values[last.upperBound...index].allSatisfy({ $0 != nil })
      {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append((index - 1)...index)
      }
    }
    return runs
  }
}
