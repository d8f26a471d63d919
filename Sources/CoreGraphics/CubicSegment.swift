import Foundation

/// A line or curve of a path, represented as a cubic.
struct CubicSegment {
  var start, control1, control2, end: PlaneVector
  /// A Boolean value that indicates whether the segment is a line. Its control points then coincide
  /// with its ends.
  var isStraight: Bool

  init(_ start: PlaneVector, to end: PlaneVector) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isStraight = true
  }

  init(
    _ start: PlaneVector, _ control1: PlaneVector, _ control2: PlaneVector, to end: PlaneVector
  ) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isStraight = false
  }

  /// Creates a segment from a quadratic curve by raising its degree.
  init(_ start: PlaneVector, quadratic control: PlaneVector, to end: PlaneVector) {
    func third(_ a: PlaneVector) -> PlaneVector {
      PlaneVector((a.x + 2 * control.x) / 3, (a.y + 2 * control.y) / 3)
    }
    self.init(start, third(start), third(end), to: end)
  }

  /// Returns the point at parameter `u` in 0…1. The result is exact at both ends.
  func point(_ u: Double) -> PlaneVector {
    if u == 1 { return end }
    if isStraight { return start.mixed(end, u) }
    let v = 1 - u
    let (a, b, c, d) = (v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u)
    return PlaneVector(
      a * start.x + b * control1.x + c * control2.x + d * end.x,
      a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Returns the derivative at parameter `u`; for curves, one third of it.
  private func slope(_ u: Double) -> PlaneVector {
    let v = 1 - u
    let (a, b, c) = (v * v, 2 * v * u, u * u)
    let (p, q, r) = (control1 - start, control2 - control1, end - control2)
    return PlaneVector(a * p.x + b * q.x + c * r.x, a * p.y + b * q.y + c * r.y)
  }

  /// Returns the magnitude of the derivative at parameter `u`.
  func speed(_ u: Double) -> Double { isStraight ? (end - start).length : 3 * slope(u).length }

  /// Returns the direction at parameter `u`, or `nil` at a point where the derivative is zero. The
  /// ends always have a direction: the one in which the curve leaves or arrives.
  func direction(_ u: Double) -> PlaneVector? {
    if isStraight { return (end - start).direction }
    if u == 0 {
      return (control1 - start).direction ?? (control2 - start).direction
        ?? (end - start).direction
    }
    if u == 1 {
      return (end - control2).direction ?? (end - control1).direction ?? (end - start).direction
    }
    return slope(u).direction
  }

  /// Returns the part between two parameters.
  func part(from a: Double, to b: Double) -> CubicSegment {
    if a <= 0, b >= 1 { return self }
    if isStraight { return CubicSegment(point(max(a, 0)), to: point(min(b, 1))) }
    let rest = a <= 0 ? self : split(a).1
    return b >= 1 ? rest : rest.split((b - max(a, 0)) / (1 - max(a, 0))).0
  }

  private func split(_ u: Double) -> (CubicSegment, CubicSegment) {
    let (p, q, r) = (
      start.mixed(control1, u), control1.mixed(control2, u), control2.mixed(end, u)
    )
    let (s, t) = (p.mixed(q, u), q.mixed(r, u))
    let middle = s.mixed(t, u)
    return (CubicSegment(start, p, s, to: middle), CubicSegment(middle, t, r, to: end))
  }

  /// The segment in the opposite direction.
  var reversed: CubicSegment {
    isStraight
      ? CubicSegment(end, to: start) : CubicSegment(end, control2, control1, to: start)
  }

  /// The path element that draws the segment.
  var element: PathElement {
    isStraight
      ? .line(end.point)
      : .curve(control1: control1.point, control2: control2.point, end: end.point)
  }

  /// Returns the number of chords, evenly spaced in the parameter, that stay within `tolerance` of
  /// the segment; at most 1024.
  func chords(within tolerance: Double) -> Int {
    if isStraight { return 1 }
    func bend(_ a: PlaneVector, _ b: PlaneVector, _ c: PlaneVector) -> Double {
      (a - b - (b - c)).length
    }
    let bend = max(bend(start, control1, control2), bend(control1, control2, end))
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return wanted.isFinite ? Int(min(max(wanted, 1), 1024)) : 1
  }

  // MARK: Extrema

  /// The parameters in (0, 1) at which the segment reverses in x or in y.
  var turningParameters: [Double] {
    isStraight ? [] : Self.roots(start.x, control1.x, control2.x, end.x) + verticalTurns
  }

  /// The parameters in (0, 1) at which the segment reverses in y.
  var verticalTurns: [Double] {
    isStraight ? [] : Self.roots(start.y, control1.y, control2.y, end.y)
  }

  /// Returns the zeros of the derivative of one coordinate.
  private static func roots(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let (p, q, r) = (b - a, c - b, d - c)
    let (square, linear) = (p - 2 * q + r, q - p)
    let discriminant = linear * linear - square * p
    guard discriminant >= 0 else { return [] }
    // The root of larger magnitude first; dividing p by it yields the other without cancellation.
    let sum = -linear + (linear < 0 ? 1 : -1) * discriminant.squareRoot()
    return [sum / square, p / sum].filter { $0 > 0 && $0 < 1 }
  }
}
