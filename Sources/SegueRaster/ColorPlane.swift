// Blurred pictures in the making: four values a pixel, on a grid whose blocks are counted from the
// frame's corner.

import CSegueKernels
import Foundation
import SeguePixels

/// Pixels of 15-bit values.
///
/// Invariants of the pointers: a line is valid while the plane lives, and has SEGUE_BLUR_MARGIN values
/// before and behind it that kernels may read and write.
final class ColorPlane: @unchecked Sendable {
  // Unchecked: threads write disjoint lines, and read only those of finished planes.

  let columns, rows: Range<Int>
  /// So many columns at a time are convolved down: their lines stay next to the core.
  private static let stripWidth = 96
  private static let margin = Int(SEGUE_BLUR_MARGIN)
  /// Values from one line to the next.
  private let lineStride: Int
  private let bytes: Int
  private let values: UnsafeMutablePointer<UInt16>

  /// A plane whose lines are yet to be written.
  init(_ columns: Range<Int>, _ rows: Range<Int>) throws(PixelError) {
    (self.columns, self.rows) = (columns, rows)
    lineStride = (4 * columns.count + 2 * Self.margin + 31) & ~31
    let count = try PixelError.checked(lineStride, max(rows.count, 1))
    let block = try PlaneMemory.take(2 * count)
    bytes = block.bytes
    values = block.memory.assumingMemoryBound(to: UInt16.self)
  }

  deinit { PlaneMemory.give(values, bytes: bytes) }

  /// The line `y`, from the first column on.
  func line(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    precondition(rows.contains(y), "line \(y) of a plane without it")
    return values + ((y - rows.lowerBound) * lineStride + Self.margin)
  }

  /// The line `y`, from the column `x` on.
  func line(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt16> {
    line(y) + 4 * (x - columns.lowerBound)
  }

  func lines(_ range: Range<Int>) -> [UnsafePointer<UInt16>] {
    range.map { UnsafePointer(line($0)) }
  }

  /// Half as many columns.
  func halvedAcross(_ wanted: Range<Int>, _ tools: BlurTools) throws(PixelError) -> ColorPlane {
    let half = try ColorPlane(wanted, rows)
    try Bands.forEach(of: rows, workers: tools.workers) { band in
      for y in band {
        tools.kernels.halve_pixels(
          half.line(y), self.line(y, from: 2 * wanted.lowerBound), wanted.count)
      }
    }
    return half
  }

  /// Half as many lines.
  func halvedDown(_ wanted: Range<Int>, _ tools: BlurTools) throws(PixelError) -> ColorPlane {
    let half = try ColorPlane(columns, wanted)
    try Bands.forEach(of: wanted, workers: tools.workers) { band in
      for y in band {
        let lines = self.lines(2 * y - 1..<2 * y + 3)
        tools.kernels.halve_pixel_lines(half.line(y), lines, self.columns.count)
      }
    }
    return half
  }

  /// `wanted` columns, convolved along the lines.
  func convolvedAcross(_ wanted: Range<Int>, _ axis: BlurAxis, _ tools: BlurTools)
    throws(PixelError) -> ColorPlane
  {
    if axis.radius == 0 { return self }
    let result = try ColorPlane(wanted, rows)
    try Bands.forEach(of: rows, workers: tools.workers) { band in
      for y in band {
        tools.kernels.pixel_line(
          result.line(y), self.line(y, from: wanted.lowerBound), axis.weights, axis.radius,
          wanted.count)
      }
    }
    return result
  }

  /// `wanted` lines, convolved down.
  func convolvedDown(_ wanted: Range<Int>, _ axis: BlurAxis, _ tools: BlurTools)
    throws(PixelError) -> ColorPlane
  {
    if axis.radius == 0 { return self }
    let result = try ColorPlane(columns, wanted)
    try Bands.forEach(of: wanted, workers: tools.workers) { band in
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
