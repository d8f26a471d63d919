// Tiles of which only the alpha counts: masks, and what casts shadows. Where a tile consists of
// colors, gradients and opaque images, and of no groups, its bytes are computed without its pixels:
// over nothing, alpha is composited as `PixelArithmetic.over` composites any component.

import CSegueKernels
import Foundation
import SeguePixels

/// Writes the alpha of tiles to a mask.
struct AlphaPainter {
  let painter: TilePainter
  let mask: AlphaMask
  /// Receives what is known of the rows; `nil` if a row has several tiles.
  let spans: MaskSpans?

  /// The alpha of what a step paints.
  private enum Source {
    case even(UInt8)
    case gradient(GradientReader)
  }

  /// Writes a tile; returns whether it consists of what can be written.
  func paint(_ visibility: TileVisibility, _ tile: PixelRect) -> Bool {
    let steps = visibility.visible
    let sources = steps.compactMap(source)
    guard sources.count == steps.count else { return false }
    if steps.count == 1, case .even(255) = sources[0], spans != nil {
      paintShape(steps[0], tile)
      return true
    }
    let rows = evenRows(of: zip(steps, sources), tile)
    if let rows { paintRows(steps, sources, tile, rows) } else { paintAll(steps, sources, tile) }
    return true
  }

  private func paintAll(_ steps: [VisibleStep], _ sources: [Source], _ tile: PixelRect) {
    for y in tile.minY..<tile.maxY { memset(pointer(tile.minX, y), 0, tile.width) }
    for (step, source) in zip(steps, sources) { paint(step, source) }
    for y in tile.minY..<tile.maxY { spans?.find(y - mask.bounds.minY, mask.row(y), tile.width) }
  }

  /// Returns the rows in which each step is the same in all of its columns; `nil` unless all steps are
  /// even colors in upright rectangles.
  private func evenRows(
    of steps: Zip2Sequence<[VisibleStep], [Source]>, _ tile: PixelRect
  ) -> [Range<Int>]? {
    guard steps.underestimatedCount > 0 else { return nil }
    var rows: [Range<Int>] = []
    for (step, source) in steps {
      guard case .even = source, painter.steps[step.index].sharedEdges == nil else { return nil }
      let all = step.rect.minY..<step.rect.maxY
      switch painter.steps[step.index].shape {
      case _ where step.isFull: rows.append(all)
      case .convex(let outline) where outline.isUpright: rows.append(outline.evenRows(in: all))
      default: return nil
      }
    }
    return rows
  }

  /// Writes a tile row by row. A row that is like the one above it in all steps is copied.
  private func paintRows(
    _ steps: [VisibleStep], _ sources: [Source], _ tile: PixelRect, _ even: [Range<Int>]
  ) {
    let first = mask.bounds.minY
    for y in tile.minY..<tile.maxY {
      let isRepeated = zip(steps, even).allSatisfy { step, even in
        (even.contains(y - 1) && even.contains(y)) || !step.touches(rows: y - 1...y)
      }
      if y > tile.minY, isRepeated {
        memcpy(pointer(tile.minX, y), pointer(tile.minX, y - 1), tile.width)
        spans?.repeatAbove(y - first)
        continue
      }
      memset(pointer(tile.minX, y), 0, tile.width)
      for (step, source) in zip(steps, sources) where step.touches(rows: y...y) {
        paint(step.row(y), source)
      }
      spans?.find(y - first, mask.row(y), tile.width)
    }
  }

  /// Returns the alpha of what `step` paints; `nil` if it has to be drawn.
  private func source(_ step: VisibleStep) -> Source? {
    guard case .leaf(let paint) = painter.steps[step.index].kind else { return nil }
    switch paint {
    case .color(let color): return .even(color.alpha)
    case .gradient(let gradient) where !gradient.isOpaque:
      let columns = step.rect.minX..<step.rect.maxX
      return .gradient(GradientReader(gradient, columns: columns, painter.scratch, painter.kernels))
    // Shades add to the alpha where the edge is covered partly.
    case .shaded: return step.isFull ? .even(255) : nil
    // What replaces the content behind it, blurred or merged, has an alpha of its own.
    case .backdrop: return nil
    default: return paint.isOpaque ? .even(255) : nil
    }
  }

  private func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    mask.row(y) + (x - mask.bounds.minX)
  }

  /// Writes a tile that is the coverage of one shape, of whose rows everything is then known.
  private func paintShape(_ step: VisibleStep, _ tile: PixelRect) {
    let first = mask.bounds.minY
    var next = tile.minY
    func clear(to end: Int) {
      for y in next..<max(next, end) {
        memset(pointer(tile.minX, y), 0, tile.width)
        spans?.clear(y - first)
      }
    }
    painter.forEachRow(step) { y, row in
      clear(to: y)
      next = y + 1
      let out = pointer(tile.minX, y)
      let coverage = painter.scratch.mask
      memset(out, 0, row.start - tile.minX)
      copy(row.before, coverage, step, y)
      memset(out + (row.fullStart - tile.minX), 255, row.full.count)
      copy(row.after, coverage, step, y)
      memset(out + (row.end - tile.minX), 0, tile.maxX - row.end)
      spans?.set(y - first, row, from: mask.bounds.minX)
    }
    clear(to: tile.maxY)
  }

  private func copy(
    _ part: Range<Int>, _ coverage: UnsafePointer<UInt8>, _ step: VisibleStep, _ y: Int
  ) {
    memcpy(
      pointer(part.lowerBound, y), coverage + (part.lowerBound - step.rect.minX), part.count)
  }

  /// Composites a step over what has been written.
  private func paint(_ step: VisibleStep, _ source: Source) {
    let kernels = painter.kernels
    painter.forEachRow(step) { y, row in
      let coverage = painter.scratch.mask - step.rect.minX
      switch source {
      case .even(let alpha):
        for part in [row.before, row.after] where !part.isEmpty {
          let first = part.lowerBound
          kernels.alpha_over(pointer(first, y), coverage + first, alpha, part.count)
        }
        if row.full.isEmpty { return }
        let out = pointer(row.fullStart, y)
        if alpha == 255 {
          memset(out, 255, row.full.count)
        } else {
          kernels.alpha_over_even(out, alpha, row.full.count)
        }
      case .gradient(let reader):
        let pixels = painter.pixels(reader, y, row.start..<row.end) - row.start
        for part in [row.before, row.after] where !part.isEmpty {
          let first = part.lowerBound
          kernels.alpha_times(coverage + first, pixels + first, part.count)
          kernels.alpha_over(pointer(first, y), coverage + first, 255, part.count)
        }
        if row.full.isEmpty { return }
        let first = row.fullStart
        kernels.alpha_over_pixels(pointer(first, y), pixels + first, row.full.count)
      }
    }
  }
}

extension VisibleStep {
  /// Returns whether the step is drawn in any of some rows.
  fileprivate func touches(rows: ClosedRange<Int>) -> Bool {
    rect.minY <= rows.upperBound && rect.maxY > rows.lowerBound
  }

  /// Returns the part of the step in row `y`.
  fileprivate func row(_ y: Int) -> VisibleStep {
    var step = self
    (step.rect.minY, step.rect.maxY) = (y, y + 1)
    return step
  }
}
