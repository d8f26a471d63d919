// First stage of boolean operations: both outlines as edges that meet only at their ends. Edges
// that cross are divided at the intersection, rounded to the grid. That moves them by up to one
// grid step and may create new intersections, so the process is repeated until there are none.

import Foundation

/// An edge of one or both outlines, with its lesser end first.
struct PathEdge: Hashable {
  var a, b: GridPoint
  /// The number of times that the first and the second outline run from `a` to `b`, minus the
  /// number of times they run back.
  var first, second: Int

  var isLevel: Bool { a.y == b.y }
}

/// A set of edges that is processed until they meet only at their ends.
struct PathEdges {
  private(set) var edges: [PathEdge] = []
  private static let maximumRounds = 16
  private static let maximumEdges = 1 << 20

  init(_ first: PathOutline, _ second: PathOutline, on grid: Grid) {
    add(first, isFirst: true, grid)
    add(second, isFirst: false, grid)
    merge()
    for _ in 0..<Self.maximumRounds {
      guard edges.count < Self.maximumEdges, cutCrossings() else { break }
      merge()
    }
  }

  private mutating func add(_ outline: PathOutline, isFirst: Bool, _ grid: Grid) {
    for polygon in outline.flattened(tolerance: grid.tolerance) {
      guard let last = polygon.last else { continue }
      var previous = grid.place(last)
      for point in polygon {
        let next = grid.place(point)
        add(previous, next, isFirst ? (1, 0) : (0, 1))
        previous = next
      }
    }
  }

  private mutating func add(_ a: GridPoint, _ b: GridPoint, _ runs: (Int, Int)) {
    if a == b { return }
    edges.append(
      a < b
        ? PathEdge(a: a, b: b, first: runs.0, second: runs.1)
        : PathEdge(a: b, b: a, first: -runs.0, second: -runs.1))
  }

  /// Merges edges that have the same ends, and removes those whose directions cancel out.
  private mutating func merge() {
    edges.sort { ($0.a, $0.b) < ($1.a, $1.b) }
    var merged: [PathEdge] = []
    for edge in edges {
      if let last = merged.last, last.a == edge.a, last.b == edge.b {
        merged[merged.count - 1].first += edge.first
        merged[merged.count - 1].second += edge.second
      } else {
        merged.append(edge)
      }
    }
    edges = merged.filter { $0.first != 0 || $0.second != 0 }
  }

  /// Divides every edge where another meets it between its ends. Returns whether there was such an
  /// edge.
  private mutating func cutCrossings() -> Bool {
    var cuts: [[GridPoint]] = Array(repeating: [], count: edges.count)
    var found = false
    // The edges are sorted by upper end, so those that can meet an edge follow it, up to the first
    // that begins below it.
    for i in edges.indices {
      let e = edges[i]
      let (left, right) = (min(e.a.x, e.b.x), max(e.a.x, e.b.x))
      var j = i + 1
      while j < edges.count, edges[j].a.y <= e.b.y {
        let f = edges[j]
        if min(f.a.x, f.b.x) <= right, max(f.a.x, f.b.x) >= left {
          for place in Self.meetings(e, f) {
            if place != e.a, place != e.b { cuts[i].append(place) }
            if place != f.a, place != f.b { cuts[j].append(place) }
          }
        }
        j += 1
      }
      found = found || !cuts[i].isEmpty
    }
    if found { cut(at: cuts) }
    return found
  }

  private mutating func cut(at cuts: [[GridPoint]]) {
    let old = edges
    edges = []
    for (edge, places) in zip(old, cuts) {
      let direction = edge.b - edge.a
      let sorted = places.sorted {
        (direction.dot($0 - edge.a), $0) < (direction.dot($1 - edge.a), $1)
      }
      var start = edge.a
      for place in sorted + [edge.b] {
        add(start, place, (edge.first, edge.second))
        start = place
      }
    }
  }

  /// Returns the grid points where two edges meet.
  private static func meetings(_ e: PathEdge, _ f: PathEdge) -> [GridPoint] {
    let (d, g) = (e.b - e.a, f.b - f.a)
    let (fa, fb) = (d.cross(f.a - e.a), d.cross(f.b - e.a))
    let (ea, eb) = (g.cross(e.a - f.a), g.cross(e.b - f.a))
    var places: [GridPoint] = []
    if fa == 0, isBetween(f.a, e) { places.append(f.a) }
    if fb == 0, isBetween(f.b, e) { places.append(f.b) }
    if ea == 0, isBetween(e.a, f) { places.append(e.a) }
    if eb == 0, isBetween(e.b, f) { places.append(e.b) }
    if !places.isEmpty { return places }
    guard (fa < 0) != (fb < 0), (ea < 0) != (eb < 0), fa != 0, fb != 0, ea != 0, eb != 0 else {
      return []
    }
    let u = Double(ea) / (Double(ea) - Double(eb))
    return [
      GridPoint(
        x: e.a.x + Int((u * Double(d.x)).rounded()), y: e.a.y + Int((u * Double(d.y)).rounded()))
    ]
  }

  private static func isBetween(_ p: GridPoint, _ e: PathEdge) -> Bool {
    p.y >= e.a.y && p.y <= e.b.y && p.x >= min(e.a.x, e.b.x) && p.x <= max(e.a.x, e.b.x)
  }
}
