// Second stage: how much of each pixel a shape covers, by exact area, one row at a time. The sums are
// in C (kernels_coverage.h and path.c say how), for the sake of debug builds as much as of release.

import CSegueKernels
import SeguePixels

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
  private var segments: UnsafeMutableBufferPointer<segue_segment>
  fileprivate let path = PathRoom()
  /// The glyphs of a run that lie in the rows and columns at hand.
  fileprivate var glyphs: [PlacedGlyph] = []

  fileprivate let kernels: segue_kernels

  /// Room for a few.
  package init(_ kernels: segue_kernels = Kernels.at(.baseline)) {
    self.kernels = kernels
    segments = .allocate(capacity: 64)
  }
  deinit { segments.deallocate() }

  /// Some edges of a convex outline, with room for as many segments; `nil` when there are none.
  fileprivate func outline(
    _ edges: UnsafeBufferPointer<segue_edge>, _ touched: Range<Int>, _ columns: Range<Int>
  ) -> segue_outline? {
    if touched.count > segments.count {
      segments.deallocate()
      segments = .allocate(capacity: 2 * touched.count)
    }
    guard let first = edges.baseAddress, let segments = segments.baseAddress, !touched.isEmpty
    else { return nil }
    return segue_outline(
      edges: first + touched.lowerBound, count: touched.count, segments: segments,
      first: Int64(columns.lowerBound), end: Int64(columns.upperBound))
  }
}

/// Finds the coverage of one shape, row by row, within some columns.
package struct Coverage {
  private let shape: Shape
  /// The edges of a convex outline; `shape` keeps them.
  let outline: segue_outline?
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
      self.outline = room.outline(edges, touched, columns)
    case .path(let path):
      outline = nil
      touched = path.touched(rows)
      room.path.prepare(edges: touched.count, columns: columns)
    case .glyphs(let glyphs):
      (outline, touched) = (nil, 0..<0)
      glyphs.collect(columns: columns, rows: rows, into: &room.glyphs)
    case .mask: (outline, touched) = (nil, 0..<0)
    }
  }

  /// The coverage of row `y`; writes the columns that are neither untouched nor fully covered into
  /// `mask`, whose first element is the first column of those prepared.
  package func row(_ y: Int, mask: UnsafeMutablePointer<UInt8>) -> CoverageRow {
    if var outline { return CoverageRow(room.kernels.coverage(&outline, Int64(y), mask)) }
    return switch shape {
    case .convex: CoverageRow(segue_coverage())
    case .path(let path): CoverageRow(room.path.row(path, touched, y, mask))
    case .glyphs: GlyphShape.row(room.glyphs, columns, y, mask)
    case .mask(let alpha): alpha.coverage(columns, y, mask)
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
