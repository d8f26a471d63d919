// Coverage that does not derive from an outline: the alpha of drawn items, either blurred or not.
// It is computed once per frame, in the plan, so that all tiles read the same bytes.

import CSegueKernels
import Foundation
import SeguePixels

/// A byte of coverage for each pixel of a rectangle. Nothing outside is covered. It does not change
/// once it is shared.
package final class AlphaMask: @unchecked Sendable {
  // Unchecked: written only by the code that created it, before it is shared.

  /// The rectangle in pixels of the frame. It may extend outside the frame.
  package let bounds: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>
  /// The size of the memory of the bytes.
  private let capacity: Int
  /// The owner of the bytes; `nil` if they belong to this object.
  private let owner: AlphaMask?
  /// The coverage of each row, if it has been found.
  private(set) var spans: MaskSpans?

  /// Creates a mask that covers nothing.
  /// - Throws: `PixelError` for a size out of range or missing memory.
  package convenience init(_ bounds: PixelRect) throws(PixelError) {
    try self.init(unwritten: bounds)
    memset(bytes, 0, bounds.area)
  }

  /// Creates a mask whose bytes have yet to be written.
  /// - Throws: `PixelError` for a size out of range or missing memory.
  init(unwritten bounds: PixelRect) throws(PixelError) {
    let count = try PixelError.checked(bounds.width, bounds.height)
    let (memory, capacity) = try RecycledMemory.take(max(count, 1))
    (self.bounds, self.capacity) = (bounds, capacity)
    (owner, spans) = (nil, nil)
    bytes = memory.assumingMemoryBound(to: UInt8.self)
  }

  /// Creates a mask with the bytes of `mask` at another position.
  init(_ mask: AlphaMask, movedBy x: Int, _ y: Int) {
    owner = mask.owner ?? mask
    (bytes, capacity, spans) = (mask.bytes, mask.capacity, mask.spans)
    bounds = mask.bounds.moved(x, y)
  }

  deinit { if owner == nil { RecycledMemory.give(bytes, bytes: capacity) } }

  /// Returns the bytes of row `y`, starting at the first column of `bounds`.
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(y >= bounds.minY && y < bounds.maxY, "row \(y) is outside the mask")
    return bytes + (y - bounds.minY) * bounds.width
  }

  /// The rows, consecutive ones of which share a line where they have the same coverage.
  var runs: LineRuns { LineRuns(bounds.minY..<bounds.maxY) { isRepeated($0) } }

  /// Returns whether row `y` has the coverage of the row above it.
  private func isRepeated(_ y: Int) -> Bool {
    let row = y - bounds.minY
    if let spans, spans.areExact(row - 1), spans.areExact(row) {
      return spans.areEqual(row - 1, row)
    }
    return memcmp(self.row(y - 1), self.row(y), bounds.width) == 0
  }

  /// Returns a hash that masks with equal bytes share; `runs` are the rows.
  func contentHash(_ runs: LineRuns) -> UInt64 {
    var hash = UInt64(bounds.width)
    runs.forEachLine { rows in
      hash = segue_hash(row(rows.lowerBound), bounds.width, hash ^ UInt64(rows.count))
    }
    return hash
  }

  /// Returns whether both have the same coverage, regardless of their positions.
  func hasBytes(of other: AlphaMask) -> Bool {
    (bounds.width, bounds.height) == (other.bounds.width, other.bounds.height)
      && memcmp(bytes, other.bytes, bounds.area) == 0
  }

  /// Returns the coverage of row `y`. The bytes in `columns` are copied to `mask`.
  func coverage(_ columns: Range<Int>, _ y: Int, _ mask: UnsafeMutablePointer<UInt8>)
    -> CoverageRow
  {
    let start = max(bounds.minX, columns.lowerBound)
    let end = min(bounds.maxX, columns.upperBound)
    guard start < end, y >= bounds.minY, y < bounds.maxY else {
      return CoverageRow(start: 0, fullStart: 0, fullEnd: 0, end: 0)
    }
    let bytes = UnsafePointer(row(y) + (start - bounds.minX))
    memcpy(mask + (start - columns.lowerBound), bytes, end - start)
    if let known = spans?.row(y - bounds.minY, from: bounds.minX, start..<end) { return known }
    return CoverageRow(bytes, from: start, count: end - start)
  }

  /// Gives the mask the coverage of its rows.
  fileprivate func keep(_ spans: MaskSpans) { self.spans = spans }
}

// MARK: What is known of a mask

extension AlphaMask {
  /// Returns whether every pixel of `rect` is known to be fully covered.
  func covers(_ rect: PixelRect) -> Bool {
    guard let spans, !rect.isEmpty, bounds.contains(rect) else { return false }
    let full = spans.full(rect.minY - bounds.minY..<rect.maxY - bounds.minY)
    return bounds.minX + full.lowerBound <= rect.minX && bounds.minX + full.upperBound >= rect.maxX
  }

