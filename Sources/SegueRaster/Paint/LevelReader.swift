// Reads runs of pixels from one level of an image, in the cheapest way that yields the samples of
// the reference: a plain copy for translations by whole pixels; rows of means that are kept and
// reused if the image is only translated and scaled; the general sampler for everything else.

import CSegueKernels
import SegueDisplay
import SeguePixels

/// Reads one level, for one rectangle of one tile.
final class LevelReader {
  private enum SamplingMode {
    case copy(columns: Int64, rows: Int64)
    case separable
    case bilinear
    case nearest
  }

  private let map: SampleMap
  private let kernels: segue_kernels
  private let mode: SamplingMode
  private let columns: Range<Int>
  private let means: MeanRows
  private let image: segue_image

  /// Creates a reader for columns `columns` of the frame. `means` has memory for as many. A caller
  /// that reads other levels in between cannot keep rows of means.
  init(
    _ map: SampleMap, _ filter: SampleFilter, columns: Range<Int>, means: MeanRows,
    keepsMeans: Bool, kernels: segue_kernels
  ) {
    (self.map, self.columns, self.means, self.kernels) = (map, columns, means, kernels)
    mode = Self.mode(
      map, filter, keepsMeans: keepsMeans, movesDirectly: kernels.samples_moves_directly != 0)
    image = segue_image(
      pixels: UnsafePointer(map.pixels.baseAddress.assumingMemoryBound(to: UInt8.self)),
      bytes_per_row: map.pixels.bytesPerRow, min_x: Int32(map.minX), min_y: Int32(map.minY),
      max_x: Int32(map.maxX), max_y: Int32(map.maxY))
    means.forget()
  }

  private static func mode(
    _ map: SampleMap, _ filter: SampleFilter, keepsMeans: Bool, movesDirectly: Bool
  ) -> SamplingMode {
    let isUpright = map.vAcross == 0 && map.uDown == 0
    let isMoved = isUpright && map.uAcross == SampleMap.one && map.vDown == SampleMap.one
    let bits = Int64(PixelArithmetic.positionBits)
    let copy = SamplingMode.copy(columns: map.u0 >> bits, rows: map.v0 >> bits)
    if filter == .nearest { return isMoved ? copy : .nearest }
    let hasWeights = (map.u0 >> 13) & 127 != 0 || (map.v0 >> 5) & 32767 != 0
    if isMoved && !hasWeights { return copy }
    if isMoved && movesDirectly { return .bilinear }
    return isUpright && keepsMeans ? .separable : .bilinear
  }

  /// Returns the image's own pixels for `count` columns from `x` on in row `y`, if they need no
  /// sampling.
  func direct(_ y: Int, _ x: Int, _ count: Int) -> UnsafePointer<UInt32>? {
    guard case .copy(let columns, let rows) = mode else { return nil }
    let first = Int64(x) &+ columns
    guard first >= map.minX, first &+ Int64(count) - 1 <= map.maxX else { return nil }
    return UnsafePointer(map.pixels.words(row(Int64(y) &+ rows)) + Int(first))
  }

  /// Writes the samples for `count` columns from `x` on in row `y`.
  func read(_ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>) {
    let (u, v) = map.position(x, y)
    switch mode {
    case .copy(let columns, let rows):
      copy(row(Int64(y) &+ rows), from: Int64(x) &+ columns, count, into: out)
    case .separable:
      readSeparable(v, x, count, into: out)
    case .bilinear:
      withUnsafePointer(to: image) { kernels.bilinear(out, $0, run(u, v), count) }
    case .nearest:
      withUnsafePointer(to: image) { kernels.nearest(out, $0, run(u, v), count) }
    }
  }

  private func run(_ u: Int64, _ v: Int64) -> segue_run {
    segue_run(u: u, v: v, du: map.uAcross, dv: map.vAcross)
  }

  private func row(_ y: Int64) -> Int { Int(min(max(y, Int64(map.minY)), Int64(map.maxY))) }

