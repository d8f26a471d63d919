// Second stage: how much of each pixel a convex outline covers, by exact area, one row at a time.
// The sums are in C (coverage.c says how), for the sake of debug builds as much as of release.

import CSegueKernels

/// The columns of one row that an outline touches.
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

/// Room for the parts of edges in one row; grows as needed and is used by one thread.
package final class CoverageRoom {
  fileprivate var segments: UnsafeMutableBufferPointer<segue_segment>

  /// Room for a few.
  package init() { segments = .allocate(capacity: 64) }
  deinit { segments.deallocate() }

  fileprivate func reserve(_ count: Int) {
    guard count > segments.count else { return }
    segments.deallocate()
    segments = .allocate(capacity: 2 * count)
  }
}

/// Finds the coverage of one outline, row by row, within some columns.
package struct Coverage {
  private let edges: [segue_edge]
  private let touched: Range<Int>
  private let columns: Range<Int>
  private let room: CoverageRoom

  /// Prepares rows `rows`, columns `columns` of `outline`.
  package init(
    _ outline: Outline, columns: Range<Int>, rows: Range<Int>, room: CoverageRoom = CoverageRoom()
  ) {
    edges = outline.edges
    self.columns = columns
    self.room = room
    let (top, bottom) = (Double(rows.lowerBound), Double(rows.upperBound))
    let end = edges.firstIndex { $0.y0 >= bottom } ?? edges.count
    touched = min(edges.firstIndex { $0.y1 > top } ?? end, end)..<end
    room.reserve(touched.count)
  }

  /// The coverage of row `y`; writes the partly covered columns into `mask`, whose first element is
  /// the first column of those prepared.
  package func row(_ y: Int, mask: UnsafeMutablePointer<UInt8>) -> CoverageRow {
    let row = edges.withUnsafeBufferPointer { edges in
      guard let first = edges.baseAddress, let segments = room.segments.baseAddress else {
        return segue_coverage()
      }
      var outline = segue_outline(
        edges: first + touched.lowerBound, count: touched.count, segments: segments,
        first: Int64(columns.lowerBound), end: Int64(columns.upperBound))
      return segue_coverage_row(&outline, Int64(y), mask)
    }
    return CoverageRow(
      start: Int(row.start), fullStart: Int(row.full_start), fullEnd: Int(row.full_end),
      end: Int(row.end))
  }
}
