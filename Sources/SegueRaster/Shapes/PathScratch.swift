import CSegueKernels
import Foundation
import SegueDisplay
import SeguePixels

/// The sums of the areas beside the edges of one path, for the columns and rows that were prepared
/// last. The pointers are valid while this object exists. All sums and marks are zero except in rows
/// that have not been read.
final class PathScratch {
  private let kernels: segue_kernels
  private var sums: UnsafeMutableBufferPointer<Int64>
  private var marks: UnsafeMutableBufferPointer<UInt8>
  private var path: segue_path?
  /// The number of rows that have not been read.
  private var unread = 0

  init(_ kernels: segue_kernels) {
    self.kernels = kernels
    sums = .init(start: nil, count: 0)
    marks = .init(start: nil, count: 0)
  }

  deinit {
    free(sums.baseAddress)
    free(marks.baseAddress)
  }

  /// Adds up the areas beside `edges`, in any order.
  func prepare(
    _ edges: ArraySlice<segue_path_edge>, _ rule: FillRule, columns: Range<Int>, rows: Range<Int>
  ) {
    if unread > 0 { clear() }
    unread = 0
    path = nil
    guard !edges.isEmpty, !columns.isEmpty, !rows.isEmpty else { return }
    let last = columns.count + SEGUE_PATH_MARGIN - 1
    let blocks = last / SEGUE_PATH_BLOCK + 1
    reserve(blocks * rows.count)
    edges.withUnsafeBufferPointer { edges in
      guard let first = edges.baseAddress, let sums = sums.baseAddress,
        let marks = marks.baseAddress
      else { return }
      var path = segue_path(
        sums: sums, marks: marks, blocks: blocks, first: Int64(columns.lowerBound),
        end: Int64(columns.upperBound), top: Int64(rows.lowerBound),
        bottom: Int64(rows.upperBound), is_even_odd: rule == .evenOdd ? 1 : 0)
      kernels.path_add(&path, first, edges.count)
      self.path = path
      unread = rows.count
    }
  }

  private func reserve(_ blocks: Int) {
    if blocks * SEGUE_PATH_BLOCK <= sums.count { return }
    free(sums.baseAddress)
    free(marks.baseAddress)
    sums = Self.zeros(2 * blocks * SEGUE_PATH_BLOCK)
    marks = Self.zeros(2 * blocks + SEGUE_PATH_MARKS_READ)
  }

  /// Returns zeros, of which the system provides those that are used.
  private static func zeros<Number: FixedWidthInteger>(_ count: Int)
    -> UnsafeMutableBufferPointer<Number>
  {
    guard let memory = calloc(count, MemoryLayout<Number>.stride) else {
      fatalError("no memory for \(count) numbers")
    }
    return .init(start: memory.bindMemory(to: Number.self, capacity: count), count: count)
  }

  private func clear() {
    sums.update(repeating: 0)
    marks.update(repeating: 0)
  }

  /// Returns the coverage of row `y`, which is read only once. The touched columns are written to
  /// `mask`, which begins at the first of the prepared columns.
  func row(_ y: Int, _ mask: UnsafeMutablePointer<UInt8>) -> segue_coverage {
    guard var path, y >= path.top, y < path.bottom else { return segue_coverage() }
    unread -= 1
    return kernels.path_row(&path, Int64(y), mask)
  }

  /// Writes the coverage by `edges`, by the nonzero rule, of all of `bounds` to `mask`, which must be
  /// zero before.
  func write(
    _ edges: [segue_path_edge], _ bounds: PixelRect, to mask: UnsafeMutablePointer<UInt8>
  ) {
    let rows = bounds.minY..<bounds.maxY
    prepare(edges[...], .nonZero, columns: bounds.minX..<bounds.maxX, rows: rows)
    for y in rows { _ = row(y, mask + (y - bounds.minY) * bounds.width) }
  }
}

extension PathShape {
  /// Returns the edges that may touch `rows`, including horizontal ones.
  func touched(_ rows: Range<Int>) -> Range<Int> {
    let end = Self.first(edges.count) { edges[$0].y0 >= Double(rows.upperBound) }
    let start = Self.first(edges.count) { reaches[$0] > Double(rows.lowerBound) }
    return min(start, end)..<end
  }

  /// Returns the first of `count` numbers for which `isPast` holds, which must then hold for all
  /// after it.
  private static func first(_ count: Int, _ isPast: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
