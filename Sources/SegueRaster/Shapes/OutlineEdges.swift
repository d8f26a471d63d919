// Part of the first stage: what is derived from the vertices of a convex outline, by the functions of
// outline.c.

import CSegueKernels
import SeguePixels

/// Axis-aligned rectangles inside a convex outline: between the leftmost and the rightmost edge, and
/// between the topmost and the lowest, if those edges have any length. An outline with at most four
/// vertices has none.
struct OutlineCores: Sendable {
  private var wide, tall: OutlineBox?

  init(_ corners: [Outline.Vertex], _ extent: segue_extent) {
    guard corners.count > 4 else { return }
    let sides = corners.withUnsafePoints { points, count in
      segue_outline_sides(points, count, extent)
    }
    guard let (low, high) = sides.map({ ($0.low, $0.high) }) else { return }
    wide =
      OutlineBox(
        minX: extent.min_x, minY: max(low.0, low.1), maxX: extent.max_x, maxY: min(high.0, high.1)
      ).withArea
    tall =
      OutlineBox(
        minX: max(low.2, low.3), minY: extent.min_y, maxX: min(high.2, high.3), maxY: extent.max_y
      ).withArea
  }

  /// A Boolean value that indicates whether there are none.
  var isEmpty: Bool { wide == nil && tall == nil }

  /// Returns whether one of them contains `rect`.
  func contains(_ rect: PixelRect) -> Bool {
    contains(rect.corners)
  }

  /// Returns whether one of them contains `box`.
  func contains(_ box: OutlineBox) -> Bool {
    wide?.contains(box) ?? false || tall?.contains(box) ?? false
  }
}

extension OutlineBox {
  /// The box, or `nil` if it has no area.
  fileprivate var withArea: OutlineBox? { minX < maxX && minY < maxY ? self : nil }
}

/// The memory of what C knows of a convex polygon: its edges, what they cross in each row, and their
/// table.
final class OutlineMemory: Sendable {
  nonisolated(unsafe) private let memory: UnsafeMutableRawPointer
  /// The edges. Valid while the memory exists.
  nonisolated(unsafe) let edges: UnsafeBufferPointer<segue_edge>
  /// The polygon. Valid while the memory exists.
  nonisolated(unsafe) let convex: segue_convex

  /// The number of edges below which there is no table.
  private static let fewestInTable = 9
  /// The maximum number of entries of a table.
  private static let mostEntries = 64
  /// The maximum number of rows, and of columns, of polygons whose crossed columns are kept.
  private static let mostRows = 256
  private static let mostColumns = 1e6

  /// Creates the memory for a clockwise polygon, relative to its pixel.
  init(_ vertices: [Outline.Vertex], _ extent: segue_extent) {
    let edgeBytes = vertices.count * MemoryLayout<segue_edge>.stride
    let rows = Self.keptRows(extent)
    let reachBytes = rows * MemoryLayout<segue_reach>.stride
    var table = Self.emptyTable(vertices.count, extent)
    let entries = Int(table.count)
    memory = .allocate(
      byteCount: edgeBytes + reachBytes + entries * MemoryLayout<UInt16>.stride,
      alignment: MemoryLayout<segue_edge>.alignment)
    let edges = memory.bindMemory(to: segue_edge.self, capacity: vertices.count)
    let reaches = (memory + edgeBytes).bindMemory(to: segue_reach.self, capacity: rows)
    let firsts = (memory + edgeBytes + reachBytes).bindMemory(to: UInt16.self, capacity: entries)
    let count = vertices.withUnsafePoints { segue_outline_edges(edges, $0, $1) } ?? 0
    if entries > 0 {
      segue_outline_firsts(firsts, table, edges, count)
      table.firsts = UnsafePointer(firsts)
    }
    var convex = segue_convex(
      edges: edges, count: count, table: table, top: extent.min_y, bottom: extent.max_y,
      reaches: nil, reach_count: 0, x: 0, y: 0)
    if rows > 0 {
      segue_outline_reaches(reaches, &convex, Int64(rows))
      (convex.reaches, convex.reach_count) = (UnsafePointer(reaches), Int64(rows))
    }
    self.edges = UnsafeBufferPointer(start: edges, count: count)
    self.convex = convex
  }

  deinit { memory.deallocate() }

  /// Returns the number of rows whose crossed columns are kept.
  private static func keptRows(_ extent: segue_extent) -> Int {
    let rows = extent.max_y.rounded(.up)
    return rows <= Double(mostRows) && extent.max_x <= mostColumns ? Int(rows) : 0
  }

  /// Returns a table without entries, for as many as are needed.
  private static func emptyTable(_ count: Int, _ extent: segue_extent) -> segue_edge_table {
    guard count >= fewestInTable, count <= Int(UInt16.max) else { return segue_edge_table() }
    let rows = Int64(extent.max_y.rounded(.up))
    var shift: UInt32 = 0
    while rows >> Int64(shift) >= mostEntries { shift += 1 }
    return segue_edge_table(
      firsts: nil, row: 0, count: UInt32(rows >> Int64(shift)) + 1, shift: shift)
  }
}

extension [Outline.Vertex] {
  /// Calls `body` with the vertices as points for C. Both types are two doubles.
  func withUnsafePoints<Result>(_ body: (UnsafePointer<segue_point>, Int) -> Result) -> Result? {
    withUnsafeBytes { bytes in
      bytes.baseAddress.map { body($0.assumingMemoryBound(to: segue_point.self), count) }
    }
  }

  /// Calls `body` with the vertices as points for C that it may change.
  mutating func withUnsafeMutablePoints<Result>(
    _ body: (UnsafeMutableBufferPointer<segue_point>) -> Result
  ) -> Result {
    withUnsafeMutableBytes { bytes in body(bytes.assumingMemoryBound(to: segue_point.self)) }
  }

  mutating func move(by x: Double, _ y: Double) {
    withUnsafeMutablePoints { points in
      if let first = points.baseAddress { segue_outline_move(first, points.count, x, y) }
    }
  }

  /// The extent of the vertices; `nil` if there are none.
  var extent: segue_extent? {
    withUnsafePoints { points, count in segue_outline_extent(points, count) }
  }
}
