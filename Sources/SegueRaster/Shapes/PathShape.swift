// First stage for paths: lines and curves under an affine map become edges in pixels. Curves become
// chords that lie outside as much as inside, so that areas are correct; none deviates by more than
// 1/64 pixel. Ends are rounded to 1/4096 pixel, as those of every outline are.

import CSegueKernels
import CoreGraphics
import SegueDisplay

/// Any path in pixels, self-intersecting or not.
package final class PathShape: Sendable {
  /// The maximum number of edges. Paths with more are rejected: a path is one item, and must not
  /// use a frame's memory.
  package static let maximumEdges = 1 << 18
  /// The maximum deviation of a chord, in pixels.
  static let tolerance = 1.0 / 64
  /// The maximum number of chords for one curve.
  static let maximumChords = 1024.0

  /// The short edges and, from `tall` on, the tall ones, each kind sorted by the rows of their upper ends,
  /// unless they are few. Horizontal ones cover nothing, but `inner` looks at them.
  let edges: [segue_path_edge]
  let tall: Int
  /// The greatest lower end among each edge and all of its kind before it; empty if they are not sorted.
  let reaches: [Double]
  /// The rule that determines the interior of the path.
  let rule: FillRule
  /// The smallest axis-aligned rectangle that contains the path.
  package let minX, minY, maxX, maxY: Double

  /// Creates the interior of `path` under `transform`; `nil` if it has no area or is not finite.
  /// - Parameters:
  ///   - flatness: The flatness with which curves are divided into lines; `nil` for their areas.
  /// - Throws: `RasterError.edges` if there are too many edges.
  package convenience init?(
    _ path: PathOutline, _ transform: CGAffineTransform, rule: FillRule,
    flatness: CurveFlatness? = nil, rows: Range<Double>? = nil, maximumEdges: Int = maximumEdges
  ) throws(RasterError) {
    var builder = PathBuilder(rows: rows, flatness: flatness, maximumEdges: maximumEdges)
    builder.contours = rule == .evenOdd ? [] : nil
    try builder.add(path, transform)
    builder.alternateContours()
    self.init(builder, rule: rule)
  }

  /// Creates the interior of all paths that `builder` has collected.
  init?(_ builder: PathBuilder, rule: FillRule) {
    guard builder.hasArea else { return nil }
    if builder.edges.count <= Self.mostUnsorted {
      (edges, tall, reaches) = (builder.edges, builder.edges.count, [])
    } else {
      (edges, tall) = Self.shortFirst(Self.byRow(builder.edges))
      reaches = Self.reaches(edges, tall)
    }
    self.rule = rule
    (minX, minY) = (builder.low.x, builder.low.y)
    (maxX, maxY) = (builder.high.x, builder.high.y)
  }
}

extension PathShape {
  /// The height of the tallest short edges, in rows. What is searched for a tile grows with the height of
  /// the tallest one: all edges, if a single line closes a long contour.
  private static let tallestShort = 64.0
  /// The maximum number of edges that are not sorted: all of them are looked at in each tile.
  private static let mostUnsorted = 256

  private static func reaches(_ edges: [segue_path_edge], _ tall: Int) -> [Double] {
    var reach = -Double.infinity
    return edges.indices.map { index in
      reach = index == tall ? edges[index].y1 : max(reach, edges[index].y1)
      return reach
    }
  }

  /// Returns sorted edges with the tall ones last, and the index of the first of those.
  private static func shortFirst(_ sorted: [segue_path_edge]) -> ([segue_path_edge], tall: Int) {
    let tall = sorted.filter { $0.y1 - $0.y0 > tallestShort }
    if tall.isEmpty || tall.count == sorted.count { return (sorted, sorted.count - tall.count) }
    let short = sorted.filter { $0.y1 - $0.y0 <= tallestShort }
    return (short + tall, short.count)
  }

