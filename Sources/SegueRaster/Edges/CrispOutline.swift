// Rectangles with edges that are not antialiased. A pixel whose center lies beyond such an edge is
// not covered, and in all others the edge has no effect; a center on the edge belongs to the side
// below it or to the right of it, so that rectangles which share an edge share no pixel.

import SegueDisplay
import SeguePixels

/// A rectangle in any position, some of whose edges are hard.
package struct CrispOutline: Sendable {
  /// A convex polygon whose edges are the hard ones. Smooth ones are moved outward.
  let hard: Outline
  /// A convex polygon whose edges are the smooth ones, hard ones being moved outward; `nil` if there
  /// are none.
  let smooth: Outline?

  /// Returns the pixels that may be touched, limited to `frame`.
  func pixels(within frame: PixelRect) -> PixelRect {
    let pixels = hard.pixels(within: frame)
    return smooth?.pixels(within: pixels) ?? pixels
  }

  /// Returns whether every pixel of `rect` is known to be fully covered.
  func covers(_ rect: PixelRect) -> Bool { hard.covers(rect) && smooth?.covers(rect) != false }

  /// Returns a rectangle of fully covered pixels within `area`; empty if none is found quickly.
  func inner(_ area: PixelRect) -> PixelRect {
    let inner = hard.inner(area)
    return smooth?.inner(inner) ?? inner
  }

  /// Returns whether each pixel that `other` touches is known to be covered.
  func contains(_ other: CrispOutline) -> Bool { smooth == nil && hard.contains(other.hard) }

  /// Returns whether `box` lies inside, together with the pixels around it.
  func contains(_ box: OutlineBox) -> Bool {
    let wide = OutlineBox(
      minX: box.minX - 1, minY: box.minY - 1, maxX: box.maxX + 1, maxY: box.maxY + 1)
    return hard.contains(wide) && smooth?.contains(wide) != false
  }

  /// Returns the columns of row `y` whose centers are inside the hard edges, within `columns`.
  func columns(_ y: Int, _ columns: Range<Int>) -> Range<Int> {
    let middle = Double(y - hard.y) + 0.5
    let left = Double(hard.x)
    var (start, end) = (Double(columns.lowerBound), Double(columns.upperBound))
    var isTouched = false
    for edge in hard.form.edges where edge.y0 <= middle && middle < edge.y1 {
      let x = ((edge.x0 + (middle - edge.y0) * edge.slope) - 0.5).rounded(.up) + left
      isTouched = true
      if edge.side > 0 { start = max(start, x) } else { end = min(end, x) }
    }
    guard isTouched, start < end else { return columns.lowerBound..<columns.lowerBound }
    return Int(start)..<Int(end)
  }
}

extension Shape {
  /// Creates the shape of a convex polygon whose edges begin at `corners`, of which those in `hard`
  /// are not antialiased: bit i is the edge that begins at corner i. `nil` if nothing is covered.
  init?(_ corners: [Outline.Vertex], hard: Set<Int>) {
    guard let whole = Outline(corners) else { return nil }
    if whole.isUpright {
      guard let outline = Outline(Self.rounded(corners, hard)) else { return nil }
      self = .convex(outline)
    } else if hard.count == corners.count {
      self = .crisp(CrispOutline(hard: whole, smooth: nil))
    } else {
      let smooth = Set(corners.indices).subtracting(hard)
      guard let inner = Self.limited(corners, whole, by: hard),
        let outer = Self.limited(corners, whole, by: smooth)
      else { return nil }
      self = .crisp(CrispOutline(hard: inner, smooth: outer))
    }
  }

  /// Returns an upright rectangle whose hard edges are moved to whole pixels: those whose centers lie
  /// inside.
  static func rounded(_ corners: [Outline.Vertex], _ hard: Set<Int>) -> [Outline.Vertex] {
    var corners = corners
    func whole(_ x: Double) -> Double { (x - 0.5).rounded(.up) }
    for i in hard {
      let next = (i + 1) % corners.count
      if corners[i].x == corners[next].x {
        let x = whole(corners[i].x)
        (corners[i].x, corners[next].x) = (x, x)
      } else {
        let y = whole(corners[i].y)
        (corners[i].y, corners[next].y) = (y, y)
      }
    }
    return corners
  }

  /// Returns what lies around `whole` on the inner side of some of its edges.
  private static func limited(
    _ corners: [Outline.Vertex], _ whole: Outline, by edges: Set<Int>
  ) -> Outline? {
    let margin = 4.0
    var polygon = OutlineBox(
      minX: whole.minX - margin, minY: whole.minY - margin, maxX: whole.maxX + margin,
      maxY: whole.maxY + margin
    ).corners
    // The sign of the sides on which the polygon lies depends on its direction.
    let sign: Double = whole.vertices == corners ? 1 : -1
    for i in edges.sorted() {
      let (a, b) = (corners[i], corners[(i + 1) % corners.count])
      polygon = cut(polygon) { p in
        sign * ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x))
      }
    }
    return Outline(polygon)
  }

  /// Returns the part of a convex polygon in which a linear function is not negative.
  private static func cut(
    _ polygon: [Outline.Vertex], where side: (Outline.Vertex) -> Double
  ) -> [Outline.Vertex] {
    guard var p = polygon.last else { return [] }
    var (inside, before) = ([Outline.Vertex](), side(p))
    for q in polygon {
      let now = side(q)
      if (before < 0 && now > 0) || (before > 0 && now < 0) {
        let t = before / (before - now)
        inside.append(Outline.Vertex(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t))
      }
      if now >= 0 { inside.append(q) }
      (p, before) = (q, now)
    }
    return inside
  }
}

extension RectangleEdges {
  /// The edges as indexes of the corners that begin them, clockwise from the top-left one.
  var indexes: Set<Int> { Set((0..<4).filter { contains(RectangleEdges(rawValue: 1 << $0)) }) }
}

extension CrispOutline {
  /// Returns the coverage of row `y` within `columns`, where `smooth` is that by the smooth edges.
  func row(_ y: Int, _ columns: Range<Int>, smooth row: CoverageRow?) -> CoverageRow {
    let inside = self.columns(y, columns)
    guard let row else {
      return CoverageRow(
        start: inside.lowerBound, fullStart: inside.lowerBound,
        fullEnd: smooth == nil ? inside.upperBound : inside.lowerBound,
        end: smooth == nil ? inside.upperBound : inside.lowerBound)
    }
    func cut(_ x: Int) -> Int { min(max(x, inside.lowerBound), inside.upperBound) }
    return CoverageRow(
      start: cut(row.start), fullStart: cut(row.fullStart), fullEnd: cut(row.fullEnd),
      end: cut(row.end))
  }
}
