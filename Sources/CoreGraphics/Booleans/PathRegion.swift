// Second stage of boolean operations: on which sides of an edge the result is. Beside the middle of an
// edge both outlines wind as often as they cross a ray from there to the left; on the far side of the
// edge, by as often more as they run along it.

import Foundation

/// Which points belong to the result.
struct PathRegion {
  let rule: CGPathFillRule
  /// Whether points inside or outside the first and the second outline do.
  let holds: (_ first: Bool, _ second: Bool) -> Bool

  fileprivate func contains(_ first: Int, _ second: Int) -> Bool {
    rule == .winding
      ? holds(first != 0, second != 0)
      : holds(!first.isMultiple(of: 2), !second.isMultiple(of: 2))
  }
}

/// A step of a result's outline; the inside is where the y-axis is from the x-axis.
struct BorderStep: Hashable {
  var from, to: GridPoint
}

extension PathEdges {
  /// The edges with the region on one side only, so directed that it is on the same side of all.
  func border(of region: PathRegion) -> [BorderStep] {
    let rows = EdgeRows(edges)
    return edges.compactMap { edge in
      // Level edges are looked at from just below, others from just left of their middle.
      let before = rows.winding(beside: edge)
      let isNear = region.contains(before.first, before.second)
      let isFar = region.contains(before.first + edge.first, before.second + edge.second)
      if isNear == isFar { return nil }
      // Down, and along to the right, the turn from x to y leads to the side looked at.
      return isNear ? BorderStep(from: edge.a, to: edge.b) : BorderStep(from: edge.b, to: edge.a)
    }
  }
}

/// Edges by the rows that they pass, to find those that a level ray may cross.
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

  /// How often the outlines wind around the place just left of the middle of `edge`, or just below it if
  /// it is level.
  func winding(beside edge: PathEdge) -> (first: Int, second: Int) {
    // Twice the middle, so that it is on the grid.
    let middle = GridPoint(x: edge.a.x + edge.b.x, y: edge.a.y + edge.b.y)
    var (first, second) = (0, 0)
    // The middle's row, halved downwards: an edge counts if it reaches below that.
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
