// First stage of drawing: a rounded rectangle under an affine map becomes a convex polygon in
// pixels. Corners become chords that deviate from the arc by less than 1/64 pixel. Vertices are
// rounded to 1/4096 pixel, so that a quad that is meant to be pixel-aligned has no fringe from the
// last bits of its transform, while a move by 1/100 pixel is still visible.

import CSegueKernels
import CoreGraphics
import SegueDisplay

/// A convex polygon in pixels. Vertices are in clockwise order where y points down. Smooth corners
/// have dents of a thousandth of their radius, which no query of an outline treats as inside.
///
/// It is a class, so that steps that have one are small.
package final class Outline: Sendable {
  /// A vertex of the polygon.
  package struct Vertex: Hashable, Sendable {
    /// The distances from the left and from the top, in pixels.
    package var x, y: Double
  }

  /// The number of grid steps per pixel.
  static let grid = 4096.0
  /// The maximum magnitude of coordinates, in pixels, that are drawn. Beyond it, doubles cannot
  /// represent the grid.
  static let maximumCoordinate = 1e12

  /// The vertices, at least three.
  package let vertices: [Vertex]
  /// The edges that are not horizontal, sorted by their upper ends. Valid while the outline exists.
  nonisolated(unsafe) let edges: UnsafeBufferPointer<segue_edge>
  /// The smallest axis-aligned rectangle that contains the vertices.
  let minX, minY, maxX, maxY: Double
  /// Axis-aligned rectangles inside the outline: between the leftmost and the rightmost edge, and
  /// between the topmost and the lowest, if those edges have any length.
  let cores: [OutlineBox]

  /// Creates the outline of `shape` under `transform`; `nil` if it has no area or is not finite.
  package convenience init?(_ shape: RoundedRectangle, _ transform: CGAffineTransform) {
    let points = Self.corners(shape, scale: Self.largestScale(transform))
    var vertices: [Vertex] = []
    vertices.reserveCapacity(points.count)
    for point in points {
      let x = Double(transform.a) * point.x + Double(transform.c) * point.y + Double(transform.tx)
      let y = Double(transform.b) * point.x + Double(transform.d) * point.y + Double(transform.ty)
      guard abs(x) < Self.maximumCoordinate, abs(y) < Self.maximumCoordinate else { return nil }
      let vertex = Vertex(
        x: (x * Self.grid).rounded() / Self.grid, y: (y * Self.grid).rounded() / Self.grid)
      if vertices.last != vertex { vertices.append(vertex) }
    }
    self.init(vertices)
  }

  /// Returns the vertices of `shape` in its own space, precise enough when a point is `scale`
  /// pixels.
  static func corners(_ shape: RoundedRectangle, scale: Double) -> [Vertex] {
    let isSmooth = shape.curve == .continuous && !shape.isSharp
    return isSmooth
      ? SmoothCorners(shape, scale: scale).points : CornerArcs(shape, scale: scale).points
  }

  /// Creates a convex polygon with the given vertices, in either direction; `nil` if it has no
  /// area.
  init?(_ corners: [Vertex]) {
    guard corners.count >= 3 else { return nil }
    let area = Self.twiceTheArea(corners)
    guard area != 0 else { return nil }
    vertices = area > 0 ? corners : corners.reversed()
    edges = Self.copied(Self.edges(vertices))
    var (low, high) = (corners[0], corners[0])
    for v in corners {
      (low.x, low.y) = (min(low.x, v.x), min(low.y, v.y))
      (high.x, high.y) = (max(high.x, v.x), max(high.y, v.y))
    }
    (minX, minY, maxX, maxY) = (low.x, low.y, high.x, high.y)
    cores = corners.count > 4 ? Self.cores(corners, low, high) : []
  }

  private static func cores(_ corners: [Vertex], _ low: Vertex, _ high: Vertex) -> [OutlineBox] {
    // The extents of the edges at the left, right, top and bottom.
    var (left, right) = (Reach(), Reach())
    var (top, bottom) = (Reach(), Reach())
    for v in corners {
      if v.x == low.x { left.take(v.y) }
      if v.x == high.x { right.take(v.y) }
      if v.y == low.y { top.take(v.x) }
      if v.y == high.y { bottom.take(v.x) }
    }
    let wide = OutlineBox(
      minX: low.x, minY: max(left.low, right.low), maxX: high.x, maxY: min(left.high, right.high))
    let tall = OutlineBox(
      minX: max(top.low, bottom.low), minY: low.y, maxX: min(top.high, bottom.high), maxY: high.y)
    return [wide, tall].filter { $0.minX < $0.maxX && $0.minY < $0.maxY }
  }

  /// The range of a set of numbers.
  private struct Reach {
    var low = Double.infinity
    var high = -Double.infinity

    mutating func take(_ x: Double) { (low, high) = (min(low, x), max(high, x)) }
  }

  deinit { edges.deallocate() }

  private static func copied(_ edges: [segue_edge]) -> UnsafeBufferPointer<segue_edge> {
    let memory = UnsafeMutableBufferPointer<segue_edge>.allocate(capacity: edges.count)
    _ = memory.initialize(from: edges)
    return UnsafeBufferPointer(memory)
  }

  private static func edges(_ vertices: [Vertex]) -> [segue_edge] {
    var edges: [segue_edge] = []
    edges.reserveCapacity(vertices.count)
    // From the topmost vertex on, both chains run downward, one clockwise, one counterclockwise,
    // except for rounding errors. Taking the higher end first leaves hardly anything to sort.
    let count = vertices.count
    let top = vertices.indices.min { vertices[$0].y < vertices[$1].y } ?? 0
    var (ahead, back) = (top, top)
    for _ in 0..<count {
      let next = ahead + 1 < count ? ahead + 1 : 0
      let previous = back > 0 ? back - 1 : count - 1
      if vertices[ahead].y <= vertices[back].y {
        insert(vertices[ahead], vertices[next], into: &edges)
        ahead = next
      } else {
        insert(vertices[previous], vertices[back], into: &edges)
        back = previous
      }
    }
    return edges
  }

  /// Inserts the edge from `a` to `b`, unless it is horizontal, after all whose upper end is not
  /// lower.
  private static func insert(_ a: Vertex, _ b: Vertex, into edges: inout [segue_edge]) {
    if a.y == b.y { return }
    let isLeft = b.y < a.y
    let (top, bottom) = isLeft ? (b, a) : (a, b)
    let edge = segue_edge(
      x0: top.x, y0: top.y, x1: bottom.x, y1: bottom.y,
      slope: (bottom.x - top.x) / (bottom.y - top.y), side: isLeft ? 1 : -1)
    edges.append(edge)
    var i = edges.count - 1
    while i > 0, edges[i - 1].y0 > edge.y0 {
      edges[i] = edges[i - 1]
      i -= 1
    }
    edges[i] = edge
  }

  private static func largestScale(_ t: CGAffineTransform) -> Double {
    let (across, down) = (t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d)
    return Double(max(across, down)).squareRoot()
  }

  private static func twiceTheArea(_ v: [Vertex]) -> Double {
    // Relative to the first corner: far from the origin, rounding of the products
    // would obscure the area.
    var sum = 0.0
    for i in 1..<(v.count - 1) {
      let (ax, ay) = (v[i].x - v[0].x, v[i].y - v[0].y)
      let (bx, by) = (v[i + 1].x - v[0].x, v[i + 1].y - v[0].y)
      sum += ax * by - ay * bx
    }
    return sum
  }
}
