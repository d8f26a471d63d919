// The paths of shapes and masks in a view of a given size. Circular and rectangular masks are built
// from the same path elements, so that each can be animated to any other.

import SegueScenes
import UIKit

extension SceneShape.Outline {
  /// Returns the path in `bounds`, inset by half of the line width.
  func path(in bounds: CGRect, lineWidth: CGFloat) -> CGPath {
    let rect = bounds.insetBy(
      dx: min(lineWidth, bounds.width) / 2, dy: min(lineWidth, bounds.height) / 2)
    switch self {
    case .path(let path): return path.fitted(into: bounds)
    case .line(let from, let to):
      let line = CGMutablePath()
      line.move(to: bounds.point(from))
      line.addLine(to: bounds.point(to))
      return line
    case .kind(let kind, let sides): return Self.path(kind, sides: sides, in: rect)
    }
  }

  private static func path(_ kind: SceneShape.Kind, sides: Int?, in rect: CGRect) -> CGPath {
    let side = min(rect.width, rect.height)
    let path = CGMutablePath()
    switch kind {
    case .rectangle, .line: path.addRect(rect)
    case .capsule: path.addRoundedRect(in: rect, cornerWidth: side / 2, cornerHeight: side / 2)
    case .circle:
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: side / 2, startAngle: -.pi / 2,
        endAngle: 1.5 * .pi, clockwise: false)
      path.closeSubpath()
    case .polygon: path.addPoints(sides ?? 6, in: rect)
    case .star: path.addPoints(2 * (sides ?? 5), in: rect, inner: starDepth)
    }
    return path
  }

  /// The distance of a star's inner vertices from its center, relative to the outer ones. The ratio
  /// is that of a pentagram.
  private static let starDepth: CGFloat = 0.381_966
}

extension ScenePath {
  /// Returns the path scaled so that its view box fits into `bounds`, centered.
  func fitted(into bounds: CGRect) -> CGPath {
    guard let viewBox, viewBox.width > 0, viewBox.height > 0 else { return CGPath(outline) }
    let scale = min(bounds.width / viewBox.width, bounds.height / viewBox.height)
    let map = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: bounds.midX - viewBox.midX * scale,
      ty: bounds.midY - viewBox.midY * scale)
    return CGPath(outline.applying(map))
  }
}

extension SceneMask {
  /// Returns the path of the mask in a view with the given bounds.
  func path(in bounds: CGRect) -> CGPath {
    switch self {
    case .path(let path): return path.fitted(into: bounds)
    case .polygon(let center, let polygon, let radius):
      let middle = center.point(in: bounds)
      let reach = radius?.points(of: min(bounds.width, bounds.height))
      return polygon.path(
        around: middle, radius: reach ?? Self.cover(bounds, from: middle) / polygon.innerRadius)
    case .circle(let center, let radius):
      let middle = center.point(in: bounds)
      let reach = radius?.points(of: min(bounds.width, bounds.height))
      let r = max(reach ?? Self.cover(bounds, from: middle), Self.minimum)
      return Self.box(
        CGRect(x: middle.x - r, y: middle.y - r, width: 2 * r, height: 2 * r), radius: r)
    case .frame(let origin, let size, let radius):
      let corner = origin.point(in: bounds)
      let frame = CGRect(
        x: corner.x, y: corner.y, width: max(size.x.points(of: bounds.width), 2 * Self.minimum),
        height: max(size.y.points(of: bounds.height), 2 * Self.minimum))
      return Self.box(frame, radius: radius)
    }
  }

  /// The minimum size and radius. A corner without a radius would be drawn with different path
  /// elements.
  private static let minimum: CGFloat = 0.01

  private static func box(_ rect: CGRect, radius: CGFloat) -> CGPath {
    let radius = min(max(radius, minimum), min(rect.width, rect.height) / 2)
    return CGPath(
      roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  private static func cover(_ bounds: CGRect, from point: CGPoint) -> CGFloat {
    let x = max(point.x - bounds.minX, bounds.maxX - point.x)
    let y = max(point.y - bounds.minY, bounds.maxY - point.y)
    return (x * x + y * y).squareRoot()
  }
}

extension SceneMaskPolygon {
  fileprivate func path(around center: CGPoint, radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    let count = inner == nil ? sides : 2 * sides
    for index in 0..<count {
      let turn = DeterministicMath.sincos(
        2 * .pi * Double(index) / Double(count) + degrees * .pi / 180)
      let reach = index % 2 == 1 ? radius * (inner ?? 1) : radius
      let point = CGPoint(x: center.x + reach * turn.sin, y: center.y - reach * turn.cos)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

extension LengthPair {
  /// Returns the point in `bounds`, relative to its top-left corner.
  fileprivate func point(in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: bounds.minX + x.points(of: bounds.width), y: bounds.minY + y.points(of: bounds.height))
  }
}

extension CGRect {
  /// Returns the point that `unit` denotes in the unit coordinate space of the rectangle.
  fileprivate func point(_ unit: CGPoint) -> CGPoint {
    CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}

extension CGMutablePath {
  /// Adds points on an ellipse, clockwise from the top. The radius of every other point is
  /// multiplied by `inner`.
  fileprivate func addPoints(_ count: Int, in rect: CGRect, inner: CGFloat = 1) {
    for index in 0..<count {
      let turn = DeterministicMath.sincos(2 * .pi * Double(index) / Double(count))
      let reach = index % 2 == 1 ? inner : 1
      let point = CGPoint(
        x: rect.midX + reach * turn.sin * rect.width / 2,
        y: rect.midY - reach * turn.cos * rect.height / 2)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    closeSubpath()
  }
}
