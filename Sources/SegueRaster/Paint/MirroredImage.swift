// An image that is continued by reflection: a blur at its edge takes in nothing from outside, and
// loses nothing. The first halving is done at the same time, in sums of bytes, which are exact.

import CSegueKernels
import Foundation
import SeguePixels

struct MirroredImage: @unchecked Sendable {
  // Unchecked: the image is only read.

  let pixels: PixelBuffer
  /// The position of the image in the frame.
  let bounds: PixelRect
  let tools: BlurTools

  /// Returns the pixels of the given columns and lines as values.
  func plane(_ columns: Range<Int>, _ rows: Range<Int>) throws(PixelError) -> ColorPlane {
    let plane = try ColorPlane(columns, rows)
    try RowPartition.forEach(of: rows, workers: tools.workers) { (band) throws(PixelError) in
      let whole = try ColorPlane(self.bounds.minX..<self.bounds.maxX, 0..<1)
      for y in band {
        self.tools.kernels.widen_pixels(whole.line(0), self.row(y), self.bounds.width)
        self.spread(whole.line(0), over: columns, into: plane.line(y))
      }
    }
    return plane
  }

  /// Returns the given columns and lines of the halved image, to which the columns in `source`
  /// contribute.
  func halvedPlane(_ columns: Range<Int>, _ rows: Range<Int>, from source: Range<Int>)
    throws(PixelError) -> ColorPlane
  {
    let plane = try ColorPlane(columns, rows)
    try RowPartition.forEach(of: rows, workers: tools.workers) { (band) throws(PixelError) in
      let whole = try ColorPlane(self.bounds.minX..<self.bounds.maxX, 0..<1)
      let sums = try ColorPlane(source, 0..<1)
      for y in band {
        let lines = (2 * y - 1..<2 * y + 3).map { UnsafePointer(self.row($0)) }
        self.tools.kernels.sum_pixel_lines(whole.line(0), lines, self.bounds.width)
        self.spread(whole.line(0), over: source, into: sums.line(0))
        self.tools.kernels.halve_sums(
          plane.line(y), sums.line(0, from: 2 * columns.lowerBound), columns.count)
      }
    }
    return plane
  }

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels.words(Self.mirrored(y - bounds.minY, bounds.height))
  }

  /// Fills a line of `columns` from one of the image's width.
  private func spread(
    _ line: UnsafePointer<UInt16>, over columns: Range<Int>,
    into out: UnsafeMutablePointer<UInt16>
  ) {
    let common = columns.clamped(to: bounds.minX..<bounds.maxX)
    let (to, from) = (common.lowerBound - columns.lowerBound, common.lowerBound - bounds.minX)
    memcpy(out + 4 * to, line + 4 * from, 8 * common.count)
    func mirror(_ range: Range<Int>) {
      for x in range {
        let from = Self.mirrored(x - bounds.minX, bounds.width)
        memcpy(out + 4 * (x - columns.lowerBound), line + 4 * from, 8)
      }
    }
    mirror(columns.lowerBound..<max(common.lowerBound, columns.lowerBound))
    mirror(min(common.upperBound, columns.upperBound)..<columns.upperBound)
  }

  /// Returns the index among `count` at position `x` of the reflected sequence.
  static func mirrored(_ x: Int, _ count: Int) -> Int {
    if x >= 0, x < count { return x }
    let place = x % (2 * count)
    let turned = place < 0 ? place + 2 * count : place
    return turned < count ? turned : 2 * count - 1 - turned
  }
}
