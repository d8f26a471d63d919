// First stage under perspective: outlines are finely subdivided in their plane, clipped in front of
// the viewer and then projected. Convex outlines stay convex.

import CoreGraphics
import SegueDisplay

extension Outline {
  /// Creates the outline of `shape` mapped by `map`; `nil` if it is not visible.
  convenience init?(_ shape: RoundedRectangle, through map: Homography) {
    let corners = Self.corners(shape, scale: map.magnification(over: shape.rect))
    self.init(through: map, corners.map { CGPoint(x: $0.x, y: $0.y) })
  }

  /// Creates a convex polygon with the given corners mapped by `map`.
  convenience init?(through map: Homography, _ corners: [CGPoint]) {
    var vertices: [Vertex] = []
    vertices.reserveCapacity(corners.count + 2)
    for point in map.image(of: corners) {
      guard let vertex = Vertex(onGrid: point) else { return nil }
      if vertices.last != vertex { vertices.append(vertex) }
    }
    self.init(vertices)
  }
}

extension Outline.Vertex {
  /// Creates the grid position nearest to `point`; `nil` where doubles cannot represent the grid.
  init?(onGrid point: CGPoint) {
    let (x, y) = (Double(point.x), Double(point.y))
    guard abs(x) < Outline.maximumCoordinate, abs(y) < Outline.maximumCoordinate else { return nil }
    self.init(
      x: (x * Outline.grid).rounded() / Outline.grid,
      y: (y * Outline.grid).rounded() / Outline.grid)
  }
}

extension Homography {
  /// Returns the map that applies an affine map first, then this one.
  func after(_ t: CGAffineTransform) -> Homography { Homography(t).concatenating(self) }
}
