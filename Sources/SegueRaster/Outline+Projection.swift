// First stage under perspective: outlines are finely divided in their plane, cut off before the eye and
// then projected. What is convex stays so.

import CoreGraphics
import SegueDisplay

extension Outline {
  /// The outline of `shape` as `map` shows it; `nil` when nothing of it is seen.
  convenience init?(_ shape: RoundedRectangle, through map: Homography) {
    let corners = Self.corners(shape, scale: map.magnification(over: shape.rect))
    self.init(through: map, corners.map { CGPoint(x: $0.x, y: $0.y) })
  }

  /// A convex polygon of these corners as `map` shows it.
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
  /// The place on the grid nearest to `point`; `nil` where the grid is lost.
  init?(onGrid point: CGPoint) {
    let (x, y) = (Double(point.x), Double(point.y))
    guard abs(x) < Outline.farthest, abs(y) < Outline.farthest else { return nil }
    self.init(
      x: (x * Outline.grid).rounded() / Outline.grid,
      y: (y * Outline.grid).rounded() / Outline.grid)
  }
}

extension Homography {
  /// This map after an affine one.
  func after(_ t: CGAffineTransform) -> Homography { Homography(t).concatenating(self) }
}
