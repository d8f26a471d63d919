// Values on a grid, each for a block of pixels. Blocks are counted from the corner of the frame, so
// that the result does not depend on which part of the frame is requested.

import CSegueKernels
import Foundation
import SeguePixels

/// A plane of 16-bit values. All values outside are zero.
final class BlurPlane: @unchecked Sendable {
  // Unchecked: threads write disjoint lines, and read only those of finished planes.

  let columns: Range<Int>
  /// The rows, and which of them are equal.
  let runs: LineRuns
  /// The number of zeros on both sides of a line that kernels may read.
  private static let margin = 8
  private let stride: Int
  private let kernels: segue_blur_kernels
  private let values: UnsafeMutablePointer<UInt16>
  private let bytes: Int

  /// Creates a plane whose lines are not initialized.
  init(_ columns: Range<Int>, _ runs: LineRuns, _ kernels: segue_blur_kernels)
    throws(PixelError)
  {
    (self.columns, self.runs) = (columns, runs)
    self.kernels = kernels
    stride = columns.count + 2 * Self.margin
    // One additional line represents all those outside.
    let count = try PixelError.checked(stride, runs.count + 1)
    let block = try RecycledMemory.take(2 * count)
    (values, bytes) = (block.memory.assumingMemoryBound(to: UInt16.self), block.bytes)
    for line in 0..<runs.count { clearMargins(values + line * stride) }
    memset(values + runs.count * stride, 0, 2 * stride)
  }

  private func clearMargins(_ line: UnsafeMutablePointer<UInt16>) {
    memset(line, 0, 2 * Self.margin)
    memset(line + (stride - Self.margin), 0, 2 * Self.margin)
  }

  /// Creates a plane of one line, row 0.
  convenience init(line columns: Range<Int>, _ kernels: segue_blur_kernels) throws(PixelError) {
    try self.init(columns, LineRuns(0..<1), kernels)
  }

  /// Creates a plane from the bytes of `mask`, whose rows are `runs`.
  convenience init(_ mask: AlphaMask, _ runs: LineRuns, _ kernels: segue_blur_kernels)
    throws(PixelError)
  {
    let bounds = mask.bounds
    try self.init(bounds.minX..<bounds.maxX, runs, kernels)
    for y in runs.firsts { kernels.widen(line(y), mask.row(y), columns.count) }
  }

  /// Creates a plane with half as many lines as `mask`, whose rows are `runs`.
  convenience init(halving mask: AlphaMask, _ runs: LineRuns, _ kernels: segue_blur_kernels)
    throws(PixelError)
  {
    let (bounds, halves) = (mask.bounds, Self.halves(of: runs))
    try self.init(bounds.minX..<bounds.maxX, halves, kernels)
    let outside = try AlphaMask(
      PixelRect(minX: bounds.minX, minY: 0, maxX: bounds.maxX, maxY: 1))
    for y in halves.firsts {
      let rows = (2 * y - 1..<2 * y + 3).map {
        UnsafePointer(runs.rows.contains($0) ? mask.row($0) : outside.row(0))
      }
      kernels.halve_rows(line(y), rows, columns.count)
    }
  }

  deinit { RecycledMemory.give(values, bytes: bytes) }

  var rows: Range<Int> { runs.rows }

  /// Returns line `y`, starting at the first column. Lines outside are zero and must not be written
  /// to.
  func line(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    let index = rows.contains(y) ? runs.number(y) : runs.count
    return values + (index * stride + Self.margin)
  }

  /// Returns the plane with half as many columns.
  func halvedAcross() throws(PixelError) -> BlurPlane {
    let half = try BlurPlane(Self.halved(columns), runs, kernels)
    let first = 2 * half.columns.lowerBound - columns.lowerBound
    for y in runs.firsts { kernels.halve(half.line(y), line(y) + first, half.columns.count) }
    return half
  }

  /// Returns the plane with half as many lines.
  func halvedDown() throws(PixelError) -> BlurPlane {
    let halves = Self.halves(of: runs)
    let half = try BlurPlane(columns, halves, kernels)
    for y in halves.firsts {
      let lines = (2 * y - 1..<2 * y + 3).map { UnsafePointer(line($0)) }
      kernels.halve_lines(half.line(y), lines, columns.count)
    }
    return half
  }

  private static func halves(of runs: LineRuns) -> LineRuns {
    LineRuns(halved(runs.rows)) { runs.areEqual(2 * $0 - 3, 2 * $0 + 2) }
  }

  /// Returns the indexes of the halved values to which any of `range` contributes: value i is
  /// computed from 2i − 1 to 2i + 2.
  private static func halved(_ range: Range<Int>) -> Range<Int> {
    (range.lowerBound - 2) >> 1..<(range.upperBound >> 1) + 1
  }

  /// Returns the columns `wanted`, convolved along the lines.
  func convolvedAcross(_ wanted: Range<Int>, _ axis: BlurAxis, _ workers: Int)
    throws(PixelError) -> BlurPlane
  {
    let radius = axis.radius
    let result = try BlurPlane(wanted, runs, kernels)
    try RowPartition.forEach(of: 0..<runs.count, workers: workers) { (band) throws(PixelError) in
      let padded = try BlurPlane(
        line: wanted.lowerBound - radius..<wanted.upperBound + radius, kernels)
      let common = columns.clamped(to: padded.columns)
      let out = padded.line(0)
      memset(out, 0, 2 * padded.columns.count)
      for y in runs.firsts[band] {
        memcpy(
          out + (common.lowerBound - padded.columns.lowerBound),
          line(y) + (common.lowerBound - columns.lowerBound), 2 * common.count)
        kernels.line(result.line(y), out + radius, axis.weights, radius, wanted.count)
      }
    }
    return result
  }

  /// Returns the lines `wanted`, convolved vertically.
  func convolvedDown(_ wanted: Range<Int>, _ axis: BlurAxis, _ workers: Int)
    throws(PixelError) -> BlurPlane
  {
    let radius = axis.radius
    let sums = LineRuns(wanted) { runs.areEqual($0 - 1 - radius, $0 + radius) }
    let result = try BlurPlane(columns, sums, kernels)
    try RowPartition.forEach(of: 0..<sums.count, workers: workers) { (band) throws(PixelError) in
      for y in sums.firsts[band] {
        let lines = (y - radius...y + radius).map { UnsafePointer(line($0)) }
        kernels.lines(result.line(y), lines, axis.weights, radius, columns.count)
      }
    }
    return result
  }
}
