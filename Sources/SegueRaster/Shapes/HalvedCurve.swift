// Curves as graphics contexts draw them: divided into lines by halving. The lines begin and end on
// the curve, so convex shapes lose a little area; reference pictures of UIKit have the same pixels.

import CoreGraphics

/// A cubic curve that is divided at the middle of its parameter until its halves are straight
/// enough.
struct HalvedCurve {
  let start, control1, control2, end: SIMD2<Double>

  /// The maximum number of times that a curve is halved.
  static let maximumDepth = 10

  /// Creates a cubic curve.
  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    func vector(_ p: CGPoint) -> SIMD2<Double> { SIMD2(Double(p.x), Double(p.y)) }
    self.init(vector(start), vector(control1), vector(control2), vector(end))
  }

  /// Creates a quadratic curve as a cubic.
  init(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    func third(_ p: CGPoint) -> CGPoint {
      CGPoint(x: (p.x + 2 * control.x) / 3, y: (p.y + 2 * control.y) / 3)
    }
    self.init(start, third(start), third(end), end)
  }

  init(
    _ start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>,
    _ end: SIMD2<Double>
  ) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// Returns the ends of the lines, the last of which is the end of the curve. Each line deviates by
  /// at most `deviation` horizontally, and as much vertically.
  func ends(within deviation: Double) -> [CGPoint] {
    var ends: [CGPoint] = []
    add(to: &ends, deviation, depth: 0)
    return ends
  }

  /// Appends the ends of the lines of a curve that is the result of `depth` halvings.
  func add(to ends: inout [CGPoint], _ deviation: Double, depth: Int) {
    if depth == Self.maximumDepth || !(bend > deviation) {
      return ends.append(CGPoint(x: end.x, y: end.y))
    }
    let (first, second) = halves
    first.add(to: &ends, deviation, depth: depth + 1)
    second.add(to: &ends, deviation, depth: depth + 1)
  }

  /// The curve up to the middle of its parameter, and from there.
  var halves: (HalvedCurve, HalvedCurve) {
    let (a, b, c) = ((start + control1) / 2, (control1 + control2) / 2, (control2 + end) / 2)
    let (d, e) = ((a + b) / 2, (b + c) / 2)
    let middle = (d + e) / 2
    return (HalvedCurve(start, a, d, middle), HalvedCurve(middle, e, c, end))
  }

  /// A bound of the distance from the curve to the line between its ends, in the worse direction:
  /// three quarters of its second differences.
  private var bend: Double {
    let first = start - 2 * control1 + control2
    let second = control1 - 2 * control2 + end
    return 0.75 * max(max(abs(first.x), abs(first.y)), max(abs(second.x), abs(second.y)))
  }
}
