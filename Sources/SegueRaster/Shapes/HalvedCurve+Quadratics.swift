// Curves at the sides of a line of one pixel, as graphics contexts draw them: approximated by quadratic
// curves, which are then divided into lines. In a reference picture of UIKit the corners of a border have
// these lines; in others, those of wider borders have the lines of fills.

import CoreGraphics

extension HalvedCurve {
  /// Returns the ends of the lines into which quadratic curves are divided that have the same tangents
  /// at their ends. The curve is halved until the middle of each of them lies at most `deviation` from
  /// its own, across the line between the ends; the lines deviate as much from the quadratic curves.
  func endsOfQuadratics(within deviation: Double) -> [CGPoint] {
    var ends: [CGPoint] = []
    addQuadratics(to: &ends, deviation, depth: 0)
    return ends
  }

  private func addQuadratics(to ends: inout [CGPoint], _ deviation: Double, depth: Int) {
    guard let quadratic else { return add(to: &ends, deviation, depth: depth) }
    let way = end - start
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let distance = abs(Self.cross(way, quadratic.middle - middle)) / length
    if depth == Self.maximumDepth || !(distance > deviation) {
      return quadratic.add(to: &ends, deviation, depth: depth)
    }
    let (first, second) = halves
    first.addQuadratics(to: &ends, deviation, depth: depth + 1)
    second.addQuadratics(to: &ends, deviation, depth: depth + 1)
  }

  private var middle: SIMD2<Double> { (start + 3 * (control1 + control2) + end) / 8 }

  /// The quadratic curve with the same tangents at its ends, as a cubic; `nil` if these do not meet
  /// between them.
  private var quadratic: HalvedCurve? {
    let (from, to, way) = (control1 - start, end - control2, end - start)
    let turn = Self.cross(from, to)
    let (ahead, back) = (Self.cross(way, to) / turn, Self.cross(from, way) / turn)
    guard ahead > 0, back > 0 else { return nil }
    let control = start + ahead * from
    return HalvedCurve(
      start, start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
  }

  private static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    a.x * b.y - a.y * b.x
  }
}
