// A group of one opaque leaf: a screen behind a mask, or an image in a rounded clip. What a group
// leaves of it and what was there before are mixed row by row, so the tile need not be saved first.

import CSegueKernels
import Foundation
import SeguePixels

extension TilePainter {
  /// Paints the group with which `steps` begin, if all of it is one opaque leaf, and returns whether
  /// it is: its beginning, the leaf and its end are the first three steps.
  func paintSoleLeaf(_ steps: ArraySlice<VisibleStep>, _ target: TileTarget) -> Bool {
    guard steps.count >= 3 else { return false }
    let (first, leaf, last) = (
      steps[steps.startIndex], steps[steps.startIndex + 1], steps[steps.startIndex + 2]
    )
    guard case .begin(_, false) = self.steps[first.index].kind, leaf.isFull,
      leaf.rect == first.rect, case .leaf(let paint) = self.steps[leaf.index].kind, paint.isOpaque,
      case .end(first.index, let mixing) = self.steps[last.index].kind, mixing.mode == nil
    else { return false }
    let columns = leaf.rect.minX..<leaf.rect.maxX
    switch paint {
    case .image(let image):
      mix(last, ImageReader(image, columns: columns, scratch, kernels), mixing.opacity, target)
    case .shaded(let image, let color):
      let reader = ImageReader(image, columns: columns, scratch, kernels)
      mix(last, reader, shade: color.word, mixing.opacity, target)
    case .gradient(let gradient):
      let reader = GradientReader(gradient, columns: columns, scratch, kernels)
      mix(last, reader, mixing.opacity, target)
    case .projected(let image):
      let reader = ProjectedReader(image, leaf.rect, nil, scratch, kernels)
      mix(last, reader, mixing.opacity, target)
    case .color, .backdrop, .pending: return false
    }
    return true
  }

  /// Mixes what `reader` reads, and `shade` over it, with the existing content by the coverage of
  /// `step`, the end of the group.
  private func mix(
    _ step: VisibleStep, _ reader: some RowReader, shade: UInt32? = nil, _ opacity: UInt8,
    _ target: TileTarget
  ) {
    let own = scratch.spans[0]
    forEachRow(step) { y, row in
      for edge in [row.before, row.after] where !edge.isEmpty {
        read(reader, shade, y, edge, into: own)
        let (mask, out) = (
          scratch.mask + (edge.lowerBound - step.rect.minX), target.pointer(edge.lowerBound, y)
        )
        if opacity < 255 { kernels.scale_mask(mask, opacity, edge.count) }
        kernels.mix_mask(own, out, mask, edge.count)
        memcpy(out, own, edge.count * 4)
      }
      if row.full.isEmpty { return }
      let out = target.pointer(row.fullStart, y)
      if opacity == 255 { return read(reader, shade, y, row.full, into: out) }
      read(reader, shade, y, row.full, into: own)
      kernels.mix_even(own, out, opacity, row.full.count)
      memcpy(out, own, row.full.count * 4)
    }
  }

  private func read(
    _ reader: some RowReader, _ shade: UInt32?, _ y: Int, _ columns: Range<Int>,
    into out: UnsafeMutablePointer<UInt32>
  ) {
    replace(out, reader, y, columns)
    if let shade { kernels.over_color(out, shade, columns.count) }
  }
}
