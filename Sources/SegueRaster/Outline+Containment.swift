// Questions the plan asks of an outline: which pixels it touches, which it hides wholly, and
// whether another lies within it.

extension Outline {
  /// Play in comparisons: two roundings to the grid.
  private static let tolerance = 2 / grid

  /// The pixels that may be touched, cut to `frame`.
  func pixels(within frame: PixelRect) -> PixelRect {
    func cut(_ x: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(x, Double(low)), Double(high)))
    }
    if frame.isEmpty { return .empty }
    let rect = PixelRect(
      minX: cut(minX.rounded(.down), frame.minX, frame.maxX),
      minY: cut(minY.rounded(.down), frame.minY, frame.maxY),
      maxX: cut(maxX.rounded(.up), frame.minX, frame.maxX),
      maxY: cut(maxY.rounded(.up), frame.minY, frame.maxY))
    return rect.isEmpty ? .empty : rect
  }

  /// Whether it is a rectangle with upright edges.
  var isUpright: Bool {
    vertices.count == 4
      && vertices.indices.allSatisfy { i in
        let (p, q) = (vertices[i], vertices[(i + 1) % 4])
        return p.x == q.x || p.y == q.y
      }
  }

  /// Whether `other` lies within it; shared edges count as within.
  func contains(_ other: Outline) -> Bool {
    let t = Self.tolerance
    guard other.minX >= minX - t, other.minY >= minY - t, other.maxX <= maxX + t,
      other.maxY <= maxY + t
    else { return false }
    return isUpright || other.vertices.allSatisfy { contains($0, tolerance: t) }
  }

  /// Whether every pixel of `rect` is fully covered.
  func covers(_ rect: PixelRect) -> Bool {
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    guard minX <= left, minY <= top, maxX >= right, maxY >= bottom else { return false }
    if isUpright { return true }
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
