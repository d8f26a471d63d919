// Rounded rectangles with hard edges, as a device draws them, and the rings between two of them. The
// sides select pixels by their centers. In a corner, a pixel is covered by the signed distance from
// its center to the arc, clamped, which is neither hard nor the exact area.
//
// Source: a screenshot of iOS 11, in which 75 pixels of the inner arc of a border are within 0.9/255
// of this rule; exact areas differ by up to 9. Measured in upright layers whose scale is the same in
// both directions; the rest is derived from it.

import CoreGraphics
import SegueDisplay

/// A rounded rectangle with hard edges, or a ring, in any position.
package final class DistanceOutline: Sendable {
  /// The rectangle without rounded corners.
  let rectangle: CrispOutline
  /// The rounded corners.
  let corners: [CornerDistance]
  /// What the curve surrounds. Pixels that lie inside it are completely covered.
  let interior: Outline
  /// The part that a ring does not cover; `nil` if everything inside is covered.
  let hole: DistanceOutline?
  /// A Boolean value that indicates whether a circle of the layer is one in pixels. Otherwise the
  /// distances are estimates, by which a pixel inside the curve may be covered only partly.
  private let isSimilar: Bool

  /// Creates `shape` under `transform`, without the inside of `inner`; `nil` if no pixel is covered.
  init?(
    _ shape: RoundedRectangle, _ transform: CGAffineTransform, inner: RoundedRectangle? = nil,
    sharing forms: OutlineForms? = nil
  ) {
    let sides = CornerArcs(RoundedRectangle(shape.rect), scale: 1).points
    let seen = sides.compactMap {
      Outline.Vertex(onGrid: CGPoint(x: $0.x, y: $0.y).applying(transform))
    }
    guard seen.count == 4, let turned = Outline(seen), let map = LinearMap(inverting: transform)
    else { return nil }
    let vertices = turned.isUpright ? Shape.rounded(seen, [0, 1, 2, 3]) : seen
    let body = UprightBody(shape, vertices, map)
    guard let hard = Outline(vertices),
      let interior = Outline(
        body.shape, transform.moved(to: vertices[0]), sharing: forms)
    else { return nil }
    rectangle = CrispOutline(hard: hard, smooth: nil)
    corners = body.corners(transform, vertices, map)
    self.interior = interior
    isSimilar = map.isSimilar
    hole = inner.flatMap { DistanceOutline($0, transform, sharing: forms) }
  }

  /// Returns whether every pixel of `rect` is known to be fully covered.
  func covers(_ rect: PixelRect) -> Bool { isSimilar && hole == nil && interior.covers(rect) }

  /// Returns a rectangle of fully covered pixels within `area`; empty if none is found quickly.
  func inner(_ area: PixelRect) -> PixelRect {
    isSimilar && hole == nil ? interior.inner(area) : .empty
  }

  /// Returns whether `box` lies inside, together with the pixels that it touches.
  func contains(_ box: OutlineBox) -> Bool {
    guard isSimilar, hole == nil else { return false }
    return interior.contains(
      OutlineBox(
        minX: box.minX.rounded(.down), minY: box.minY.rounded(.down), maxX: box.maxX.rounded(.up),
        maxY: box.maxY.rounded(.up)))
  }

  /// Returns whether both cover the same pixels.
  func isSame(as other: DistanceOutline) -> Bool {
    guard corners == other.corners, rectangle.hard.isSame(as: other.rectangle.hard) else {
      return false
    }
    switch (hole, other.hole) {
    case (nil, nil): return true
    case (let own?, let other?): return own.isSame(as: other)
    default: return false
    }
  }
}

/// A rounded rectangle of a layer's units, as large as its rounded pixels, whose first corner is the
/// origin.
private struct UprightBody {
  let shape: RoundedRectangle

  init(_ shape: RoundedRectangle, _ vertices: [Outline.Vertex], _ map: LinearMap) {
    let width = map.length(from: vertices[0], to: vertices[1])
    let height = map.length(from: vertices[0], to: vertices[3])
    let largest = min(width, height) / 2
    func radius(_ r: Double) -> Double { r > 0 ? min(r, largest) : 0 }
    self.shape = RoundedRectangle(
      CGRect(x: 0, y: 0, width: width, height: height), topLeft: radius(shape.topLeft),
      topRight: radius(shape.topRight), bottomRight: radius(shape.bottomRight),
      bottomLeft: radius(shape.bottomLeft))
  }

  /// Returns the rounded corners at `vertices`.
  func corners(_ t: CGAffineTransform, _ vertices: [Outline.Vertex], _ map: LinearMap)
    -> [CornerDistance]
  {
    let all: [(Double, Double, Double)] = [
      (shape.topLeft, -1, -1), (shape.topRight, 1, -1), (shape.bottomRight, 1, 1),
      (shape.bottomLeft, -1, 1),
    ]
    return zip(vertices, all).compactMap { vertex, corner in
      let (radius, x, y) = corner
      guard radius > 0 else { return nil }
      let (dx, dy) = (x * radius, y * radius)
      let center = Outline.Vertex(
        x: vertex.x - (Double(t.a) * dx + Double(t.c) * dy),
        y: vertex.y - (Double(t.b) * dx + Double(t.d) * dy))
      return CornerDistance(center: center, radius: radius, x: x, y: y, map: map)
    }
  }
}

/// A map of distances in pixels to those in a layer's units.
struct LinearMap: Sendable, Equatable {
  let a, b, c, d: Double

  /// Creates the inverse of the linear part of `t`; `nil` if there is none.
  init?(inverting t: CGAffineTransform) {
    let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    let scale = 1 / (a * d - b * c)
    (self.a, self.b, self.c, self.d) = (d * scale, -b * scale, -c * scale, a * scale)
    guard [self.a, self.b, self.c, self.d].allSatisfy(\.isFinite) else { return nil }
  }

  /// A Boolean value that indicates whether all directions are scaled alike.
  var isSimilar: Bool {
    let (across, down) = (a * a + b * b, c * c + d * d)
    return abs(across - down) <= 1e-6 * across && abs(a * c + b * d) <= 1e-6 * across
  }

  /// The largest number of the layer's units that a pixel is long, in any direction; if it is the same
  /// in all, with an error of rounding only.
  var largestScale: Double {
    let (across, down, skew) = (a * a + b * b, c * c + d * d, a * c + b * d)
    let spread = ((across - down) * (across - down) + 4 * skew * skew).squareRoot()
    return ((across + down + spread) / 2).squareRoot()
  }

  func applied(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (a * x + c * y, b * x + d * y)
  }

  func length(from p: Outline.Vertex, to q: Outline.Vertex) -> Double {
    let (x, y) = applied(q.x - p.x, q.y - p.y)
    return (x * x + y * y).squareRoot()
  }
}

extension CGAffineTransform {
  /// Returns the transform with the origin at `vertex`.
  fileprivate func moved(to vertex: Outline.Vertex) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: CGFloat(vertex.x), ty: CGFloat(vertex.y))
  }
}
