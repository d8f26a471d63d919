// What is known of the rows of a mask without its bytes: where each is covered, and where fully.

import SeguePixels

/// The coverage of each row of a mask. Columns are counted from the first one of the mask.
final class MaskSpans: @unchecked Sendable {
  // Unchecked: written only while the mask is made, each row by one thread.

  private struct Span {
    var start, fullStart, fullEnd, end: Int32
  }

  private let spans: UnsafeMutableBufferPointer<Span>

  /// Creates rows without coverage.
  init(rows: Int) {
    spans = .allocate(capacity: rows)
    spans.initialize(repeating: Span(start: 0, fullStart: 0, fullEnd: 0, end: 0))
  }

  deinit { spans.deallocate() }

  /// Finds the coverage of a row in its bytes.
  func find(_ row: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
    let found = CoverageRow(bytes, from: 0, count: count)
    spans[row] = Span(
      start: Int32(found.start), fullStart: Int32(found.fullStart), fullEnd: Int32(found.fullEnd),
      end: Int32(found.end))
  }

  /// Sets a row of one coverage, 0 or 255.
  func set(_ row: Int, _ alpha: UInt8, _ count: Int) {
    let end = alpha == 0 ? 0 : Int32(count)
    spans[row] = Span(start: 0, fullStart: 0, fullEnd: end, end: end)
  }

  /// Returns the coverage of some columns of a row whose first one is `first`; `nil` if they have to be
  /// searched.
  func row(_ row: Int, from first: Int, _ columns: Range<Int>) -> CoverageRow? {
    let span = spans[row]
    let (start, end) = (
      max(Int(span.start) + first, columns.lowerBound),
      min(Int(span.end) + first, columns.upperBound)
    )
    guard start < end else { return CoverageRow(start: 0, fullStart: 0, fullEnd: 0, end: 0) }
    let fullStart = max(Int(span.fullStart) + first, start)
    let fullEnd = min(Int(span.fullEnd) + first, end)
    guard fullStart < fullEnd else { return nil }
    return CoverageRow(start: start, fullStart: fullStart, fullEnd: fullEnd, end: end)
  }

  /// Returns the columns that are fully covered in all of some rows.
  func full(_ rows: Range<Int>) -> Range<Int> {
    var (start, end) = (Int32(0), Int32.max)
    for row in rows {
      (start, end) = (max(start, spans[row].fullStart), min(end, spans[row].fullEnd))
      if start >= end { return 0..<0 }
    }
    return Int(start)..<Int(end)
  }

  /// Returns columns that contain all that are covered in any of some rows.
  func touched(_ rows: Range<Int>) -> Range<Int> {
    var (start, end) = (Int32.max, Int32(0))
    for row in rows where spans[row].start < spans[row].end {
      (start, end) = (min(start, spans[row].start), max(end, spans[row].end))
    }
    return start < end ? Int(start)..<Int(end) : 0..<0
  }
}
