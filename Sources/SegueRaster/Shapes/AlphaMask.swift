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
  /// The owner of the bytes; `nil` if they belong to this object.
  private let owner: AlphaMask?

  /// Creates a mask that covers nothing.
  /// - Throws: `PixelError` for a size out of range or missing memory.
  package init(_ bounds: PixelRect) throws(PixelError) {
    let count = try PixelError.checked(bounds.width, bounds.height)
    guard let memory = calloc(max(count, 1), 1) else { throw .memory(bytes: count) }
    self.bounds = bounds
    owner = nil
    bytes = memory.assumingMemoryBound(to: UInt8.self)
  }

  /// Creates a mask with the bytes of `mask` at another position.
  init(_ mask: AlphaMask, movedBy x: Int, _ y: Int) {
    owner = mask.owner ?? mask
    bytes = mask.bytes
    bounds = mask.bounds.moved(x, y)
  }

  deinit { if owner == nil { free(bytes) } }

  /// Returns the bytes of row `y`, starting at the first column of `bounds`.
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(y >= bounds.minY && y < bounds.maxY, "row \(y) is outside the mask")
    return bytes + (y - bounds.minY) * bounds.width
  }

  /// A hash that masks with equal bytes share.
  var contentHash: UInt64 { segue_hash(bytes, bounds.area, UInt64(bounds.width)) }

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
    return CoverageRow(bytes, from: start, count: end - start)
  }
}

extension CoverageRow {
  /// Creates the row with the given coverage: without the uncovered pixels at both ends, and with the
  /// first run of fully covered ones.
  fileprivate init(_ bytes: UnsafePointer<UInt8>, from first: Int, count: Int) {
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
    let mask = try AlphaMask(area)
    try TileSweep(nodes, over: 0, area: area).forEachTile(workers: tools.workers) {
      (painter, visibility, tile) throws(PixelError) in
      let base = try painter.scratch.tile()
      let target = TileTarget(base: base, stride: painter.scratch.width, rect: tile)
      try painter.paint(visibility, target)
      for row in tile.minY..<tile.maxY {
        segue_alpha(
          mask.row(row) + (tile.minX - area.minX), target.pointer(tile.minX, row), tile.width)
      }
    }
    return mask
  }
}
