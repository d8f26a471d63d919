// Whether the edges of two outlines can pass through the same pixels.

extension Outline {
  /// The distance, in pixels, from which edges have no pixel in common: more than its diagonal.
  private static let apart = 1.5

  /// A Boolean value that indicates whether the outline covers every pixel completely or not at all.
  var isWhole: Bool {
    isUpright && minX == minX.rounded() && minY == minY.rounded() && maxX == maxX.rounded()
      && maxY == maxY.rounded()
  }

  /// Returns whether an edge may have a pixel in common with an edge of `other`. `false` is certain.
  func mayShareEdges(with other: Outline) -> Bool {
    if isUpright, other.isUpright {
      return uprightMayShareEdges(with: other)
    }
    return !isApart(from: other) && !other.isApart(from: self)
  }

  private func uprightMayShareEdges(with other: Outline) -> Bool {
    func inside(_ a: Outline, _ b: Outline) -> Bool {
      a.minX.rounded(.down) >= b.minX.rounded(.up) && a.maxX.rounded(.up) <= b.maxX.rounded(.down)
        && a.minY.rounded(.down) >= b.minY.rounded(.up)
        && a.maxY.rounded(.up) <= b.maxY.rounded(.down)
    }
    return !inside(self, other) && !inside(other, self)
  }

  /// The maximum number of corners of what an outline may be known to surround.
  private static let mostCorners = 16

  /// Returns whether `other`, if it has few corners, is known to lie so far inside that every pixel that it
  /// touches is fully covered.
  func surrounds(_ other: Outline) -> Bool {
    let points = other.form.vertices
    guard points.count <= Self.mostCorners, containsBox(of: other) else { return false }
    let (dx, dy) = (Double(other.x - x), Double(other.y - y))
    return points.allSatisfy { isFarInside($0.x + dx, $0.y + dy) }
  }

  /// The same for a path with few edges.
  func surrounds(_ path: PathShape) -> Bool {
    path.edges.count <= Self.mostCorners
      && path.edges.allSatisfy { edge in
        isFarInside(edge.x0 - Double(x), edge.y0 - Double(y))
          && isFarInside(edge.x1 - Double(x), edge.y1 - Double(y))
      }
  }

  private func containsBox(of other: Outline) -> Bool {
    other.minX > minX && other.minY > minY && other.maxX < maxX && other.maxY < maxY
  }

  /// Returns whether a point relative to the outline's pixel is farther inside than any pixel that an edge
  /// crosses.
  private func isFarInside(_ x: Double, _ y: Double) -> Bool {
    let own = form.vertices
    var a = own[own.count - 1]
    for b in own {
      let side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
      if side < Self.margin(from: a, to: b) { return false }
      a = b
    }
    return true
  }

  /// Returns whether `other` lies so far inside the outline, or so far beyond one of its edges, that
  /// they have no pixel in common.
  private func isApart(from other: Outline) -> Bool {
    // The corners of a box are enough for outlines with many vertices.
    let points = other.form.vertices.count > 8 ? other.form.box.corners : other.form.vertices
    let (dx, dy) = (Double(other.x - x), Double(other.y - y))
    let own = form.vertices
    if own.count > Self.fewVertices, isBeyondLongEdge(other.form.vertices, dx, dy) { return true }
    var isInside = true
    var a = own[own.count - 1]
    for b in own {
      let (least, most) = Self.sides(of: points, dx, dy, from: a, to: b)
      let margin = Self.margin(from: a, to: b)
      if most <= -margin, margin > 0 { return true }
      if least < margin { isInside = false }
      a = b
    }
    return isInside
  }

  /// The number of vertices up to which all edges are compared in order.
  private static let fewVertices = 8

  /// Returns whether all of `points`, the corners of another outline, are far enough beyond one of the
  /// long edges. Outlines with rounded corners have few of these, and they are what separates most of
  /// them, such as the strokes of a brush.
  private func isBeyondLongEdge(_ points: [Vertex], _ dx: Double, _ dy: Double) -> Bool {
    let long = max(maxX - minX, maxY - minY) / 4
    let own = form.vertices
    var a = own[own.count - 1]
    for b in own {
      if abs(b.x - a.x) + abs(b.y - a.y) > long {
        let most = Self.sides(of: points, dx, dy, from: a, to: b).most
        if most <= -Self.margin(from: a, to: b) { return true }
      }
      a = b
    }
    return false
  }

  /// Returns a part of `pixels` that contains all those of them that an edge has in common with an edge of
  /// `other`.
  ///
  /// Edges that cross are near each other in few pixels. The strips of a bent page end on the same line
  /// outside of the frame, and in it their edges are parallel.
  func sharedPixels(with other: Outline, within pixels: PixelRect) -> PixelRect {
    let (own, others) = (form.vertices, other.form.vertices)
    guard own.count <= Self.fewVertices, others.count <= Self.fewVertices else { return pixels }
    let frame = pixels.moved(-x, -y)
    let (dx, dy) = (Double(other.x - x), Double(other.y - y))
    var found = PixelRect.empty
    var a = own[own.count - 1]
    for b in own {
      if let edge = OutlineEdge(a, b).within(frame.corners, margin: Self.apart) {
        var c = others[others.count - 1]
        for d in others {
          let part = edge.part(near: OutlineEdge(c, d).moved(dx, dy), Self.apart)
          if let part { found = found.union(part.pixels(within: frame)) }
          c = d
        }
      }
      a = b
    }
    return found.moved(x, y)
  }

  /// Returns a number that no pixel that an edge crosses has a corner farther inside or outside than.
  private static func margin(from a: Vertex, to b: Vertex) -> Double {
    apart * (abs(b.x - a.x) + abs(b.y - a.y))
  }

  /// Returns how far `points`, moved by `dx` and `dy`, lie inside of an edge, in the edge's length.
  private static func sides(
    of points: [Vertex], _ dx: Double, _ dy: Double, from a: Vertex, to b: Vertex
  ) -> (least: Double, most: Double) {
    let (ex, ey) = (b.x - a.x, b.y - a.y)
    var (least, most) = (Double.infinity, -Double.infinity)
    for p in points {
      let side = ex * (p.y + dy - a.y) - ey * (p.x + dx - a.x)
      (least, most) = (min(least, side), max(most, side))
    }
    return (least, most)
  }
}