  /// Returns the edges sorted by the rows of their upper ends: by counting sort, unless there are
  /// too many rows.
  private static func byRow(_ edges: [segue_path_edge]) -> [segue_path_edge] {
    var (low, high) = (Double.infinity, -Double.infinity)
    for edge in edges { (low, high) = (min(low, edge.y0), max(high, edge.y0)) }
    low = low.rounded(.down)
    guard high - low < Double(4 * edges.count + 256) else {
      return edges.sorted { $0.y0 < $1.y0 }
    }
    var starts = [Int32](repeating: 0, count: Int(high - low) + 2)
    for edge in edges { starts[Int(edge.y0 - low) + 1] += 1 }
    for row in 1..<starts.count { starts[row] += starts[row - 1] }
    return [segue_path_edge](unsafeUninitializedCapacity: edges.count) { sorted, count in
      for edge in edges {
        let row = Int(edge.y0 - low)
        sorted[Int(starts[row])] = edge
        starts[row] += 1
      }
      count = edges.count
    }
  }
}

/// Collects the edges of one or more paths.
struct PathBuilder {
  var edges: [segue_path_edge] = []
  /// The contours, or `nil` if they need not be distinguished.
  var contours: [PathContour]?
  private var contour = PathContour()
  private(set) var isFinite = true
  private(set) var low = Outline.Vertex(x: .infinity, y: .infinity)
  private(set) var high = Outline.Vertex(x: -.infinity, y: -.infinity)

  /// Whether the path is finite and not a line.
  var hasArea: Bool { isFinite && low.y < high.y && low.x < high.x && !edges.isEmpty }
  /// The smallest axis-aligned rectangle that contains the path.
  var box: OutlineBox { OutlineBox(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) }

  /// The rows outside of which edges are left out.
  let rows: Range<Double>?
  /// The flatness of the lines into which curves are divided in halves; `nil` for chords of the
  /// curve's area.
  private let flatness: CurveFlatness?
  private let maximumEdges: Int
  private var map = CGAffineTransform.identity
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var last = Outline.Vertex(x: 0, y: 0)
  private var isOpen = false
  /// Whether `low` and `high` take the beginning of the subpath into account.
  private var isBoxed = false

  init(
    rows: Range<Double>?, flatness: CurveFlatness? = nil,
    maximumEdges: Int = PathShape.maximumEdges
  ) {
    (self.rows, self.flatness, self.maximumEdges) = (rows, flatness, maximumEdges)
  }

  /// Forgets all paths, and keeps the memory of their edges.
  mutating func removeAll() {
    edges.removeAll(keepingCapacity: true)
    isFinite = true
    low = Outline.Vertex(x: .infinity, y: .infinity)
    high = Outline.Vertex(x: -.infinity, y: -.infinity)
  }

  /// Adds `path` under `transform`.
  mutating func add(_ path: PathOutline, _ transform: CGAffineTransform) throws(RasterError) {
    map = transform
    edges.reserveCapacity(edges.count + 4 * min(path.elements.count, 1 << 16))
    for element in path.elements {
      switch element {
      case .move(let point): begin(at: point.applying(map))
      case .line(let point): line(to: point.applying(map))
      case .quadCurve(let control, let end):
        curve(control.applying(map), end: end.applying(map))
      case .curve(let control1, let control2, let end):
        curve(control1.applying(map), control2.applying(map), end: end.applying(map))
      case .close:
        close()
        begin(at: start)
      }
      guard edges.count <= maximumEdges else { throw .edges(limit: maximumEdges) }
    }
    close()
    isOpen = false
  }

  private mutating func begin(at point: CGPoint) {
    close()
    (start, current, isOpen) = (point, point, true)
    last = vertex(point)
    isBoxed = false
  }

  /// Closes the subpath, since fills treat open subpaths as closed.
  private mutating func close() {
    if isOpen { line(to: start) }
    guard contours != nil else { return }
    contour.edges = contour.edges.lowerBound..<edges.count
    if !contour.edges.isEmpty { contours?.append(contour) }
    contour = PathContour()
    contour.edges = edges.count..<edges.count
  }

  private mutating func line(to end: CGPoint) {
    add(vertex(end))
    current = end
  }

