// Second stage: how much of each pixel a shape covers, by exact area, one row at a time. The sums are
// in C (coverage.c and path.c say how), for the sake of debug builds as much as of release.

import CSegueKernels

/// The columns of one row that a shape touches.
package struct CoverageRow: Hashable, Sendable {
  /// Columns `start..<end` are touched; all of `fullStart..<fullEnd` are fully covered. For the
  /// rest, the mask holds the coverage. Always start ≤ fullStart ≤ fullEnd ≤ end.
  package var start, fullStart, fullEnd, end: Int

  /// Whether no column is touched.
  package var isEmpty: Bool { start >= end }
  /// The fully covered columns.
  var full: Range<Int> { fullStart..<fullEnd }
  /// Those before and after them.
  var before: Range<Int> { start..<fullStart }
  var after: Range<Int> { fullEnd..<end }
}

/// Room for finding coverage; grows as needed and is used by one thread, for one shape at a time.
package final class CoverageRoom {
  fileprivate var segments: UnsafeMutableBufferPointer<segue_segment>
  fileprivate let path = PathRoom()
  /// The glyphs of a run that lie in the rows and columns at hand.
  fileprivate var glyphs: [PlacedGlyph] = []

  /// Room for a few.
  package init() { segments = .allocate(capacity: 64) }
  deinit { segments.deallocate() }

  fileprivate func reserve(_ count: Int) {
    guard count > segments.count else { return }
    segments.deallocate()
    segments = .allocate(capacity: 2 * count)
  }
}

/// Finds the coverage of one shape, row by row, within some columns.
package struct Coverage {
  private let shape: Shape
  /// Those of the shape's edges that the rows touch.
  private let touched: Range<Int>
  private let columns: Range<Int>
  private let room: CoverageRoom

  /// Prepares rows `rows`, columns `columns` of `shape`.
  package init(
    _ shape: Shape, columns: Range<Int>, rows: Range<Int>, room: CoverageRoom = CoverageRoom()
  ) {
    (self.shape, self.columns, self.room) = (shape, columns, room)
    switch shape {
    case .convex(let outline):
      let (top, bottom) = (Double(rows.lowerBound), Double(rows.upperBound))
      let edges = outline.edges
      let end = edges.firstIndex { $0.y0 >= bottom } ?? edges.count
      touched = min(edges.firstIndex { $0.y1 > top } ?? end, end)..<end
      room.reserve(touched.count)
    case .path(let path):
      touched = path.touched(rows)
      room.path.prepare(edges: touched.count, columns: columns)
    case .glyphs(let glyphs):
      touched = 0..<0
      glyphs.collect(columns: columns, rows: rows, into: &room.glyphs)
    case .mask: touched = 0..<0
    }
  }

  /// The coverage of row `y`; writes the columns that are neither untouched nor fully covered into
  /// `mask`, whose first element is the first column of those prepared.
  package func row(_ y: Int, mask: UnsafeMutablePointer<UInt8>) -> CoverageRow {
    switch shape {
    case .convex(let outline): CoverageRow(row(outline.edges, y, mask))
    case .path(let path): CoverageRow(room.path.row(path, touched, y, mask))
    case .glyphs: GlyphShape.row(room.glyphs, columns, y, mask)
    case .mask(let alpha): alpha.coverage(columns, y, mask)
    }
  }

  private func row(_ edges: [segue_edge], _ y: Int, _ mask: UnsafeMutablePointer<UInt8>)
    -> segue_coverage
  {
    edges.withUnsafeBufferPointer { edges in
      guard let first = edges.baseAddress, let segments = room.segments.baseAddress else {
        return segue_coverage()
      }
      var outline = segue_outline(
        edges: first + touched.lowerBound, count: touched.count, segments: segments,
        first: Int64(columns.lowerBound), end: Int64(columns.upperBound))
      return segue_coverage_row(&outline, Int64(y), mask)
    }
  }
}

extension CoverageRow {
  fileprivate init(_ row: segue_coverage) {
    self.init(
      start: Int(row.start), fullStart: Int(row.full_start), fullEnd: Int(row.full_end),
      end: Int(row.end))
  }
}
