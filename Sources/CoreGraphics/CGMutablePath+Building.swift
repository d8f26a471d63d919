// Apple's names for adding to a path. Angles increase from the x-axis toward the y-axis, which is
// clockwise on screen. As on Apple platforms, `clockwise` refers to a y-axis that points up: with
// `true`, angles decrease.

import Foundation

extension CGMutablePath {
  /// Begins a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    edit { $0.append(.move(point.applying(transform))) }
  }

  /// Appends a straight line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    edit { $0.append(.line(point.applying(transform))) }
  }

  /// Appends straight lines through `points`, beginning with a move to the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Appends a quadratic Bézier curve to `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    edit { $0.append(PathElement.quadCurve(control: control, end: end).applying(transform)) }
  }

  /// Appends a cubic Bézier curve to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let curve = PathElement.curve(control1: control1, control2: control2, end: end)
    edit { $0.append(curve.applying(transform)) }
  }

  /// Closes the current subpath with a straight line to its start.
  public func closeSubpath() { edit { $0.append(.close) } }

  /// Appends a rectangle as a separate subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addRect(rect, transform) }
  }

  /// Appends rectangles, each as a separate subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends the ellipse inscribed in `rect` as a separate subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addEllipse(in: rect, transform) }
  }

  /// Appends a rectangle with elliptical corners as a separate subpath. Corner radii are limited to
  /// half the sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform)
    }
  }

  /// Appends all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let other = path.outline
    edit { $0.append(other, transform) }
  }

  /// Appends a circular arc, preceded by a line from the current point.
  ///
  /// - Parameter clockwise: The direction, for a y-axis that points up. With `true`, angles
  ///   decrease.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    edit {
      $0.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform)
    }
  }

  /// Appends a circular arc that spans `delta` radians, at most one full turn, preceded by a line
  /// from the current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = max(-2 * .pi, min(delta, 2 * .pi))
    edit {
      $0.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform)
    }
  }

  /// The angle below which two angles that are calculated in different ways are the same.
  private static let smallestAngle: CGFloat = 1e-6

  /// Returns the signed angle that the arc spans: the difference of the angles if it has the arc's
  /// direction, limited to one full turn, and the remainder of the circle otherwise. Angles that differ
  /// by full turns against the direction span one, as libraries that draw circles so rely on.
  private static func sweep(
    from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let forward = clockwise ? start - end : end - start
    guard forward.isFinite else { return 0 }
    let rest = forward - (forward / turn).rounded(.down) * turn
    let isWhole = forward < -.pi && (rest < smallestAngle || rest > turn - smallestAngle)
    let amount = isWhole ? turn : forward >= 0 ? min(forward, turn) : rest
    return clockwise ? -amount : amount
  }

  /// Appends an arc of the circle with `radius` that is tangent to the line from the current point
  /// to `tangent1End` and to the line from there to `tangent2End`. The arc connects the points of
  /// tangency. If there is no such circle, a line to `tangent1End` is appended.
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
    // The center lies perpendicular to the first line, on the side of the second.
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
