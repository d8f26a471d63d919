// Intermediate results of blurred images: four values per pixel, on a grid whose blocks are counted
// from the corner of the frame.

import CSegueKernels
import Foundation
import SeguePixels

/// A plane of pixels with 15-bit values.
///
/// Invariants of the pointers: a line is valid while the plane exists, and has SEGUE_BLUR_MARGIN
/// values before and after it that kernels may read and write.
final class ColorPlane: @unchecked Sendable {
  // Unchecked: threads write disjoint lines, and read only those of finished planes.

  let columns, rows: Range<Int>
  /// The number of columns that are convolved vertically at a time, so that their lines stay in the
  /// nearest cache.
  private static let stripWidth = 96
  private static let margin = Int(SEGUE_BLUR_MARGIN)
  /// The number of values from one line to the next.
  private let lineStride: Int
  private let bytes: Int
  private let values: UnsafeMutablePointer<UInt16>

  /// Creates a plane whose lines are not initialized.
  init(_ columns: Range<Int>, _ rows: Range<Int>) throws(PixelError) {
    (self.columns, self.rows) = (columns, rows)
    lineStride = (4 * columns.count + 2 * Self.margin + 31) & ~31
    let count = try PixelError.checked(lineStride, max(rows.count, 1))
    let block = try RecycledMemory.take(2 * count)
    bytes = block.bytes
    values = block.memory.assumingMemoryBound(to: UInt16.self)
  }

  deinit { RecycledMemory.give(values, bytes: bytes) }

  /// Returns line `y`, starting at the first column.
  func line(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    precondition(rows.contains(y), "line \(y) is outside the plane")
    return values + ((y - rows.lowerBound) * lineStride + Self.margin)
  }

  /// Returns line `y`, starting at column `x`.
  func line(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt16> {
    line(y) + 4 * (x - columns.lowerBound)
  }

  func lines(_ range: Range<Int>) -> [UnsafePointer<UInt16>] {
    range.map { UnsafePointer(line($0)) }
  }

  /// Returns the plane with half as many columns.
  func halvedAcross(_ wanted: Range<Int>, _ tools: BlurTools) throws(PixelError) -> ColorPlane {
    let half = try ColorPlane(wanted, rows)
    try RowPartition.forEach(of: rows, workers: tools.workers) { band in
      for y in band {
        tools.kernels.halve_pixels(
          half.line(y), self.line(y, from: 2 * wanted.lowerBound), wanted.count)
      }
    }
    return half
  }

  /// Returns the plane with half as many lines.
  func halvedDown(_ wanted: Range<Int>, _ tools: BlurTools) throws(PixelError) -> ColorPlane {
    let half = try ColorPlane(columns, wanted)
    try RowPartition.forEach(of: wanted, workers: tools.workers) { band in
      for y in band {
        let lines = self.lines(2 * y - 1..<2 * y + 3)
        tools.kernels.halve_pixel_lines(half.line(y), lines, self.columns.count)
      }
    }
    return half
  }

  /// Returns the columns `wanted`, convolved along the lines.
  func convolvedAcross(_ wanted: Range<Int>, _ axis: BlurAxis, _ tools: BlurTools)
    throws(PixelError) -> ColorPlane
  {
    if axis.radius == 0 { return self }
    let result = try ColorPlane(wanted, rows)
    try RowPartition.forEach(of: rows, workers: tools.workers) { band in
      for y in band {
        tools.kernels.pixel_line(
          result.line(y), self.line(y, from: wanted.lowerBound), axis.weights, axis.radius,
          wanted.count)
      }
    }
    return result
  }

  /// Returns the lines `wanted`, convolved vertically.
  func convolvedDown(_ wanted: Range<Int>, _ axis: BlurAxis, _ tools: BlurTools)
    throws(PixelError) -> ColorPlane
  {
    if axis.radius == 0 { return self }
    let result = try ColorPlane(columns, wanted)
    try RowPartition.forEach(of: wanted, workers: tools.workers) { band in
      for first in stride(from: 0, to: columns.count, by: Self.stripWidth) {
        let count = min(Self.stripWidth, columns.count - first)
        for y in band {
          tools.kernels.pixel_lines(
            result.line(y) + 4 * first, line(y) + 4 * first, lineStride, axis.weights,
            axis.radius, count)
        }
      }
    }
    return result
  }
}
