// Borders: bars where corners are sharp, which stay exact on whole pixels, and a ring where they are not.

import Foundation
import SegueDisplay

extension LayerDrawing {
  /// The border, inside the bounds.
  var border: [DisplayItem] {
    guard shown.drawsBorder, let color = shown.borderColor, !shown.bounds.isEmpty else { return [] }
    let bounds = shown.bounds
    let outline = outline
    let width = shown.borderWidth
    if 2 * width >= min(bounds.width, bounds.height) { return [solid(outline, color)] }
    if outline.isSharp { return bars(width, color) }
    var ring = PathOutline()
    ring.append(outline)
    ring.append(outline.inset(by: Double(width)))
    var display = DisplayColor(color)
    display.alpha *= context.opacity
    return [
      .path(PathFill(path: ring, transform: context.transform, color: display, rule: .evenOdd))
    ]
  }

  /// Four bars that do not overlap.
  private func bars(_ width: CGFloat, _ color: CGColor) -> [DisplayItem] {
    let bounds = shown.bounds
    let side = bounds.size.height - 2 * width
    let bars = [
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.size.width, height: width),
      CGRect(x: bounds.minX, y: bounds.maxY - width, width: bounds.size.width, height: width),
      CGRect(x: bounds.minX, y: bounds.minY + width, width: width, height: side),
      CGRect(x: bounds.maxX - width, y: bounds.minY + width, width: width, height: side),
    ]
    return bars.filter { !$0.isEmpty }.map { solid(RoundedRectangle($0), color) }
  }
}

extension RoundedRectangle {
  /// The rectangle within, at an even distance from the sides; its corners have the same middles.
  fileprivate func inset(by width: Double) -> RoundedRectangle {
    RoundedRectangle(
      rect.insetBy(dx: CGFloat(width), dy: CGFloat(width)), topLeft: max(topLeft - width, 0),
      topRight: max(topRight - width, 0), bottomRight: max(bottomRight - width, 0),
      bottomLeft: max(bottomLeft - width, 0))
  }
}

extension PathOutline {
  /// Adds a rounded rectangle, clockwise as seen.
  fileprivate mutating func append(_ shape: RoundedRectangle) {
    let rect = shape.rect
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    append(.move(point(left, top + shape.topLeft)))
    appendCorner(point(left, top), shape.topLeft, from: (0, 1), to: (1, 0))
    appendCorner(point(right, top), shape.topRight, from: (-1, 0), to: (0, 1))
    appendCorner(point(right, bottom), shape.bottomRight, from: (0, -1), to: (-1, 0))
    appendCorner(point(left, bottom), shape.bottomLeft, from: (1, 0), to: (0, -1))
    append(.close)
  }

  /// A line to where the corner at `vertex` begins, and a quarter of a circle, in halves, each a cubic
  /// that misses the circle by 4 millionths of its radius. `from` and `to` point along the sides.
  private mutating func appendCorner(
    _ vertex: CGPoint, _ radius: Double, from: (Double, Double), to: (Double, Double)
  ) {
    func point(_ a: Double, _ b: Double) -> CGPoint {
      CGPoint(
        x: Double(vertex.x) + radius * (a * from.0 + b * to.0),
        y: Double(vertex.y) + radius * (a * from.1 + b * to.1))
    }
    append(.line(point(1, 0)))
    if radius == 0 { return }
    // Of a quarter circle about (1, 1) from (1, 0) to (0, 1), seen from the vertex.
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
