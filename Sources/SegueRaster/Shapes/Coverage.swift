// Second stage: the coverage of each pixel by a shape, by area, one row at a time. The areas are
// computed in C (described in kernels_coverage.h and CSeguePath.h), for the speed of debug builds as
// much as of release builds.

import CSegueKernels
import SeguePixels

/// The columns of one row that a shape touches.
package struct CoverageRow: Hashable, Sendable {
  /// Columns `start..<end` are touched; all of `fullStart..<fullEnd` are fully covered. For the
  /// rest, the mask contains the coverage. Always start ≤ fullStart ≤ fullEnd ≤ end.
  package var start, fullStart, fullEnd, end: Int

  /// A Boolean value that indicates whether no column is touched.
  package var isEmpty: Bool { start >= end }
  /// The fully covered columns.
  var full: Range<Int> { fullStart..<fullEnd }
  /// The touched columns before and after the fully covered ones.
  var before: Range<Int> { start..<fullStart }
  var after: Range<Int> { fullEnd..<end }
}

/// Memory for computing coverage. It grows as needed and is used by one thread, for one shape at a
/// time.
package final class CoverageScratch {
  private var segments: UnsafeMutableBufferPointer<segue_segment>
  private var alpha: UnsafeMutablePointer<UInt8>
  private var alphaCapacity = 64
  fileprivate let path: PathScratch
  /// The glyphs of a run that lie in the current rows and columns.
  fileprivate var glyphs: [PlacedGlyph] = []
  /// The row of an upright rectangle that has been computed.
  fileprivate var evenRow: EvenRow?

  fileprivate let kernels: segue_kernels
  /// The memory for the hole of a ring.
  fileprivate lazy var hole = CoverageScratch(kernels)

  /// Creates memory for a few edges.
  package init(_ kernels: segue_kernels = Kernels.at(.baseline)) {
    self.kernels = kernels
    path = PathScratch(kernels)
    segments = .allocate(capacity: 64)
    alpha = .allocate(capacity: alphaCapacity)
  }
  deinit {
    segments.deallocate()
    alpha.deallocate()
  }

  /// Returns memory for the alpha of a row of `count` pixels.
  fileprivate func alpha(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > alphaCapacity {
      alpha.deallocate()
      (alpha, alphaCapacity) = (.allocate(capacity: 2 * count), 2 * count)
    }
    return alpha
  }

  /// Returns some edges of a convex outline, with memory for as many segments; `nil` if there are
  /// none.
  fileprivate func outline(_ outline: Outline, _ touched: Range<Int>, _ columns: Range<Int>)
    -> segue_outline?
  {
    if touched.count > segments.count {
      segments.deallocate()
      segments = .allocate(capacity: 2 * touched.count)
    }
    guard let first = outline.form.edges.baseAddress, let segments = segments.baseAddress,
      !touched.isEmpty
    else { return nil }
    return segue_outline(
      edges: first + touched.lowerBound, count: touched.count, segments: segments,
      first: Int64(columns.lowerBound - outline.x), end: Int64(columns.upperBound - outline.x))
  }
}

