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
  private static let margin = Int(SEGUE_BLUR_MARGIN)
  private let stride: Int
  private let values: UnsafeMutablePointer<UInt16>

  /// A plane whose lines are yet to be written.
  init(_ columns: Range<Int>, _ rows: Range<Int>) throws(PixelError) {
    (self.columns, self.rows) = (columns, rows)
    stride = (4 * columns.count + 2 * Self.margin + 31) & ~31
    let count = try PixelError.checked(stride, max(rows.count, 1))
    guard let memory = malloc(2 * count) else { throw .memory(bytes: 2 * count) }
    values = memory.assumingMemoryBound(to: UInt16.self)
  }

  deinit { free(values) }

  /// The line `y`, from the first column on.
  func line(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    precondition(rows.contains(y), "line \(y) of a plane without it")
    return values + ((y - rows.lowerBound) * stride + Self.margin)
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
      for y in band {
        let lines = self.lines(y - axis.radius..<y + axis.radius + 1)
        tools.kernels.pixel_lines(
          result.line(y), lines, axis.weights, axis.radius, self.columns.count)
      }
    }
    return result
  }
}