  private mutating func curve(_ control: CGPoint, end: CGPoint) {
    if let flatness {
      return add(HalvedCurve(current, control, end).ends(within: flatness.deviation), to: end)
    }
    let bend = (
      x: 2 * (current.x - 2 * control.x + end.x), y: 2 * (current.y - 2 * control.y + end.y)
    )
    let from = current
    chords(bend, bend, end: end) { t in
      let u = 1 - t
      return CGPoint(
        x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
        y: u * u * from.y + 2 * u * t * control.y + t * t * end.y)
    }
  }

  private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, end: CGPoint) {
    if let flatness {
      let curve = HalvedCurve(current, control1, control2, end)
      let ends =
        flatness.surroundsThinLine(map)
        ? curve.endsOfQuadratics(within: flatness.deviation)
        : curve.ends(within: flatness.deviation)
      return add(ends, to: end)
    }
    let from = current
    let first = (
      x: 6 * (from.x - 2 * control1.x + control2.x), y: 6 * (from.y - 2 * control1.y + control2.y)
    )
    let second = (
      x: 6 * (control1.x - 2 * control2.x + end.x), y: 6 * (control1.y - 2 * control2.y + end.y)
    )
    chords(first, second, end: end) { t in
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * from.x + b * control1.x + c * control2.x + d * end.x,
        y: a * from.y + b * control1.y + c * control2.y + d * end.y)
    }
  }

  /// Adds chords of the curve `point`, whose second derivative goes from `first` to `second`.
  ///
  /// A chord over the parameter 1/n deviates from a curve of second derivative B by |B| / 8n², and
  /// the area in between is that of two thirds of the deviation along the whole chord. Inner ends
  /// are moved outward by as much.
  private mutating func chords(
    _ first: (x: CGFloat, y: CGFloat), _ second: (x: CGFloat, y: CGFloat), end: CGPoint,
    _ point: (CGFloat) -> CGPoint
  ) {
    let bend = max(first.x * first.x + first.y * first.y, second.x * second.x + second.y * second.y)
    let wanted = (bend.squareRoot() / (8 * PathShape.tolerance)).squareRoot().rounded(.up)
    guard wanted.isFinite else {
      isFinite = false
      return
    }
    let count = max(1, min(wanted, PathShape.maximumChords))
    let share = 1 / (12 * count * count)
    var i = 1.0
    while i < count {
      let t = i / count
      let p = point(t)
      let (bx, by) = (first.x + (second.x - first.x) * t, first.y + (second.y - first.y) * t)
      add(vertex(CGPoint(x: p.x - bx * share, y: p.y - by * share)))
      i += 1
    }
    line(to: end)
  }

  /// Adds the lines into which a curve is divided.
  private mutating func add(_ ends: [CGPoint], to end: CGPoint) {
    for point in ends { add(vertex(point)) }
    current = end
  }

  /// Returns the point on the grid.
  private mutating func vertex(_ p: CGPoint) -> Outline.Vertex {
    let (x, y) = (Double(p.x), Double(p.y))
    guard abs(x) < Outline.maximumCoordinate, abs(y) < Outline.maximumCoordinate else {
      isFinite = false
      return last
    }
    return Outline.Vertex(x: segue_on_grid(x), y: segue_on_grid(y))
  }

  /// Extends the rectangle that contains the path.
  private mutating func include(_ v: Outline.Vertex) {
    low = Outline.Vertex(x: min(low.x, v.x), y: min(low.y, v.y))
    high = Outline.Vertex(x: max(high.x, v.x), y: max(high.y, v.y))
  }

  private mutating func add(_ vertex: Outline.Vertex) {
    let last = last
    if vertex.x == last.x, vertex.y == last.y { return }
    self.last = vertex
    if !isBoxed { include(last) }
    include(vertex)
    isBoxed = true
    if contours != nil { contour.add(last, vertex) }
    let isDown = vertex.y >= last.y
    let (top, bottom) = isDown ? (last, vertex) : (vertex, last)
    if let rows, bottom.y <= rows.lowerBound || top.y >= rows.upperBound { return }
    let height = bottom.y - top.y
    edges.append(
      segue_path_edge(
        x0: top.x, y0: top.y, x1: bottom.x, y1: bottom.y,
        slope: height > 0 ? (bottom.x - top.x) / height : 0, winding: isDown ? 1 : -1))
  }
}
