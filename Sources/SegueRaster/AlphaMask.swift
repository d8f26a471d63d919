// Coverage that is no outline's: the alpha of what was drawn, as it is or blurred. Made once a frame, in
// the plan, so that all tiles read the same bytes.

import CSegueKernels
import Foundation
import SeguePixels

/// A byte for each pixel of a rectangle; outside, nothing is covered. Never changes once handed on.
package final class AlphaMask: @unchecked Sendable {
  // Unchecked: written only by the code that made it, before anyone else sees it.

  /// The pixels, in those of the frame; may lie outside it.
  package let bounds: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>
  /// Whose the bytes are; `nil` when they are this one's.
  private let owner: AlphaMask?

  /// A mask that covers nothing.
  /// - Throws: `PixelError` for a size out of range or lack of memory.
  package init(_ bounds: PixelRect) throws(PixelError) {
    let count = try PixelError.checked(bounds.width, bounds.height)
    guard let memory = calloc(max(count, 1), 1) else { throw .memory(bytes: count) }
    self.bounds = bounds
    owner = nil
    bytes = memory.assumingMemoryBound(to: UInt8.self)
  }

  /// The bytes of `mask` elsewhere.
  init(_ mask: AlphaMask, movedBy x: Int, _ y: Int) {
    owner = mask.owner ?? mask
    bytes = mask.bytes
    bounds = mask.bounds.moved(x, y)
  }

  deinit { if owner == nil { free(bytes) } }

  /// The bytes of row `y`, from the first column of `bounds` on.
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(y >= bounds.minY && y < bounds.maxY, "row \(y) of a mask without it")
    return bytes + (y - bounds.minY) * bounds.width
  }

  /// A number that masks of equal bytes share.
  var contentHash: UInt64 { segue_hash(bytes, bounds.area, UInt64(bounds.width)) }

  /// Whether both cover the same, wherever they lie.
  func hasBytes(of other: AlphaMask) -> Bool {
    (bounds.width, bounds.height) == (other.bounds.width, other.bounds.height)
      && memcmp(bytes, other.bytes, bounds.area) == 0
  }

  /// The coverage of row `y`; what lies in `columns` is copied to `mask`.
  func coverage(_ columns: Range<Int>, _ y: Int, _ mask: UnsafeMutablePointer<UInt8>)
    -> CoverageRow
  {
    let start = max(bounds.minX, columns.lowerBound)
    let end = min(bounds.maxX, columns.upperBound)
    guard start < end, y >= bounds.minY, y < bounds.maxY else {
      return CoverageRow(start: 0, fullStart: 0, fullEnd: 0, end: 0)
    }
    memcpy(mask + (start - columns.lowerBound), row(y) + (start - bounds.minX), end - start)
    return CoverageRow(start: start, fullStart: start, fullEnd: start, end: end)
  }
}

extension PixelError {
  /// How many pixels there are, if that is not too much. What is blurred reaches beyond the frame, so
  /// this allows for more than a frame has.
  static func checked(_ width: Int, _ height: Int) throws(PixelError) -> Int {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !overflow, count <= 4 * PixelBuffer.largestArea else {
      throw .size(width: width, height: height)
    }
    return count
  }
}

extension RasterPlan {
  /// The alpha of `nodes` composed over nothing, within `area`.
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
