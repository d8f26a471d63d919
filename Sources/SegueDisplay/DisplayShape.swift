// Outlines of clips and gradients.

import CoreGraphics
import Foundation

/// The outline of a clip or a gradient, in local points.
public enum DisplayShape: Sendable, Hashable {
  /// A rectangle with square or rounded corners.
  case rounded(RoundedRectangle)
  /// The interior of a path. Open subpaths are treated as closed.
  case path(PathOutline, rule: FillRule)

  /// A rectangle that contains the shape.
  package var box: CGRect {
    switch self {
    case .rounded(let shape): shape.rect
    case .path(let path, _): path.controlPointBox
    }
  }
}

extension RoundedRectangle {
  /// The outline as lines and curves, clockwise on screen.
  package var path: PathOutline {
    if curve == .continuous, !isSharp {
      return PathOutline(
        continuousRoundedRect: rect,
        radii: .init(
          topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft))
    }
    var path = PathOutline()
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    path.append(.move(point(left, top + topLeft)))
    path.appendCorner(point(left, top), topLeft, from: (0, 1), to: (1, 0))
    path.appendCorner(point(right, top), topRight, from: (-1, 0), to: (0, 1))
    path.appendCorner(point(right, bottom), bottomRight, from: (0, -1), to: (-1, 0))
    path.appendCorner(point(left, bottom), bottomLeft, from: (1, 0), to: (0, -1))
    path.append(.close)
    return path
  }

  /// The outline with each circular corner as one cubic, which is how graphics contexts draw it.
  package var quarteredPath: PathOutline {
    if isSharp || curve == .continuous { return path }
    var path = PathOutline()
    let sides = rect.standardized
    let corners: [(CGPoint, Double, (Double, Double), (Double, Double))] = [
      (CGPoint(x: sides.minX, y: sides.minY), topLeft, (0, 1), (1, 0)),
      (CGPoint(x: sides.maxX, y: sides.minY), topRight, (-1, 0), (0, 1)),
      (CGPoint(x: sides.maxX, y: sides.maxY), bottomRight, (0, -1), (-1, 0)),
      (CGPoint(x: sides.minX, y: sides.maxY), bottomLeft, (1, 0), (0, -1)),
    ]
    for (vertex, radius, from, to) in corners {
      path.appendQuarter(vertex, radius, from: from, to: to)
    }
    path.append(.close)
    return path
  }

  /// Returns the rectangle inset by `width` on every side, with corners that have the same centers.
  package func inset(by width: Double) -> RoundedRectangle {
    RoundedRectangle(
      rect.insetBy(dx: CGFloat(width), dy: CGFloat(width)), topLeft: max(topLeft - width, 0),
      topRight: max(topRight - width, 0), bottomRight: max(bottomRight - width, 0),
      bottomLeft: max(bottomLeft - width, 0), curve: curve)
  }
}

extension PathOutline {
  /// Appends a line to the beginning of the corner at `vertex` and a quarter of a circle as one cubic.
  fileprivate mutating func appendQuarter(
    _ vertex: CGPoint, _ radius: Double, from: (Double, Double), to: (Double, Double)
  ) {
    func point(_ a: Double, _ b: Double) -> CGPoint {
      CGPoint(
        x: Double(vertex.x) + radius * (a * from.0 + b * to.0),
        y: Double(vertex.y) + radius * (a * from.1 + b * to.1))
    }
    append(elements.isEmpty ? .move(point(1, 0)) : .line(point(1, 0)))
    if radius == 0 { return }
    let free = 1 - 0.552_284_749_830_793_6
    append(.curve(control1: point(free, 0), control2: point(0, free), end: point(0, 1)))
  }

  /// Appends a line to the beginning of the corner at `vertex` and a quarter of a circle in two
  /// halves, each a cubic that deviates from the circle by 4 millionths of its radius. `from` and
  /// `to` point along the sides.
  fileprivate mutating func appendCorner(
    _ vertex: CGPoint, _ radius: Double, from: (Double, Double), to: (Double, Double)
  ) {
    func point(_ a: Double, _ b: Double) -> CGPoint {
      CGPoint(
        x: Double(vertex.x) + radius * (a * from.0 + b * to.0),
        y: Double(vertex.y) + radius * (a * from.1 + b * to.1))
    }
    append(.line(point(1, 0)))
    if radius == 0 { return }
    // For a quarter circle about (1, 1) from (1, 0) to (0, 1), measured from the vertex.
    let handle = 0.26521648983954400
    let half = 0.5.squareRoot()
    let middle = 1 - half
    append(
      .curve(
        control1: point(1 - handle, 0),
        control2: point(middle + half * handle, middle - half * handle),
        end: point(middle, middle)))
    append(
      .curve(
        control1: point(middle - half * handle, middle + half * handle),
        control2: point(0, 1 - handle), end: point(0, 1)))
  }
}
