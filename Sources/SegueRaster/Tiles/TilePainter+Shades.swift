// An opaque image and the color over it, painted together: a screen, and the view that dims it. A
// row of the image is still in the nearest cache when the color is drawn over it, or is read only
// once where the kernel for fades has the same result.

import CSegueKernels
import SeguePixels

extension TilePainter {
  /// Paints what `reader` reads, which is opaque, and `color` over it.
  func paint(
    _ step: VisibleStep, _ reader: some RowReader, under color: PremultipliedRGBA8,
    _ target: TileTarget
  ) {
    let word = color.word
    forEachRow(step) { y, row in
      for edge in [row.before, row.after] where !edge.isEmpty {
        paintEdge(edge, y, step, reader, target, 255)
        paintEdge(edge, y, step, word, target)
      }
      if row.full.isEmpty { return }
      let out = target.pointer(row.fullStart, y)
      if let base = color.grayWithoutRounding {
        kernels.fade(out, pixels(reader, y, row.full), 255 - color.alpha, base, row.full.count)
      } else {
        replace(out, reader, y, row.full)
        kernels.over_color(out, word, row.full.count)
      }
    }
  }
}

extension PremultipliedRGBA8 {
  /// Black or white, if this is one of them with any alpha. An opaque image over it that fades by
  /// the rest has the same bytes as this color over the image: neither 0 nor 255 is rounded when it
  /// is multiplied by an alpha.
  fileprivate var grayWithoutRounding: UInt32? {
    if red == 0, green == 0, blue == 0 { return 0xFF00_0000 }
    return red == alpha && green == alpha && blue == alpha ? 0xFFFF_FFFF : nil
  }
}
