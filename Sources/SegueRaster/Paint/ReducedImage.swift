// An upright image that is reduced as graphics contexts reduce it: along the rows, rounded to bytes,
// then along the columns. The scalar definition of a pixel is here, too.

import CSegueKernels
import CoreGraphics
import SegueDisplay
import SeguePixels

/// The filters of an image for the pixels that one quad touches.
final class ReducedImage: Sendable {
  /// The image's own pixels.
  let pixels: PixelBuffer
  let across, down: ReductionAxis

  /// Creates the filters of a quad; `nil` if the image is not upright, or reduced in neither
  /// direction, and when nothing of it is drawn.
  init?(
    _ bitmap: Bitmap, source: CGRect, destination: CGRect, transform: CGAffineTransform,
    within touched: PixelRect
  ) {
    let t = transform
    guard t.b == 0, t.c == 0, !touched.isEmpty, source.width > 0, source.height > 0 else {
      return nil
    }
    let columns = ReductionAxis.Place(
      from: destination.minX, length: destination.width, scale: t.a, offset: t.tx)
    let rows = ReductionAxis.Place(
      from: destination.minY, length: destination.height, scale: t.d, offset: t.ty)
    guard
      Self.reduces(source.width, to: columns.length)
        || Self.reduces(source.height, to: rows.length),
      columns.length > 0, rows.length > 0, columns.start.isFinite, rows.start.isFinite
    else { return nil }
    pixels = bitmap.pixels
    let x = SampleMap.span(source.minX, source.maxX, 0, bitmap.width)
    let y = SampleMap.span(source.minY, source.maxY, 0, bitmap.height)
    across = ReductionAxis(
      pixels: touched.minX..<touched.maxX, at: columns, low: source.minX, length: source.width,
      samples: x.first...x.last)
    down = ReductionAxis(
      pixels: touched.minY..<touched.maxY, at: rows, low: source.minY, length: source.height,
      samples: y.first...y.last)
  }

  /// Differences below a thousandth of a pixel come from transforms that are meant to be 1.
  private static func reduces(_ length: CGFloat, to other: Double) -> Bool {
    other < Double(length) - 1e-3
  }

  /// Returns the color at a pixel of the frame, which defines what the kernels compute.
  func color(_ x: Int, _ y: Int) -> PremultipliedRGBA8 {
    let (column, row) = (x - across.pixels.lowerBound, y - down.pixels.lowerBound)
    var sums = SIMD4<Int32>()
    for tap in 0..<down.taps {
      let sample = horizontal(column, Int(down.firsts[row]) + tap)
      sums &+= sample &* Int32(down.weights[row * down.taps + tap])
    }
    let value = Self.rounded(sums)
    let color = pointwiseMin(value, SIMD4(repeating: value.w))
    return PremultipliedRGBA8(UInt8(color.x), UInt8(color.y), UInt8(color.z), UInt8(color.w))
  }

  private func horizontal(_ column: Int, _ row: Int) -> SIMD4<Int32> {
    var sums = SIMD4<Int32>()
    for tap in 0..<across.taps {
      let p = pixels[Int(across.firsts[column]) + tap, row]
      let sample = SIMD4(Int32(p.red), Int32(p.green), Int32(p.blue), Int32(p.alpha))
      sums &+= sample &* Int32(across.weights[column * across.taps + tap])
    }
    return Self.rounded(sums)
  }

  private static func rounded(_ sums: SIMD4<Int32>) -> SIMD4<Int32> {
    let bits = Int32(SEGUE_REDUCTION_BITS)
    return ((sums &+ (1 << (bits - 1))) &>> bits).clamped(
      lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255))
  }
}

/// The rows of a reduced image, for the columns of one tile. Filtered rows of samples are kept while
/// the next row of pixels needs them.
final class ReducedRows {
  private let image: ReducedImage
  private let columns: Range<Int>
  private var kept: [UInt32]
  private var keptRows: [Int]
  private var sums: [Int32]
  private let slots: Int

  /// The number of rows that are kept. A reduction beyond a sixteenth filters some of them again.
  private static let maximumSlots = 64

  /// Creates the rows for `columns` of the frame.
  init(_ image: ReducedImage, columns: Range<Int>) {
    (self.image, self.columns) = (image, columns)
    slots = min(image.down.taps, Self.maximumSlots)
    kept = [UInt32](repeating: 0, count: slots * columns.count)
    keptRows = [Int](repeating: -1, count: slots)
    sums = [Int32](repeating: 0, count: 4 * columns.count)
  }

  /// Writes the colors of `count` columns from `x` on in row `y`.
  func read(_ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>) {
    let (axis, offset) = (image.down, x - columns.lowerBound)
    let row = y - axis.pixels.lowerBound
    for index in 0..<4 * count { sums[index] = 0 }
    for tap in 0..<axis.taps {
      let weight = Int32(axis.weights[row * axis.taps + tap])
      if weight == 0 { continue }
      let start = filtered(Int(axis.firsts[row]) + tap) * columns.count + offset
      kept.withUnsafeBufferPointer { kept in
        guard let base = kept.baseAddress else { return }
        segue_reduce_add(&sums, base + start, weight, count)
      }
    }
    segue_reduce_round(out, sums, count)
  }

  /// Returns the slot of a row of samples, filtered along the columns.
  private func filtered(_ row: Int) -> Int {
    let slot = row % slots
    if keptRows[slot] == row { return slot }
    keptRows[slot] = row
    let axis = image.across
    let first = columns.lowerBound - axis.pixels.lowerBound
    let samples = image.pixels.words(row)
    axis.firsts.withUnsafeBufferPointer { firsts in
      axis.weights.withUnsafeBufferPointer { weights in
        kept.withUnsafeMutableBufferPointer { kept in
          guard let from = firsts.baseAddress, let all = weights.baseAddress,
            let out = kept.baseAddress
          else { return }
          let filter = segue_reduction(
            firsts: from + first, weights: all + first * axis.taps, taps: axis.taps)
          segue_reduce_row(out + slot * columns.count, samples, filter, columns.count)
        }
      }
    }
    return slot
  }
}
