// Values on a grid, each for a block of pixels. Blocks are counted from the corner of the frame, so
// that the result does not depend on which part of the frame is requested.

import CSegueKernels
import Foundation
import SeguePixels

/// A plane of 16-bit values. All values outside are zero.
final class BlurPlane: @unchecked Sendable {
  // Unchecked: threads write disjoint lines, and read only those of finished planes.

  let columns, rows: Range<Int>
  /// The number of zeros on both sides of a line that kernels may read.
  private static let margin = 8
  private let stride: Int
  private let kernels: segue_blur_kernels
  private let values: UnsafeMutablePointer<UInt16>

  init(_ columns: Range<Int>, _ rows: Range<Int>, _ kernels: segue_blur_kernels)
    throws(PixelError)
  {
    (self.columns, self.rows) = (columns, rows)
    self.kernels = kernels
    stride = columns.count + 2 * Self.margin
    // One additional line represents all those outside.
    let count = try PixelError.checked(stride, rows.count + 1)
    guard let memory = calloc(count, 2) else { throw .memory(bytes: 2 * count) }
    values = memory.assumingMemoryBound(to: UInt16.self)
  }

  /// Creates a plane from the bytes of `mask`.
  convenience init(_ mask: AlphaMask, _ kernels: segue_blur_kernels) throws(PixelError) {
    let bounds = mask.bounds
    try self.init(bounds.minX..<bounds.maxX, bounds.minY..<bounds.maxY, kernels)
    for y in rows { kernels.widen(line(y), mask.row(y), columns.count) }
  }

  deinit { free(values) }

  /// Returns line `y`, starting at the first column. Lines outside are zero and must not be written
  /// to.
  func line(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    let index = rows.contains(y) ? y - rows.lowerBound : rows.count
    return values + (index * stride + Self.margin)
  }

  /// Returns the plane with half as many columns.
  func halvedAcross() throws(PixelError) -> BlurPlane {
    let half = try BlurPlane(Self.halved(columns), rows, kernels)
    let first = 2 * half.columns.lowerBound - columns.lowerBound
    for y in rows { kernels.halve(half.line(y), line(y) + first, half.columns.count) }
    return half
  }

  /// Returns the plane with half as many lines.
  func halvedDown() throws(PixelError) -> BlurPlane {
    let half = try BlurPlane(columns, Self.halved(rows), kernels)
    for y in half.rows {
      let lines = (2 * y - 1..<2 * y + 3).map { UnsafePointer(line($0)) }
      kernels.halve_lines(half.line(y), lines, columns.count)
    }
    return half
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
    let result = try BlurPlane(wanted, rows, kernels)
    try RowPartition.forEach(of: rows, workers: workers) { (band) throws(PixelError) in
      let padded = try BlurPlane(
        wanted.lowerBound - radius..<wanted.upperBound + radius, 0..<1, kernels)
      let common = columns.clamped(to: padded.columns)
      let out = padded.line(0)
      for y in band where !common.isEmpty {
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
    let result = try BlurPlane(columns, wanted, kernels)
    try RowPartition.forEach(of: wanted, workers: workers) { (band) throws(PixelError) in
      for y in band {
        let lines = (y - axis.radius...y + axis.radius).map { UnsafePointer(line($0)) }
        kernels.lines(result.line(y), lines, axis.weights, axis.radius, columns.count)
      }
    }
    return result
  }
}
