// Apple's names for adding to a path. Angles grow from the x-axis towards the y-axis: clockwise on
// screen. As in Apple's, `clockwise` is meant for a y-axis that points up: `true` lets angles fall.

import Foundation

extension CGMutablePath {
  /// Begins a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    edit { $0.append(.move(point.applying(transform))) }
  }

  /// A straight line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    edit { $0.append(.line(point.applying(transform))) }
  }

  /// Straight lines through `points`, beginning with a move to the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A quadratic curve to `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    edit { $0.append(PathElement.quadCurve(control: control, end: end).applying(transform)) }
  }

  /// A cubic curve to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let curve = PathElement.curve(control1: control1, control2: control2, end: end)
    edit { $0.append(curve.applying(transform)) }
  }

  /// A straight line back to where the subpath began.
  public func closeSubpath() { edit { $0.append(.close) } }

  /// A rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addRect(rect, transform) }
  }

  /// Rectangles as subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// The ellipse that touches the sides of `rect`, as a subpath of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addEllipse(in: rect, transform) }
  }

  /// A rectangle with elliptical corners, cut down to half its sides, as a subpath of its own.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform)
    }
  }

  /// All steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let other = path.outline
    edit { $0.append(other, transform) }
  }

  /// A part of a circle, after a line from the current point.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    edit {
      $0.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform)
    }
  }

  /// A part of a circle that turns by `delta`, at most once around, after a line from the current
  /// point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = max(-2 * .pi, min(delta, 2 * .pi))
    edit {
      $0.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform)
    }
  }

  /// How far the arc turns: the angles as given if they lie in its direction, at most once around,
  /// else the rest of the circle.
  private static func sweep(
    from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let forward = clockwise ? start - end : end - start
    guard forward.isFinite else { return 0 }
    let amount =
      forward >= 0 ? min(forward, turn) : forward - (forward / turn).rounded(.down) * turn
    return clockwise ? -amount : amount
  }

  /// A circle of `radius` that touches the line from the current point to `tangent1End` and the line
  /// on to `tangent2End`, between the points where it touches; a line to `tangent1End` where there is
  /// no such circle.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    let (first, second) = (Self.direction(corner, start), Self.direction(corner, tangent2End))
    let cross = first.dx * second.dy - first.dy * second.dx
    guard abs(cross) > 1e-9, radius > 0 else { return addLine(to: corner, transform: transform) }
    let cosine = first.dx * second.dx + first.dy * second.dy
    let distance = radius * (1 + cosine) / abs(cross)
    let touch = CGPoint(x: corner.x + distance * first.dx, y: corner.y + distance * first.dy)
    // The centre lies square to the first line, on the side of the second.
    let side = cross > 0 ? radius : -radius
    let center = CGPoint(x: touch.x - side * first.dy, y: touch.y + side * first.dx)
    let startAngle = DeterministicMath.atan2(touch.y - center.y, touch.x - center.x)
    let opening = DeterministicMath.atan2(abs(cross), -cosine)
    let sweep = cross > 0 ? -opening : opening
    edit {
      $0.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform)
    }
  }

  private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}
