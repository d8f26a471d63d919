// The coverage of all prepared rows at once.

import CSegueKernels
import Foundation

extension Coverage {
  /// Writes the coverage of all pixels of `rect`, which is what was prepared.
  func write(to cover: inout segue_cover, from rect: PixelRect, _ kernels: segue_kernels) {
    if var outline {
      kernels.cover_rows(
        &cover, &outline, Int64(rect.minY - origin.y), Int64(rect.maxY - origin.y))
      for y in rect.minY..<rect.maxY where isShared(y) {
        let index = y - rect.minY
        divide(
          CoverageRow(cover.rows[index], at: rect.minX), y, cover.masks + index * cover.stride)
      }
      return
    }
    for y in rect.minY..<rect.maxY {
      let mask = cover.masks + (y - rect.minY) * cover.stride
      let row = row(y, mask: mask).counted(from: rect.minX)
      cover.rows[y - rect.minY] = row
      if row.start >= row.end {
        memset(mask, 0, cover.stride)
        continue
      }
      memset(mask, 0, Int(row.start))
      memset(mask + Int(row.full_start), 255, Int(row.full_end - row.full_start))
      memset(mask + Int(row.end), 0, cover.stride - Int(row.end))
    }
  }
}

extension CoverageRow {
  /// Returns the columns for the kernels, counted from `x`.
  fileprivate func counted(from x: Int) -> segue_coverage {
    segue_coverage(
      start: Int64(start - x), full_start: Int64(fullStart - x), full_end: Int64(fullEnd - x),
      end: Int64(end - x))
  }
}
