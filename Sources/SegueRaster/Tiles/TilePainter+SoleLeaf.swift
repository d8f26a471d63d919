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
    if mixTurned(last, paint, mixing.opacity, target) { return true }
    let columns = leaf.rect.minX..<leaf.rect.maxX
    var (base, shades) = (paint, ShadeRows?.none)
    if case .shaded(let shaded) = paint {
      (base, shades) = (shaded.base, ShadeRows(shaded, columns: columns, scratch, kernels))
    }
    switch base {
    case .image(let image):
      let reader = ImageReader(image, columns: columns, scratch, kernels)
      mix(last, reader, shades, mixing.opacity, target)
    case .gradient(let gradient):
      let reader = GradientReader(gradient, columns: columns, scratch, kernels)
      mix(last, reader, shades, mixing.opacity, target)
    case .projected(let image):
      // Only where the group leaves something of it is it read.
      let reader = ProjectedReader(image, leaf.rect, self.steps[last.index].shape, scratch, kernels)
      mix(last, reader, shades, mixing.opacity, target)
    case .color, .shaded, .backdrop, .pending: return false
    }
    return true
  }

  /// Mixes what `reader` reads, and `shades` over it, with the existing content by the coverage of
  /// `step`, the end of the group.
  private func mix(
    _ step: VisibleStep, _ reader: some RowReader, _ shades: ShadeRows?, _ opacity: UInt8,
    _ target: TileTarget
  ) {
    let own = scratch.spans[0]
    // `first` is the first column of a row that has been read at once.
    func pixels(_ y: Int, _ columns: Range<Int>, _ first: Int?) -> UnsafeMutablePointer<UInt32> {
      if let first { return own + (columns.lowerBound - first) }
      read(reader, shades, y, columns, into: own)
      return own
    }
    func mixFull(_ y: Int, _ columns: Range<Int>, _ first: Int?) {
      if columns.isEmpty { return }
      let out = target.pointer(columns.lowerBound, y)
      if opacity == 255, first == nil { return read(reader, shades, y, columns, into: out) }
      let own = pixels(y, columns, first)
      if opacity < 255 { kernels.mix_even(own, out, opacity, columns.count) }
      memcpy(out, own, columns.count * 4)
    }
    func mixPartly(_ y: Int, _ columns: Range<Int>, _ first: Int?) {
      let own = pixels(y, columns, first)
      let (mask, out) = (
        scratch.mask + (columns.lowerBound - step.rect.minX), target.pointer(columns.lowerBound, y)
      )
      if opacity < 255 { kernels.scale_mask(mask, opacity, columns.count) }
      kernels.mix_mask(own, out, mask, columns.count)
      memcpy(out, own, columns.count * 4)
    }
    forEachRow(step) { y, row in
      let first = row.isReadAtOnce ? row.start : nil
      if first != nil { read(reader, shades, y, row.start..<row.end, into: own) }
      for edge in [row.before, row.after] {
        forEachRun(of: edge, in: step) { columns, kind in
          if kind == 255 { mixFull(y, columns, first) } else { mixPartly(y, columns, first) }
        }
      }
      mixFull(y, row.full, first)
    }
  }

  /// Calls `body` with the parts of `columns` where the coverage is not 0, and with 255 where it is
  /// everywhere. The edges of a mask with several openings contain what they leave as it is.
  private func forEachRun(
    of columns: Range<Int>, in step: VisibleStep, _ body: (Range<Int>, UInt8) -> Void
  ) {
    var start = columns.lowerBound
    while start < columns.upperBound {
      let run = segue_find_mask_run(
        scratch.mask + (start - step.rect.minX), columns.upperBound - start)
      let end = start + run.count
      if run.kind != 0 { body(start..<end, run.kind) }
      start = end
    }
  }

  private func read(
    _ reader: some RowReader, _ shades: ShadeRows?, _ y: Int, _ columns: Range<Int>,
    into out: UnsafeMutablePointer<UInt32>
  ) {
    replace(out, reader, y, columns)
    if let shades { cover(out, with: shades, y, columns) }
  }
}
