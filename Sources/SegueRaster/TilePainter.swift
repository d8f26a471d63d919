// Sixth stage: one tile's visible steps become pixels. Rows are the unit of work; what a row needs
// stays in the nearest cache.

import CSegueKernels
import Foundation
import SeguePixels

/// Where a tile's pixels go: a part of the frame's buffer, or a thread's own tile.
struct TileTarget {
  /// The pixel at the tile's top-left corner.
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  /// The tile.
  let rect: PixelRect

  func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y - rect.minY) * stride + (x - rect.minX))
  }
}

/// Draws tiles; one for each thread.
struct TilePainter {
  let steps: [Step]
  let background: UInt32
  let scratch: Scratch
  let kernels: segue_kernels

  /// Draws all of `target`'s tile.
  func paint(_ visibility: TileVisibility, _ target: TileTarget) throws(PixelError) {
    fill(visibility.background, background, target)
    var depth = 0
    for step in visibility.visible {
      switch steps[step.index].kind {
      case .leaf(.color(let color)):
        paint(step, color.word, target)
      case .leaf(.picture(let sampler, let turn, let opacity)):
        let reader = PictureReader(
          sampler, turn, columns: step.rect.minX..<step.rect.maxX, scratch, kernels)
        paint(step, reader, opacity, target)
      case .begin:
        try save(step.rect, target, into: scratch.saved(depth))
        depth += 1
      case .end(_, let opacity):
        depth -= 1
        mix(step, opacity, try scratch.saved(depth), target)
      }
    }
  }

  /// Calls `body` for each row of the step with its columns: those before, in and after the middle
  /// that is fully covered. The mask holds the coverage from the rectangle's first column on.
  private func forEachRow(_ step: VisibleStep, _ body: (Int, CoverageRow) -> Void) {
    let rect = step.rect
    let outline = step.isFull ? nil : steps[step.index].outline
    guard let outline else {
      let all = CoverageRow(
        start: rect.minX, fullStart: rect.minX, fullEnd: rect.maxX, end: rect.maxX)
      for y in rect.minY..<rect.maxY { body(y, all) }
      return
    }
    var coverage = Coverage(
      outline, columns: rect.minX..<rect.maxX, rows: rect.minY..<rect.maxY)
    for y in rect.minY..<rect.maxY {
      let row = coverage.row(y, mask: scratch.mask)
      if !row.isEmpty { body(y, row) }
    }
  }

  private func fill(_ rect: PixelRect, _ color: UInt32, _ target: TileTarget) {
    if rect.isEmpty { return }
    for y in rect.minY..<rect.maxY { kernels.fill(target.pointer(rect.minX, y), color, rect.width) }
  }

  private func paint(_ step: VisibleStep, _ color: UInt32, _ target: TileTarget) {
    forEachRow(step) { y, row in
      for part in row.partial where !part.isEmpty {
        kernels.over_color_mask(
          target.pointer(part.lowerBound, y), color,
          scratch.mask + (part.lowerBound - step.rect.minX), part.count)
      }
      if row.full.isEmpty { return }
      let out = target.pointer(row.fullStart, y)
      if color >> 24 == 255 {
        kernels.fill(out, color, row.full.count)
      } else {
        kernels.over_color(out, color, row.full.count)
      }
    }
  }

  private func paint(
    _ step: VisibleStep, _ reader: PictureReader, _ opacity: UInt8, _ target: TileTarget
  ) {
    let replaces = reader.isOpaque && opacity == 255
    forEachRow(step) { y, row in
      for part in row.partial where !part.isEmpty {
        let mask = scratch.mask + (part.lowerBound - step.rect.minX)
        if opacity < 255 { kernels.scale_mask(mask, opacity, part.count) }
        let source = pixels(reader, y, part)
        kernels.over_mask(target.pointer(part.lowerBound, y), source, mask, part.count)
      }
      if row.full.isEmpty { return }
      let out = target.pointer(row.fullStart, y)
      if replaces {
        replace(out, reader, y, row.full)
      } else if opacity == 255 {
        kernels.over(out, pixels(reader, y, row.full), row.full.count)
      } else {
        kernels.over_even(out, pixels(reader, y, row.full), opacity, row.full.count)
      }
    }
  }

  private func pixels(_ reader: PictureReader, _ y: Int, _ columns: Range<Int>)
    -> UnsafePointer<UInt32>
  {
    if let own = reader.direct(y, columns.lowerBound, columns.count) { return own }
    reader.read(y, columns.lowerBound, columns.count, into: scratch.spans[0])
    return UnsafePointer(scratch.spans[0])
  }

  private func replace(
    _ out: UnsafeMutablePointer<UInt32>, _ reader: PictureReader, _ y: Int, _ columns: Range<Int>
  ) {
    if let own = reader.direct(y, columns.lowerBound, columns.count) {
      memcpy(out, own, columns.count * 4)
    } else {
      reader.read(y, columns.lowerBound, columns.count, into: out)
    }
  }

  private func save(
    _ rect: PixelRect, _ target: TileTarget, into saved: UnsafeMutablePointer<UInt32>
  ) {
    for y in rect.minY..<rect.maxY {
      memcpy(
        saved + (y - rect.minY) * scratch.width, target.pointer(rect.minX, y), rect.width * 4)
    }
  }

  private func mix(
    _ step: VisibleStep, _ opacity: UInt8, _ saved: UnsafeMutablePointer<UInt32>,
    _ target: TileTarget
  ) {
    let rect = step.rect
    forEachRowOrNone(step) { y, row in
      let before = saved + (y - rect.minY) * scratch.width
      let out = target.pointer(rect.minX, y)
      // Outside the outline, everything is as it was before.
      let (start, end) = (row.start - rect.minX, row.end - rect.minX)
      memcpy(out, before, start * 4)
      memcpy(out + end, before + end, (rect.width - end) * 4)
      for part in row.partial where !part.isEmpty {
        let from = part.lowerBound - rect.minX
        if opacity < 255 { kernels.scale_mask(scratch.mask + from, opacity, part.count) }
        kernels.mix_mask(out + from, before + from, scratch.mask + from, part.count)
      }
      if opacity < 255, !row.full.isEmpty {
        let from = row.fullStart - rect.minX
        kernels.mix_even(out + from, before + from, opacity, row.full.count)
      }
    }
  }

  /// As `forEachRow`, but also calls `body` for rows that the outline does not touch.
  private func forEachRowOrNone(_ step: VisibleStep, _ body: (Int, CoverageRow) -> Void) {
    let x = step.rect.minX
    let none = CoverageRow(start: x, fullStart: x, fullEnd: x, end: x)
    var next = step.rect.minY
    forEachRow(step) { y, row in
      while next < y {
        body(next, none)
        next += 1
      }
      body(y, row)
      next = y + 1
    }
    while next < step.rect.maxY {
      body(next, none)
      next += 1
    }
  }
}

extension CoverageRow {
  /// The fully covered columns.
  var full: Range<Int> { fullStart..<fullEnd }
  /// The columns on both sides of them.
  var partial: [Range<Int>] { [start..<fullStart, fullEnd..<end] }
}

extension PremultipliedRGBA8 {
  /// The pixel as a little-endian word.
  var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