/// Computes the coverage of one shape, row by row, within some columns.
package struct Coverage {
  private let shape: Shape
  /// The edges of a convex outline, which `shape` keeps alive, relative to `origin`.
  private let convex: segue_outline?
  /// The table of those edges.
  private let table: segue_edge_table
  /// The pixel to which the edges of a convex outline are relative.
  let origin: (x: Int, y: Int)
  /// The opaque areas in front that share edges with the shape within the rows and columns.
  private let sharedEdges: SharedEdges?
  /// The rows in which they may have pixels in common with those of the shape.
  private let sharedRows: SharedRows?
  /// The indexes of the shape's edges that touch the rows.
  private let touched: Range<Int>
  private let columns: Range<Int>
  /// The rows that have the same coverage.
  private let evenRows: Range<Int>
  private let scratch: CoverageScratch
  /// The hole of a ring.
  private let hole: HoleCoverage?
  /// A Boolean value that indicates whether the outline of a gradient covers all of the prepared pixels.
  private let isInside: Bool

  /// The edges of a convex outline, relative to `origin`, for the rows whose coverage depends on nothing else.
  var outline: segue_outline? {
    if case .convex = shape { return convex }
    return nil
  }

  /// Calls `body` with consecutive ranges that together are `rows`, and whether the coverage there
  /// may depend on what is in front.
  func forEachRun(in rows: Range<Int>, _ body: (Range<Int>, Bool) -> Void) {
    if let sharedRows { sharedRows.forEachRun(in: rows, body) } else { body(rows, false) }
  }

  /// Prepares rows `rows`, columns `columns` of `shape`.
  package init(
    _ shape: Shape, columns: Range<Int>, rows: Range<Int>,
    scratch: CoverageScratch = CoverageScratch()
  ) {
    self.init(shape, nil, columns: columns, rows: rows, scratch: scratch)
  }

  /// Prepares rows `rows`, columns `columns` of `shape`, which is related to what is in front of it.
  /// - Parameter comparesAll: Whether every pixel is compared with what is in front of it, as the
  ///   reference does, and not only those of rows in which edges may meet.
  init(
    _ shape: Shape, _ sharedEdges: SharedEdges?, columns: Range<Int>, rows: Range<Int>,
    scratch: CoverageScratch = CoverageScratch(), comparesAll: Bool = false
  ) {
    (self.shape, self.columns, self.scratch) = (shape, columns, scratch)
    var sharedRows: SharedRows?
    if let sharedEdges, case .convex(let outline) = shape,
      sharedEdges.touches(columns: columns, rows: rows)
    {
      sharedRows = comparesAll ? SharedRows(all: rows) : sharedEdges.rows(of: outline, in: rows)
      if sharedRows?.isEmpty ?? true { sharedRows = nil }
    }
    self.sharedRows = sharedRows
    self.sharedEdges = sharedRows == nil ? nil : sharedEdges
    evenRows = Self.evenRows(of: shape, sharedRows == nil ? nil : sharedEdges, in: rows)
    scratch.evenRow = nil
    hole = HoleCoverage(shape, columns: columns, rows: rows, scratch)
    isInside = shape.isInsideOutline(columns: columns, rows: rows)
    switch shape {
    case .convex(let outline):
      (origin, table) = ((outline.x, outline.y), outline.form.convex.table)
      touched = outline.edges(in: rows)
      convex = scratch.outline(outline, touched, columns)
    case .gradient(let mask):
      (origin, table) = ((mask.outline.x, mask.outline.y), mask.outline.form.convex.table)
      touched = mask.outline.edges(in: rows)
      convex = scratch.outline(mask.outline, touched, columns)
    case .distance(let outline):
      let edges = outline.interior.edges(in: rows)
      (touched, origin) = (edges, (outline.interior.x, outline.interior.y))
      table = outline.interior.form.convex.table
      convex = scratch.outline(outline.interior, edges, columns)
    case .crisp(let outline):
      let all = 0..<(outline.smooth?.form.edges.count ?? 0)
      (touched, table) = (all, segue_edge_table())
      convex = outline.smooth.flatMap { scratch.outline($0, all, columns) }
      origin = (outline.smooth?.x ?? 0, outline.smooth?.y ?? 0)
    case .path(let path):
      (convex, table, origin, touched) = (nil, segue_edge_table(), (0, 0), 0..<0)
      scratch.path.prepare(path.touched(rows), path.rule, columns: columns, rows: rows)
    case .glyphs(let glyphs):
      (convex, table, origin, touched) = (nil, segue_edge_table(), (0, 0), 0..<0)
      glyphs.collect(columns: columns, rows: rows, into: &scratch.glyphs)
    case .mask, .pending:
      (convex, table, origin, touched) = (nil, segue_edge_table(), (0, 0), 0..<0)
    }
  }

  private static func evenRows(of shape: Shape, _ shared: SharedEdges?, in rows: Range<Int>)
    -> Range<Int>
  {
    guard case .convex(let outline) = shape else { return 0..<0 }
    let even = outline.evenRows(in: rows)
    return even.count > 1 && shared?.areEven(in: even) ?? true ? even : 0..<0
  }

  /// Returns the coverage of row `y`, and writes the columns that are neither untouched nor fully
  /// covered to `mask`, whose first element is the first of the prepared columns. Each row is requested
  /// once.
  package func row(_ y: Int, mask: UnsafeMutablePointer<UInt8>) -> CoverageRow {
    guard evenRows.contains(y) else { return ownRow(y, mask: mask) }
    if let even = scratch.evenRow { return even.write(to: mask, from: columns.lowerBound) }
    let row = ownRow(y, mask: mask)
    scratch.evenRow = EvenRow(row, mask: mask, from: columns.lowerBound)
    return row
  }

  private func ownRow(_ y: Int, mask: UnsafeMutablePointer<UInt8>) -> CoverageRow {
    switch shape {
    // Nearly all rows: the outline is not bound, which would count a reference for each of them.
    case .convex where !isShared(y): return convexRow(y, mask)
    case .convex:
      let row = convexRow(y, mask)
      divide(row, y, mask)
      return row
    case .distance(let outline):
      let inner = hole?.row(y, mask)
      return outline.row(
        y, columns, interior: convexRow(y, mask), hole: inner, mask)
    case .crisp(let outline):
      return outline.row(y, columns, smooth: convexRow(y, from: 0, mask))
    case .pending: return CoverageRow(segue_coverage())
    case .path: return CoverageRow(scratch.path.row(y, mask))
    case .glyphs: return GlyphShape.row(scratch.glyphs, columns, y, mask)
    case .gradient(let gradient):
      let row = isInside ? CoverageRow(full: columns) : convexRow(y, mask)
      if row.isEmpty { return row }
      return gradient.limit(
        row, y, mask, from: columns.lowerBound, alpha: scratch.alpha(row.end - row.start),
        scratch.kernels)
    case .mask(let alpha): return alpha.coverage(columns, y, mask)
    }
  }

  /// Replaces the coverage by a convex outline in the pixels of row `y` that it shares with what is in front.
  func divide(_ row: CoverageRow, _ y: Int, _ mask: UnsafeMutablePointer<UInt8>) {
    guard case .convex(let outline) = shape else { return }
    for part in [row.before, row.after] {
      sharedEdges?.coverVisible(outline, y, part, mask + (part.lowerBound - columns.lowerBound))
    }
  }

  /// Returns whether what is in front may share pixels of the row.
  func isShared(_ y: Int) -> Bool { sharedRows?.contains(y) ?? false }

  /// Returns the coverage by the edges that touch the row.
  private func convexRow(_ y: Int, _ mask: UnsafeMutablePointer<UInt8>) -> CoverageRow {
    let first = withUnsafePointer(to: table) { segue_first_edge($0, Double(y - origin.y)) }
    return convexRow(y, from: max(0, Int(first) - touched.lowerBound), mask)
      ?? CoverageRow(segue_coverage())
  }

  /// Returns the coverage by the edges from number `first` on of those that touch the rows.
  private func convexRow(_ y: Int, from first: Int, _ mask: UnsafeMutablePointer<UInt8>)
    -> CoverageRow?
  {
    guard var convex else { return nil }
    let skipped = min(first, convex.count)
    convex.edges += skipped
    convex.count -= skipped
    return CoverageRow(scratch.kernels.coverage(&convex, Int64(y - origin.y), mask), at: origin.x)
  }
}