  /// Returns columns of `area` that are fully covered in all of its rows; empty if none are known.
  func inner(_ area: PixelRect) -> PixelRect {
    guard let spans, !area.isEmpty, bounds.contains(area) else { return .empty }
    let full = spans.full(area.minY - bounds.minY..<area.maxY - bounds.minY)
    return columns(full, of: area)
  }

  /// Returns a part of `area` that contains all of its pixels that are covered.
  func touched(_ area: PixelRect) -> PixelRect {
    let own = area.intersection(bounds)
    guard let spans, !own.isEmpty else { return own }
    return columns(spans.touched(own.minY - bounds.minY..<own.maxY - bounds.minY), of: own)
  }

  private func columns(_ columns: Range<Int>, of area: PixelRect) -> PixelRect {
    let rect = PixelRect(
      minX: max(bounds.minX + columns.lowerBound, area.minX), minY: area.minY,
      maxX: min(bounds.minX + columns.upperBound, area.maxX), maxY: area.maxY)
    return rect.isEmpty ? .empty : rect
  }
}

extension CoverageRow {
  /// Creates the row with the given coverage: without the uncovered pixels at both ends, and with the
  /// first run of fully covered ones.
  init(_ bytes: UnsafePointer<UInt8>, from first: Int, count: Int) {
    let start = ByteRuns.end(of: 0, bytes, 0..<count)
    let end = ByteRuns.start(ofLast: 0, bytes, start..<count)
    let full = memchr(bytes + start, 255, end - start)
    let fullStart = full.map { UnsafeRawPointer(bytes).distance(to: $0) } ?? end
    let fullEnd = ByteRuns.end(of: 255, bytes, fullStart..<end)
    self.init(
      start: first + start, fullStart: first + fullStart, fullEnd: first + fullEnd,
      end: first + end)
  }
}

/// Searches for the ends of equal bytes, eight at a time.
private enum ByteRuns {
  /// Returns the first of `part` that is not `byte`, or its end.
  static func end(of byte: UInt8, _ bytes: UnsafePointer<UInt8>, _ part: Range<Int>) -> Int {
    let eight = UInt64(byte) &* 0x0101_0101_0101_0101
    var i = part.lowerBound
    while i + 8 <= part.upperBound,
      UnsafeRawPointer(bytes + i).loadUnaligned(as: UInt64.self) == eight
    { i += 8 }
    while i < part.upperBound, bytes[i] == byte { i += 1 }
    return i
  }

  /// Returns the end of `part` without the `byte`s at its end.
  static func start(ofLast byte: UInt8, _ bytes: UnsafePointer<UInt8>, _ part: Range<Int>) -> Int {
    let eight = UInt64(byte) &* 0x0101_0101_0101_0101
    var i = part.upperBound
    while i - 8 >= part.lowerBound,
      UnsafeRawPointer(bytes + i - 8).loadUnaligned(as: UInt64.self) == eight
    { i -= 8 }
    while i > part.lowerBound, bytes[i - 1] == byte { i -= 1 }
    return i
  }
}

extension PixelError {
  /// Returns the number of pixels if it is within the limits. Blurred content extends beyond the
  /// frame, so the limits are larger than those of a frame.
  static func checked(_ width: Int, _ height: Int) throws(PixelError) -> Int {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !overflow, count <= 4 * PixelBuffer.largestArea else {
      throw .size(width: width, height: height)
    }
    return count
  }
}

extension RasterPlan {
  /// Returns the alpha of `nodes` composited over nothing, within `area`.
  func alpha(of nodes: [PlanNode], within area: PixelRect) throws(PixelError) -> AlphaMask {
    let mask = try AlphaMask(unwritten: area)
    // Rows of several tiles are not searched.
    let spans = area.width <= TilePlan.widest ? MaskSpans(rows: area.height) : nil
    try TileSweep(nodes, over: 0, area: area).forEachTile(workers: tools.workers) {
      (painter, visibility, tile) throws(PixelError) in
      let alpha = AlphaPainter(painter: painter, mask: mask, spans: spans)
      if alpha.paint(visibility, tile) { return }
      let base = try painter.scratch.tile()
      let target = TileTarget(base: base, stride: painter.scratch.width, rect: tile)
      try painter.paint(visibility, target)
      for row in tile.minY..<tile.maxY {
        segue_alpha(
          mask.row(row) + (tile.minX - area.minX), target.pointer(tile.minX, row), tile.width)
        spans?.find(row - area.minY, mask.row(row), tile.width)
      }
    }
    if let spans { mask.keep(spans) }
    return mask
  }
}
