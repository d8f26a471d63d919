// The rectangles in which two pictures differ. Pictures are compared in a grid of tiles; tiles that
// differ are joined with their neighbors to the right, and runs of equal extent from row to row.

import Foundation
import SeguePixels

/// Finds the difference between two pictures.
enum ChangedTiles {
  /// The size of a tile in pixels.
  static let width = 64, height = 32

  /// Returns rectangles that cover all pixels in which `new` differs from `old`, which has the same
  /// size. They do not overlap.
  static func between(_ old: PixelBuffer, _ new: PixelBuffer) -> [PictureTile] {
    var finished: [PictureTile] = []
    var open: [PictureTile] = []
    for top in stride(from: 0, to: new.height, by: height) {
      let rows = min(height, new.height - top)
      var current: [PictureTile] = []
      for var run in runs(old, new, top: top, rows: rows) {
        if let above = open.firstIndex(where: { $0.x == run.x && $0.width == run.width }) {
          let tile = open.remove(at: above)
          (run.y, run.height) = (tile.y, tile.height + rows)
        }
        current.append(run)
      }
      finished += open
      open = current
    }
    return finished + open
  }

  /// Returns the runs of tiles that differ in one row of the grid.
  private static func runs(_ old: PixelBuffer, _ new: PixelBuffer, top: Int, rows: Int)
    -> [PictureTile]
  {
    var runs: [PictureTile] = []
    for left in stride(from: 0, to: new.width, by: width) {
      let columns = min(width, new.width - left)
      guard differs(old, new, left, top, columns, rows) else { continue }
      if let last = runs.last, last.x + last.width == left {
        runs[runs.count - 1].width += columns
      } else {
        runs.append(PictureTile(x: left, y: top, width: columns, height: rows))
      }
    }
    return runs
  }

  private static func differs(
    _ old: PixelBuffer, _ new: PixelBuffer, _ left: Int, _ top: Int, _ columns: Int, _ rows: Int
  ) -> Bool {
    for y in top..<top + rows {
      let a = old.baseAddress + y * old.bytesPerRow + left * 4
      let b = new.baseAddress + y * new.bytesPerRow + left * 4
      if memcmp(a, b, columns * 4) != 0 { return true }
    }
    return false
  }
}
