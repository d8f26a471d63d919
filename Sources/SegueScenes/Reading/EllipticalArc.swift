// SVG's elliptical arcs, which are given by two points and whose center and angles have to be
// computed. The formulas are those of the SVG specification, appendix "Elliptical arc
// implementation notes".

import CoreGraphics

/// An elliptical arc, as in SVG path data.
struct EllipticalArc {
  private let center: CGPoint
  private let radii: CGSize
  private let turn: Double
  private let start, sweep: Double

  /// Creates the arc between two points. Returns `nil` where the arc degenerates to a straight
  /// line.
  init?(
    from: CGPoint, to: CGPoint, radii: CGSize, degrees: Double, isLarge: Bool, isClockwise: Bool
  ) {
    guard radii.width > 0, radii.height > 0, from != to else { return nil }
    turn = degrees / 180 * .pi
    let (sin, cos) = DeterministicMath.sincos(turn)
    // Half the distance from the midpoint, in the axes of the ellipse.
    let (dx, dy) = (Double(from.x - to.x) / 2, Double(from.y - to.y) / 2)
    let (x, y) = (cos * dx + sin * dy, cos * dy - sin * dx)
    var (rx, ry) = (Double(radii.width), Double(radii.height))
    let reach = x * x / (rx * rx) + y * y / (ry * ry)
    if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
    let square = rx * rx * y * y + ry * ry * x * x
    let factor =
      (max(0, rx * rx * ry * ry - square) / square).squareRoot()
      * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    center = CGPoint(
      x: cos * cx - sin * cy + Double(from.x + to.x) / 2,
      y: sin * cx + cos * cy + Double(from.y + to.y) / 2)
    self.radii = CGSize(width: rx, height: ry)
    start = DeterministicMath.atan2((y - cy) / ry, (x - cx) / rx)
    var angle = DeterministicMath.atan2((-y - cy) / ry, (-x - cx) / rx) - start
    if isClockwise, angle < 0 { angle += 2 * .pi }
    if !isClockwise, angle > 0 { angle -= 2 * .pi }
    sweep = angle
  }

  /// Appends the arc to `path` from its current point, in segments of at most a quarter turn.
  func append(to path: CGMutablePath) {
    let pieces = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / pieces
    let quarter = DeterministicMath.sincos(step / 4)
    let handle = 4.0 / 3 * quarter.sin / quarter.cos
    let map = CGAffineTransform(scaleX: radii.width, y: radii.height)
      .concatenating(CGAffineTransform(rotationAngle: turn))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    for piece in 0..<Int(pieces) {
      let a = DeterministicMath.sincos(start + Double(piece) * step)
      let b = DeterministicMath.sincos(start + Double(piece + 1) * step)
      path.addCurve(
        to: CGPoint(x: b.cos, y: b.sin).applying(map),
        control1: CGPoint(x: a.cos - handle * a.sin, y: a.sin + handle * a.cos).applying(map),
        control2: CGPoint(x: b.cos + handle * b.sin, y: b.sin - handle * b.cos).applying(map))
    }
  }
}
