// Queries of an outline for the plan: the pixels that it touches, those that it covers completely,
// and whether it contains another.

extension Outline {
  /// The tolerance of comparisons: two roundings to the grid.
  private static let tolerance = 2 / grid

  /// Returns the pixels that may be touched, limited to `frame`.
  func pixels(within frame: PixelRect) -> PixelRect {
    OutlineBox(minX: minX, minY: minY, maxX: maxX, maxY: maxY).pixels(within: frame)
  }

  /// Returns whether `other` lies inside the outline. Shared edges count as inside.
  func contains(_ other: Outline) -> Bool {
    let t = Self.tolerance
    guard other.minX >= minX - t, other.minY >= minY - t, other.maxX <= maxX + t,
      other.maxY <= maxY + t
    else { return false }
    if isUpright || isSame(as: other) { return true }
    let (dx, dy) = (Double(other.x - x), Double(other.y - y))
    // Most of what a group clips is far from its corners.
    if form.cores.contains(other.form.box.moved(dx, dy)) { return true }
    return other.form.vertices.allSatisfy {
      form.contains(Vertex(x: $0.x + dx, y: $0.y + dy), tolerance: t)
    }
  }

  /// Returns whether `box` lies inside the outline. Shared edges count as inside.
  func contains(_ box: OutlineBox) -> Bool {
    let t = Self.tolerance
    guard box.minX >= minX - t, box.minY >= minY - t, box.maxX <= maxX + t, box.maxY <= maxY + t
    else { return false }
    return isUpright
      || box.corners.allSatisfy {
        form.contains(Vertex(x: $0.x - Double(x), y: $0.y - Double(y)), tolerance: t)
      }
  }

  /// Returns whether every pixel of `rect` is fully covered.
  func covers(_ rect: PixelRect) -> Bool { form.covers(rect.moved(-x, -y)) }
}

extension OutlineForm {
  /// Returns whether every pixel of `rect` is fully covered.
  func covers(_ rect: PixelRect) -> Bool {
    guard box.contains(rect) else { return false }
    if isUpright || cores.contains(rect) { return true }
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    return contains(Outline.Vertex(x: left, y: top), tolerance: 0)
      && contains(Outline.Vertex(x: right, y: top), tolerance: 0)
      && contains(Outline.Vertex(x: right, y: bottom), tolerance: 0)
      && contains(Outline.Vertex(x: left, y: bottom), tolerance: 0)
  }

  fileprivate func contains(_ p: Outline.Vertex, tolerance: Double) -> Bool {
    var a = vertices[vertices.count - 1]
    for b in vertices {
      let (ex, ey) = (b.x - a.x, b.y - a.y)
      let side = ex * (p.y - a.y) - ey * (p.x - a.x)
      if side < -tolerance * (abs(ex) + abs(ey)) { return false }
      a = b
    }
    return true
  }
}
