// Rectangles, ellipses and arcs as lines and cubic curves. A quarter circle is one cubic whose
// control points are at 4/3·tan(⅛·2π/4) of the radius: it deviates by at most 0.03 % of the radius.

import Foundation

extension PathOutline {
  /// The distance of the control points from the ends of a quarter circle of radius 1.
  private static let quarterHandle: CGFloat = 0.552_284_749_830_793_6

  /// The signs of x and y in each quadrant, in the order of increasing angles.
  private static let quadrants: [(x: CGFloat, y: CGFloat)] = [(1, 1), (-1, 1), (-1, -1), (1, -1)]

  mutating func addRect(_ rect: CGRect, _ t: CGAffineTransform) {
    let (size, origin) = (rect.size, rect.origin)
    append(.move(origin.applying(t)))
    for (x, y) in [(1.0, 0.0), (1, 1), (0, 1)] {
      append(
        .line(CGPoint(x: origin.x + x * size.width, y: origin.y + y * size.height).applying(t)))
    }
    append(.close)
  }

  mutating func addEllipse(in rect: CGRect, _ t: CGAffineTransform) {
    let toRect = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let map = toRect.concatenating(t)
    append(.move(CGPoint(x: 1, y: 0).applying(map)))
    for corner in Self.quadrants { addQuarter(corner, map) }
    append(.close)
  }

  /// Appends the quarter of the unit circle in the given quadrant, with increasing angle.
  private mutating func addQuarter(_ corner: (x: CGFloat, y: CGFloat), _ t: CGAffineTransform) {
    let k = Self.quarterHandle
    let beginsOnX = corner.x * corner.y > 0
    let start = beginsOnX ? CGPoint(x: corner.x, y: 0) : CGPoint(x: 0, y: corner.y)
    let end = beginsOnX ? CGPoint(x: 0, y: corner.y) : CGPoint(x: corner.x, y: 0)
    append(
      .curve(
        control1: CGPoint(x: start.x + k * end.x, y: start.y + k * end.y).applying(t),
        control2: CGPoint(x: end.x + k * start.x, y: end.y + k * start.y).applying(t),
        end: end.applying(t)))
  }

  /// Appends a rectangle with elliptical corners. Corner radii are limited to half the sides.
  mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, _ t: CGAffineTransform
  ) {
    let rect = rect.standardized
    let width = max(0, min(cornerWidth, rect.width / 2))
    let height = max(0, min(cornerHeight, rect.height / 2))
    if width == 0 || height == 0 { return addRect(rect, t) }
    append(.move(CGPoint(x: rect.maxX, y: rect.midY).applying(t)))
    for corner in Self.quadrants {
      let center = CGPoint(
        x: corner.x > 0 ? rect.maxX - width : rect.minX + width,
        y: corner.y > 0 ? rect.maxY - height : rect.minY + height)
      let map = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
        .concatenating(t)
      let beginsOnX = corner.x * corner.y > 0
      let start = beginsOnX ? CGPoint(x: corner.x, y: 0) : CGPoint(x: 0, y: corner.y)
      append(.line(start.applying(map)))
      addQuarter(corner, map)
    }
    append(.close)
  }

  /// Appends a circular arc from `start` through `sweep` radians (negative values for decreasing
  /// angles), preceded by a line from the current point.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat, _ t: CGAffineTransform
  ) {
    let map = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
    ).concatenating(t)
    let first = Self.unitVector(start).applying(map)
    append(currentPoint == nil ? .move(first) : .line(first))
    let pieces = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    guard pieces >= 1, pieces <= 8 else { return }
    let step = sweep / pieces
    for piece in 0..<Int(pieces) { addArcPiece(from: start + CGFloat(piece) * step, step, map) }
  }

  private mutating func addArcPiece(from a: CGFloat, _ step: CGFloat, _ t: CGAffineTransform) {
    let (start, end) = (Self.unitVector(a), Self.unitVector(a + step))
    let quarter = DeterministicMath.sincos(Double(step) / 4)
    let k = CGFloat(4.0 / 3 * quarter.sin / quarter.cos)
    append(
      .curve(
        control1: CGPoint(x: start.x - k * start.y, y: start.y + k * start.x).applying(t),
        control2: CGPoint(x: end.x + k * end.y, y: end.y - k * end.x).applying(t),
        end: end.applying(t)))
  }

  private static func unitVector(_ angle: CGFloat) -> CGPoint {
    let (sin, cos) = DeterministicMath.sincos(Double(angle))
    return CGPoint(x: cos, y: sin)
  }
}
