import Foundation

/// One line or curve of a path, as a cubic.
struct CubicSegment {
  var start, control1, control2, end: CGPoint
  /// Whether it is the first after a move or a closing.
  var beginsSubpath: Bool
  /// Whether it is a line.
  var isStraight = true

  init(start: CGPoint, end: CGPoint, beginsSubpath: Bool) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    self.beginsSubpath = beginsSubpath
  }

  mutating func bend(_ control1: CGPoint, _ control2: CGPoint, end: CGPoint) {
    (self.control1, self.control2, self.end, isStraight) = (control1, control2, end, false)
  }

  /// The same curve, its degree raised.
  mutating func bend(quadratic control: CGPoint, end: CGPoint) {
    func third(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: (a.x + 2 * b.x) / 3, y: (a.y + 2 * b.y) / 3)
    }
    bend(third(start, control), third(end, control), end: end)
  }

  /// Where it is at parameter `u` in 0…1; exact at both ends.
  func point(_ u: CGFloat) -> CGPoint {
    if u == 1 { return end }
    let v = 1 - u
    if isStraight { return CGPoint(x: v * start.x + u * end.x, y: v * start.y + u * end.y) }
    let (a, b, c, d) = (v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The parameters inside (0, 1) where it turns back in x or in y.
  var turningParameters: [CGFloat] {
    isStraight
      ? []
      : Self.roots(start.x, control1.x, control2.x, end.x)
        + Self.roots(start.y, control1.y, control2.y, end.y)
  }

  /// Zeros of the derivative of one coordinate.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (p, q, r) = (b - a, c - b, d - c)
    let (square, linear) = (p - 2 * q + r, q - p)
    let discriminant = linear * linear - square * p
    guard discriminant >= 0 else { return [] }
    // The root of larger magnitude first; dividing p by it gives the other without cancellation.
    let sum = -linear + (linear < 0 ? 1 : -1) * discriminant.squareRoot()
    return [sum / square, p / sum].filter { $0 > 0 && $0 < 1 }
  }
}
