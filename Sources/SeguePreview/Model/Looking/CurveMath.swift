// Arithmetic of curves that are only shown: nothing here affects a pixel of a clip.

import Foundation

/// Arithmetic of curves.
enum CurveMath {
  /// Returns the direction of a vector in degrees clockwise from the x-axis, from -180 to 180.
  static func degrees(x: Double, y: Double) -> Double { atan2(y, x) * 180 / .pi }

  /// Returns angles without jumps by full turns.
  static func unwrapped(_ degrees: [Double?]) -> [Double?] {
    var last: Double?
    return degrees.map { angle in
      guard let angle else { return nil }
      let turns = last.map { ((angle - $0) / 360).rounded() } ?? 0
      last = angle - 360 * turns
      return last
    }
  }

  /// Returns the rate of change of vectors at each time: between the neighbors, or from the only
  /// neighbor. `nil` where there is none.
  static func speeds(_ values: [[Double]?], _ times: [Double]) -> [Double?] {
    values.indices.map { index in
      guard let here = values[index] else { return nil }
      let before = index > 0 ? values[index - 1] : nil
      let after = index + 1 < values.count ? values[index + 1] : nil
      let first = before == nil ? index : index - 1
      let last = after == nil ? index : index + 1
      guard first < last else { return nil }
      let distance = Self.distance(before ?? here, after ?? here)
      return distance / (times[last] - times[first])
    }
  }

  /// Returns the distance between two points of the same number of coordinates.
  static func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).map { ($1 - $0) * ($1 - $0) }.reduce(0, +).squareRoot()
  }
}
