import Foundation

/// One line or curve of a path, as a cubic.
struct CubicSegment {
  var start, control1, control2, end: PlaneVector
  /// Whether it is a line; its handles then lie on its ends.
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

  /// A quadratic curve, its degree raised.
  init(_ start: PlaneVector, quadratic control: PlaneVector, to end: PlaneVector) {
    func third(_ a: PlaneVector) -> PlaneVector {
      PlaneVector((a.x + 2 * control.x) / 3, (a.y + 2 * control.y) / 3)
    }
    self.init(start, third(start), third(end), to: end)
  }

  /// Where it is at parameter `u` in 0…1; exact at both ends.
  func point(_ u: Double) -> PlaneVector {
    if u == 1 { return end }
    if isStraight { return start.mixed(end, u) }
    let v = 1 - u
    let (a, b, c, d) = (v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u)
    return PlaneVector(
      a * start.x + b * control1.x + c * control2.x + d * end.x,
      a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The speed at parameter `u`, a third of it for curves.
  private func slope(_ u: Double) -> PlaneVector {
    let v = 1 - u
    let (a, b, c) = (v * v, 2 * v * u, u * u)
    let (p, q, r) = (control1 - start, control2 - control1, end - control2)
    return PlaneVector(a * p.x + b * q.x + c * r.x, a * p.y + b * q.y + c * r.y)
  }

  /// How fast it moves at parameter `u`.
  func speed(_ u: Double) -> Double { isStraight ? (end - start).length : 3 * slope(u).length }

  /// Where it is heading at parameter `u`; `nil` at a point where it stands still, but for its ends,
  /// which have the direction that it leaves and arrives with.
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

  /// The part between two parameters.
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

  /// The same the other way.
  var reversed: CubicSegment {
    isStraight
      ? CubicSegment(end, to: start) : CubicSegment(end, control2, control1, to: start)
  }

  /// The step of a path that it is.
  var element: PathElement {
    isStraight
      ? .line(end.point)
      : .curve(control1: control1.point, control2: control2.point, end: end.point)
  }

  /// How many even chords stay within `tolerance`; at most 1024.
  func chords(within tolerance: Double) -> Int {
    if isStraight { return 1 }
    func bend(_ a: PlaneVector, _ b: PlaneVector, _ c: PlaneVector) -> Double {
      (a - b - (b - c)).length
    }
    let bend = max(bend(start, control1, control2), bend(control1, control2, end))
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return wanted.isFinite ? Int(min(max(wanted, 1), 1024)) : 1
  }

  // MARK: Turns

  /// The parameters inside (0, 1) where it turns back in x or in y.
  var turningParameters: [Double] {
    isStraight ? [] : Self.roots(start.x, control1.x, control2.x, end.x) + verticalTurns
  }

  /// The parameters inside (0, 1) where it turns back in y.
  var verticalTurns: [Double] {
    isStraight ? [] : Self.roots(start.y, control1.y, control2.y, end.y)
  }

  /// Zeros of the derivative of one coordinate.
  private static func roots(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let (p, q, r) = (b - a, c - b, d - c)
    let (square, linear) = (p - 2 * q + r, q - p)
    let discriminant = linear * linear - square * p
    guard discriminant >= 0 else { return [] }
    // The root of larger magnitude first; dividing p by it gives the other without cancellation.
    let sum = -linear + (linear < 0 ? 1 : -1) * discriminant.squareRoot()
    return [sum / square, p / sum].filter { $0 > 0 && $0 < 1 }
  }
}