  private func copy(
    _ y: Int, from first: Int64, _ count: Int, into out: UnsafeMutablePointer<UInt32>
  ) {
    let source = map.pixels.words(y)
    for i in 0..<count {
      let column = min(max(first &+ Int64(i), Int64(map.minX)), Int64(map.maxX))
      out[i] = source[Int(column)]
    }
  }

  private func readSeparable(
    _ v: Int64, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>
  ) {
    let above = v >> Int64(PixelArithmetic.positionBits)
    let weight = Int32(truncatingIfNeeded: (v >> 5) & 32767)
    let below = row(above &+ 1)
    let top = meanRow(row(above), keeping: means.slot(of: below))
    let bottom = weight == 0 ? top : meanRow(below, keeping: top)
    let from = x - columns.lowerBound
    kernels.rows(
      out, means.means(top, from: from), means.means(bottom, from: from), weight, count)
  }

  /// Returns the slot that holds the means of source row `y`, which are computed if they are
  /// missing.
  private func meanRow(_ y: Int, keeping kept: Int?) -> Int {
    if let slot = means.slot(of: y) { return slot }
    let slot = means.take(y, keeping: kept)
    requestRow(y + (map.vDown < 0 ? -Self.rowsAhead : Self.rowsAhead))
    if map.uAcross == SampleMap.one {
      writeMovedMeans(slot, y)
    } else {
      writeMeans(slot, y, 0..<columns.count)
    }
    return slot
  }

  /// The number of rows of the image from one that is averaged to the one whose memory is requested.
  private static let rowsAhead = 8

  /// Requests the memory of a row of the image, which is averaged later: the processor's own requests follow
  /// consecutive addresses, which the rows of narrow pieces are not.
  private func requestRow(_ y: Int) {
    guard y >= map.minY, y <= map.maxY else { return }
    let bits = Int64(PixelArithmetic.positionBits)
    let (u, _) = map.position(columns.lowerBound, 0)
    let (first, last) = (u >> bits, (u &+ map.uAcross &* Int64(columns.count)) >> bits)
    let left = max(min(first, last), Int64(map.minX))
    let right = min(max(first, last), Int64(map.maxX))
    if left <= right { segue_request(map.pixels.words(y) + Int(left), 4 * Int(right - left + 1)) }
  }

  /// Writes means at any positions. The columns `range` are counted from the first.
  private func writeMeans(_ slot: Int, _ y: Int, _ range: Range<Int>) {
    if range.isEmpty { return }
    let from = range.lowerBound
    let (u, _) = map.position(columns.lowerBound + from, 0)
    var line = segue_line(
      pixels: map.pixels.words(y), min_x: image.min_x, max_x: image.max_x)
    kernels.columns_at(means.means(slot, from: from), &line, run(u, 0), range.count)
  }

  /// Writes means of an image that is only translated: one weight for all, except beyond its end.
  private func writeMovedMeans(_ slot: Int, _ y: Int) {
    let (u, _) = map.position(columns.lowerBound, 0)
    let first = u >> Int64(PixelArithmetic.positionBits)
    let count = columns.count
    func cut(_ x: Int64) -> Int { Int(min(max(x, 0), Int64(count))) }
    let weight = Int32(truncatingIfNeeded: (u >> 13) & 127)
    let inner = cut(Int64(map.minX) &- first)
    // The last column has no right neighbor, which does not matter for a weight of 0.
    let end = max(inner, cut(Int64(map.maxX) &- first &+ (weight == 0 ? 1 : 0)))
    // In this order, since each call may write slightly past its end.
    writeMeans(slot, y, 0..<inner)
    if inner < end {
      kernels.columns(
        means.means(slot, from: inner), map.pixels.words(y) + Int(first &+ Int64(inner)), weight,
        end - inner)
    }
    writeMeans(slot, y, end..<count)
  }
}
