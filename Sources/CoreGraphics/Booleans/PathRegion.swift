// Second stage of boolean operations: on which sides of an edge the result lies. Next to the middle
// of an edge, the winding number of each outline follows from the edges that cross a ray from there
// to the left; on the far side of the edge, it differs by the number of times the outline runs
// along the edge.

import Foundation

/// A rule that determines which points belong to the result.
struct PathRegion {
  let rule: CGPathFillRule
  /// Returns whether a point belongs to the result, given whether it is inside the first and inside
  /// the second outline.
  let holds: (_ first: Bool, _ second: Bool) -> Bool

  fileprivate func contains(_ first: Int, _ second: Int) -> Bool {
    rule == .winding
      ? holds(first != 0, second != 0)
      : holds(!first.isMultiple(of: 2), !second.isMultiple(of: 2))
  }
}

/// A directed edge of the result. The inside lies on the side of the y-axis relative to the x-axis.
struct BorderStep: Hashable {
  var from, to: GridPoint
}

extension PathEdges {
  /// Returns the edges with the region on one side only, directed such that it is on the same side
  /// of all of them.
  func border(of region: PathRegion) -> [BorderStep] {
    let rows = EdgeRows(edges)
    return edges.compactMap { edge in
      // Horizontal edges are examined from just below, others from just left of their middle.
      let before = rows.winding(beside: edge)
      let isNear = region.contains(before.first, before.second)
      let isFar = region.contains(before.first + edge.first, before.second + edge.second)
      if isNear == isFar { return nil }
      // For an edge that runs down, or horizontally to the right, the turn from x to y leads to the
      // examined side.
      return isNear ? BorderStep(from: edge.a, to: edge.b) : BorderStep(from: edge.b, to: edge.a)
    }
  }
}

/// Edges indexed by the rows that they span, to find those that a horizontal ray may cross.
private struct EdgeRows {
  private let edges: [PathEdge]
  private var rows: [[Int]]
  private let top: Int
  private let height: Int

  init(_ edges: [PathEdge]) {
    self.edges = edges
    let bottom = edges.map(\.b.y).max() ?? 0
    top = edges.map(\.a.y).min() ?? 0
    let count = min(max(edges.count / 2, 1), 1024)
    height = (bottom - top) / count + 1
    rows = Array(repeating: [], count: (bottom - top) / height + 1)
    for (index, edge) in edges.enumerated() where !edge.isLevel {
      for row in (edge.a.y - top) / height...(edge.b.y - top) / height { rows[row].append(index) }
    }
  }

  /// Returns the winding numbers of both outlines at the point just left of the middle of `edge`,
  /// or just below it if the edge is horizontal.
  func winding(beside edge: PathEdge) -> (first: Int, second: Int) {
    // Doubled, so that the middle is on the grid.
    let middle = GridPoint(x: edge.a.x + edge.b.x, y: edge.a.y + edge.b.y)
    var (first, second) = (0, 0)
    // The row of the middle, halved and rounded down. An edge counts if it extends below that.
    for index in rows[((middle.y >> 1) - top) / height] {
      let other = edges[index]
      guard 2 * other.a.y <= middle.y, 2 * other.b.y > middle.y else { continue }
      let start = GridPoint(x: 2 * other.a.x, y: 2 * other.a.y)
      if (other.b - other.a).cross(middle - start) < 0 {
        first += other.first
        second += other.second
      }
    }
    return (first, second)
  }
}
