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
    let mirrored = MirroredColumns(columns, of: bounds)
    try RowPartition.forEach(of: rows, workers: tools.workers) { (band) throws(PixelError) in
      let whole = try ColorPlane(self.bounds.minX..<self.bounds.maxX, 0..<1)
      for y in band {
        self.tools.kernels.widen_pixels(whole.line(0), self.row(y), self.bounds.width)
        mirrored.spread(whole.line(0), into: plane.line(y))
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
    let mirrored = MirroredColumns(source, of: bounds)
    try RowPartition.forEach(of: rows, workers: tools.workers) { (band) throws(PixelError) in
      let whole = try ColorPlane(self.bounds.minX..<self.bounds.maxX, 0..<1)
      let sums = try ColorPlane(source, 0..<1)
      for y in band {
        let lines = (2 * y - 1..<2 * y + 3).map { UnsafePointer(self.row($0)) }
        self.tools.kernels.sum_pixel_lines(whole.line(0), lines, self.bounds.width)
        mirrored.spread(whole.line(0), into: sums.line(0))
        self.tools.kernels.halve_sums(
          plane.line(y), sums.line(0, from: 2 * columns.lowerBound), columns.count)
      }
    }
    return plane
  }

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels.words(MirroredColumns.mirrored(y - bounds.minY, bounds.height))
  }
}

/// The columns of a plane, and those of an image, continued by reflection, that they show. They are
/// the same for all lines, so what lies outside the image is divided only once.
private struct MirroredColumns {
  /// The number of columns that the image has, and where the first of them is in the image.
  private let inside, first: Int
  /// The columns of the image for the columns of the plane before and after those.
  private let before, after: [Int]

  init(_ columns: Range<Int>, of bounds: PixelRect) {
    let common = columns.clamped(to: bounds.minX..<bounds.maxX)
    func reflected(_ range: Range<Int>) -> [Int] {
      range.map { Self.mirrored($0 - bounds.minX, bounds.width) }
    }
    (inside, first) = (common.count, common.lowerBound - bounds.minX)
    let start = common.isEmpty ? columns.upperBound : common.lowerBound
    before = reflected(columns.lowerBound..<start)
    after = reflected(start + common.count..<columns.upperBound)
  }

  /// Fills a line of the plane from one of the image's width.
  func spread(_ line: UnsafePointer<UInt16>, into out: UnsafeMutablePointer<UInt16>) {
    memcpy(out + 4 * before.count, line + 4 * first, 8 * inside)
    copy(line, before, to: out)
    copy(line, after, to: out + 4 * (before.count + inside))
  }

  private func copy(
    _ line: UnsafePointer<UInt16>, _ columns: [Int], to out: UnsafeMutablePointer<UInt16>
  ) {
    let (pixels, out) = (UnsafeRawPointer(line), UnsafeMutableRawPointer(out))
    for (index, column) in columns.enumerated() {
      let pixel = pixels.loadUnaligned(fromByteOffset: 8 * column, as: UInt64.self)
      out.storeBytes(of: pixel, toByteOffset: 8 * index, as: UInt64.self)
    }
  }

  /// Returns the index among `count` at position `x` of the reflected sequence.
  static func mirrored(_ x: Int, _ count: Int) -> Int {
    if x >= 0, x < count { return x }
    let place = x % (2 * count)
    let turned = place < 0 ? place + 2 * count : place
    return turned < count ? turned : 2 * count - 1 - turned
  }
}
