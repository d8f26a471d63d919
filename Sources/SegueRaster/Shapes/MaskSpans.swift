// What is known of the rows of a mask without its bytes: where each is covered, and where fully.

import SeguePixels

/// The coverage of each row of a mask. Columns are counted from the first one of the mask.
final class MaskSpans: @unchecked Sendable {
  // Unchecked: written only while the mask is made, each row by one thread.

  private struct Span: Equatable {
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
    set(row, CoverageRow(bytes, from: 0, count: count))
  }

  /// Sets the coverage of a row, whose columns are counted from `first`.
  func set(_ row: Int, _ found: CoverageRow, from first: Int = 0) {
    if found.isEmpty { return clear(row) }
    func column(_ x: Int) -> Int32 { Int32(x - first) }
    spans[row] = Span(
      start: column(found.start), fullStart: column(found.fullStart),
      fullEnd: column(found.fullEnd), end: column(found.end))
  }

  /// Sets what is known of the row above to a row, too.
  func repeatAbove(_ row: Int) { spans[row] = spans[row - 1] }

  /// Sets a row without coverage.
  func clear(_ row: Int) { spans[row] = Span(start: 0, fullStart: 0, fullEnd: 0, end: 0) }

  /// Returns whether all pixels of a row are covered either fully or not at all.
  func areExact(_ row: Int) -> Bool {
    let span = spans[row]
    return span.start == span.fullStart && span.end == span.fullEnd
  }

  /// Returns whether two rows are covered in the same columns, and fully in the same ones.
  func areEqual(_ row: Int, _ other: Int) -> Bool { spans[row] == spans[other] }

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
