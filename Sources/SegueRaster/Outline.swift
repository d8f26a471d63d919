// First stage of drawing: a rounded rectangle under an affine map becomes a convex polygon in
// pixels. Corners become chords that miss the arc by less than 1/64 pixel. Vertices are rounded to
// 1/4096 pixel, so that a quad that is meant to be pixel-aligned has no fringe from the last bits
// of its transform, while a move by 1/100 pixel still shows.

import CSegueKernels
import CoreGraphics
import SegueDisplay

/// A convex polygon in pixels; vertices run clockwise as seen, y pointing down.
///
/// A class, so that steps that have one are small.
package final class Outline: Sendable {
  /// One corner of the polygon.
  package struct Vertex: Hashable, Sendable {
    /// Pixels from the left and from the top.
    package var x, y: Double
  }

  /// Steps that a pixel is divided into.
  static let grid = 4096.0
  /// Coordinates beyond this many pixels are not drawn: there, the grid is lost in doubles.
  static let farthest = 1e12

  /// The corners, at least three.
  package let vertices: [Vertex]
  /// The edges that are not level, by their upper ends.
  let edges: [segue_edge]
  /// The smallest upright box around them.
  let minX, minY, maxX, maxY: Double

  /// The outline of `shape` under `transform`; `nil` when it has no area or is not finite.
  package convenience init?(_ shape: RoundedRectangle, _ transform: CGAffineTransform) {
    let corners = CornerArcs(shape, scale: Self.largestScale(transform))
    var vertices: [Vertex] = []
    vertices.reserveCapacity(corners.points.count)
    for point in corners.points {
      let x = Double(transform.a) * point.x + Double(transform.c) * point.y + Double(transform.tx)
      let y = Double(transform.b) * point.x + Double(transform.d) * point.y + Double(transform.ty)
      guard abs(x) < Self.farthest, abs(y) < Self.farthest else { return nil }
      let vertex = Vertex(
        x: (x * Self.grid).rounded() / Self.grid, y: (y * Self.grid).rounded() / Self.grid)
      if vertices.last != vertex { vertices.append(vertex) }
    }
    self.init(vertices)
  }

  /// A convex polygon of these corners, in either sense; `nil` when it has no area.
  init?(_ corners: [Vertex]) {
    guard corners.count >= 3 else { return nil }
    let area = Self.twiceTheArea(corners)
    guard area != 0 else { return nil }
    vertices = area > 0 ? corners : corners.reversed()
    edges = Self.edges(vertices)
    var (low, high) = (corners[0], corners[0])
    for v in corners {
      (low.x, low.y) = (min(low.x, v.x), min(low.y, v.y))
      (high.x, high.y) = (max(high.x, v.x), max(high.y, v.y))
    }
    (minX, minY, maxX, maxY) = (low.x, low.y, high.x, high.y)
  }

  private static func edges(_ vertices: [Vertex]) -> [segue_edge] {
    var edges: [segue_edge] = []
    edges.reserveCapacity(vertices.count)
    var previous = vertices[vertices.count - 1]
    for vertex in vertices {
      defer { previous = vertex }
      if vertex.y == previous.y { continue }
      let isLeft = vertex.y < previous.y
      let (top, bottom) = isLeft ? (vertex, previous) : (previous, vertex)
      edges.append(
        segue_edge(
          x0: top.x, y0: top.y, x1: bottom.x, y1: bottom.y,
          slope: (bottom.x - top.x) / (bottom.y - top.y), side: isLeft ? 1 : -1))
    }
    // A total order: sums must not depend on the sorting algorithm.
    edges.sort { a, b in
      a.y0 != b.y0 ? a.y0 < b.y0 : a.x0 != b.x0 ? a.x0 < b.x0 : a.side < b.side
    }
    return edges
  }

  private static func largestScale(_ t: CGAffineTransform) -> Double {
    let (across, down) = (t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d)
    return Double(max(across, down)).squareRoot()
  }

  private static func twiceTheArea(_ v: [Vertex]) -> Double {
    // Relative to the first corner: far away, the products would drown the area.
    var sum = 0.0
    for i in 1..<(v.count - 1) {
      let (ax, ay) = (v[i].x - v[0].x, v[i].y - v[0].y)
      let (bx, by) = (v[i + 1].x - v[0].x, v[i + 1].y - v[0].y)
      sum += ax * by - ay * bx
    }
    return sum
  }
}
