// Edges of outlines as lines of which a part is near another one.

import SeguePixels

/// A straight part of an outline.
struct OutlineEdge {
  /// The ends.
  let a, b: Outline.Vertex

  init(_ a: Outline.Vertex, _ b: Outline.Vertex) { (self.a, self.b) = (a, b) }

  func moved(_ dx: Double, _ dy: Double) -> OutlineEdge {
    OutlineEdge(
      Outline.Vertex(x: a.x + dx, y: a.y + dy), Outline.Vertex(x: b.x + dx, y: b.y + dy))
  }

  /// Returns the part that lies within `box` or up to `margin` beside it; `nil` if there is none.
  func within(_ box: OutlineBox, margin: Double) -> OutlineEdge? {
    let part = cut(a.x, b.x, box.minX - margin, box.maxX + margin)
    return part.flatMap { $0.cut($0.a.y, $0.b.y, box.minY - margin, box.maxY + margin) }
  }

  /// Returns a part that contains what is nearer to `other` than `distance`, in both directions together;
  /// `nil` if that is nothing.
  func part(near other: OutlineEdge, _ distance: Double) -> OutlineEdge? {
    let (ex, ey) = (other.b.x - other.a.x, other.b.y - other.a.y)
    let margin = distance * (abs(ex) + abs(ey))
    func side(_ p: Outline.Vertex) -> Double {
      ex * (p.y - other.a.y) - ey * (p.x - other.a.x)
    }
    return within(other.box, margin: distance).flatMap {
      $0.cut(side($0.a), side($0.b), -margin, margin)
    }
  }

  /// Returns the pixels around the edge, limited to `frame`.
  func pixels(within frame: PixelRect) -> PixelRect {
    let box = box
    let wide = OutlineBox(
      minX: box.minX - 1, minY: box.minY - 1, maxX: box.maxX + 1, maxY: box.maxY + 1)
    return wide.pixels(within: frame)
  }

  /// The smallest rectangle that contains the edge.
  private var box: OutlineBox {
    OutlineBox(
      minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }

  /// Returns the part in which a number, which goes from `first` to `last`, is between two others; `nil` if
  /// there is none.
  private func cut(_ first: Double, _ last: Double, _ low: Double, _ high: Double) -> OutlineEdge? {
    if max(first, last) < low || min(first, last) > high { return nil }
    if min(first, last) >= low, max(first, last) <= high { return self }
    func limited(_ end: Outline.Vertex, _ place: Double) -> Outline.Vertex {
      if place >= low, place <= high { return end }
      let t = ((place < low ? low : high) - first) / (last - first)
      return Outline.Vertex(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    return OutlineEdge(limited(a, first), limited(b, last))
  }
}