/// The rows of the curve of a ring's hole.
private struct HoleCoverage {
  private let interior: Outline
  private let edges: segue_outline?
  private let scratch: CoverageScratch

  /// Prepares rows of the hole of `shape`; `nil` if it has none.
  init?(_ shape: Shape, columns: Range<Int>, rows: Range<Int>, _ scratch: CoverageScratch) {
    guard case .distance(let outline) = shape, let hole = outline.hole else { return nil }
    (interior, self.scratch) = (hole.interior, scratch.hole)
    edges = self.scratch.outline(interior, interior.edges(in: rows), columns)
  }

  /// Returns row `y`. The contents of `mask` are not specified afterward.
  func row(_ y: Int, _ mask: UnsafeMutablePointer<UInt8>) -> CoverageRow {
    guard var edges else { return CoverageRow(segue_coverage()) }
    return CoverageRow(
      scratch.kernels.coverage(&edges, Int64(y - interior.y), mask), at: interior.x)
  }
}

extension Outline {
  /// Returns the indexes of the edges that touch `rows`.
  fileprivate func edges(in rows: Range<Int>) -> Range<Int> {
    let (top, bottom) = (Double(rows.lowerBound - y), Double(rows.upperBound - y))
    let edges = form.edges
    var first = form.firstEdge(from: top)
    while first < edges.count, edges[first].y1 <= top { first += 1 }
    var end = first
    while end < edges.count, edges[end].y0 < bottom { end += 1 }
    return first..<end
  }
}

extension Shape {
  /// Returns whether the outline of a gradient covers all of some pixels.
  fileprivate func isInsideOutline(columns: Range<Int>, rows: Range<Int>) -> Bool {
    guard case .gradient(let mask) = self else { return false }
    return mask.outline.covers(
      PixelRect(
        minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound,
        maxY: rows.upperBound))
  }
}

extension CoverageRow {
  /// Creates a row all of whose columns are fully covered.
  fileprivate init(full columns: Range<Int>) {
    self.init(
      start: columns.lowerBound, fullStart: columns.lowerBound, fullEnd: columns.upperBound,
      end: columns.upperBound)
  }

  /// Creates what a kernel returned, whose columns are counted from `x`.
  init(_ row: segue_coverage, at x: Int = 0) {
    self.init(
      start: Int(row.start) + x, fullStart: Int(row.full_start) + x, fullEnd: Int(row.full_end) + x,
      end: Int(row.end) + x)
  }
}
