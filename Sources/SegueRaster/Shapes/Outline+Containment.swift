// Queries of an outline for the plan: the pixels that it touches, those that it covers completely,
// and whether it contains another.

extension Outline {
  /// The tolerance of comparisons: two roundings to the grid.
  private static let tolerance = 2 / grid

  /// Returns the pixels that may be touched, limited to `frame`.
  func pixels(within frame: PixelRect) -> PixelRect {
    OutlineBox(minX: minX, minY: minY, maxX: maxX, maxY: maxY).pixels(within: frame)
  }

  /// A Boolean value that indicates whether the outline is an axis-aligned rectangle.
  var isUpright: Bool {
    vertices.count == 4
      && vertices.indices.allSatisfy { i in
        let (p, q) = (vertices[i], vertices[(i + 1) % 4])
        return p.x == q.x || p.y == q.y
      }
  }

  /// Returns whether `other` lies inside the outline. Shared edges count as inside.
  func contains(_ other: Outline) -> Bool {
    let t = Self.tolerance
    guard other.minX >= minX - t, other.minY >= minY - t, other.maxX <= maxX + t,
      other.maxY <= maxY + t
    else { return false }
    return isUpright || vertices == other.vertices
      || other.vertices.allSatisfy { contains($0, tolerance: t) }
  }

  /// Returns whether `box` lies inside the outline. Shared edges count as inside.
  func contains(_ box: OutlineBox) -> Bool {
    let t = Self.tolerance
    guard box.minX >= minX - t, box.minY >= minY - t, box.maxX <= maxX + t, box.maxY <= maxY + t
    else { return false }
    return isUpright || box.corners.allSatisfy { contains($0, tolerance: t) }
  }

  /// Returns whether every pixel of `rect` is fully covered.
  func covers(_ rect: PixelRect) -> Bool {
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    guard minX <= left, minY <= top, maxX >= right, maxY >= bottom else { return false }
    if isUpright || cores.contains(where: { $0.contains(rect) }) { return true }
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return corners.allSatisfy { contains(Vertex(x: $0.0, y: $0.1), tolerance: 0) }
  }

  private func contains(_ p: Vertex, tolerance: Double) -> Bool {
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
