// By the even-odd rule the directions of contours mean nothing, but the sum of the areas beside their
// edges depends on them: between two contours in the same direction, such as the outer and the inner one
// of a ring thinner than a pixel, it is greater than the area between them. Therefore contours inside
// others run in the opposite direction.

import CSegueKernels

/// A closed part of a path.
struct PathContour {
  /// The indexes of its edges among those of the path.
  var edges = 0..<0
  /// Twice the area inside, negative if it runs counterclockwise where y points down.
  private(set) var twiceArea = 0.0
  private var low = Outline.Vertex(x: .infinity, y: .infinity)
  private var high = Outline.Vertex(x: -.infinity, y: -.infinity)
  private var origin: Outline.Vertex?

  /// Adds the line from `a` to `b`.
  mutating func add(_ a: Outline.Vertex, _ b: Outline.Vertex) {
    let origin = origin ?? a
    self.origin = origin
    twiceArea += (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x)
    for v in [a, b] {
      low = Outline.Vertex(x: min(low.x, v.x), y: min(low.y, v.y))
      high = Outline.Vertex(x: max(high.x, v.x), y: max(high.y, v.y))
    }
  }

  /// Returns whether the smallest rectangle that contains `other` lies in that of this contour, and is not
  /// the same.
  func surrounds(_ other: PathContour) -> Bool {
    low.x <= other.low.x && low.y <= other.low.y && high.x >= other.high.x
      && high.y >= other.high.y && (low != other.low || high != other.high)
  }

  mutating func reverse() { twiceArea = -twiceArea }
}

extension PathBuilder {
  /// The maximum number of comparisons of an edge with a contour. Paths that need more keep the
  /// directions of their contours.
  private static let mostComparisons = 1 << 20

  /// Reverses contours that run in the same direction as the innermost one that they lie in.
  mutating func alternateContours() {
    guard var contours, contours.count > 1,
      contours.count * edges.count <= Self.mostComparisons
    else { return }
    let sizes = contours.map { abs($0.twiceArea) }
    for index in contours.indices.sorted(by: { (sizes[$0], $1) > (sizes[$1], $0) }) {
      let contour = contours[index]
      guard let point = point(on: contour) else { continue }
      let around = contours.indices.filter {
        $0 != index && contours[$0].surrounds(contour) && contains(contours[$0], point)
      }
      guard let parent = around.min(by: { sizes[$0] < sizes[$1] }),
        (contour.twiceArea < 0) == (contours[parent].twiceArea < 0)
      else { continue }
      contours[index].reverse()
      for edge in contour.edges { edges[edge].winding = -edges[edge].winding }
    }
  }

  /// Returns a point on an edge that is not horizontal, at a height at which no edge is left out; `nil`
  /// if there is none.
  private func point(on contour: PathContour) -> Outline.Vertex? {
    for edge in edges[contour.edges] where edge.y0 < edge.y1 {
      let (top, bottom) = (
        max(edge.y0, rows?.lowerBound ?? edge.y0), min(edge.y1, rows?.upperBound ?? edge.y1)
      )
      let y = (top + bottom) / 2
      return Outline.Vertex(x: edge.x0 + (y - edge.y0) * edge.slope, y: y)
    }
    return nil
  }

  private func contains(_ contour: PathContour, _ point: Outline.Vertex) -> Bool {
    var isInside = false
    for edge in edges[contour.edges] where edge.y0 <= point.y && edge.y1 > point.y {
      if edge.x0 + (point.y - edge.y0) * edge.slope < point.x { isInside.toggle() }
    }
    return isInside
  }
}
