// Sixth stage: the visible steps of one tile become pixels. Rows are the unit of work, so that what
// a row needs stays in the nearest cache.

import CSegueKernels
import Foundation
import SegueDisplay
import SeguePixels

/// The destination of a tile's pixels: a part of the frame's buffer, or a thread's own tile.
struct TileTarget {
  /// The pixel at the tile's top-left corner.
  let base: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row to the next.
  let stride: Int
  /// The rectangle of the tile.
  let rect: PixelRect

  func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y - rect.minY) * stride + (x - rect.minX))
  }
}

/// Draws tiles. There is one painter for each thread.
struct TilePainter {
  let steps: [Step]
  let background: UInt32
  let scratch: Scratch
  let kernels: segue_kernels

  /// The maximum length of rows that are painted by a single call, including their edges.
  private static let shortRow = 48

  /// Draws all of `target`'s tile.
  func paint(_ visibility: TileVisibility, _ target: TileTarget) throws(PixelError) {
    var depth = 0
    var rest = paintLowest(visibility, target)
    while let step = rest.first {
      if paintSoleLeaf(rest, target) {
        rest.removeFirst(3)
        continue
      }
      rest.removeFirst()
      switch steps[step.index].kind {
      case .leaf(.color(let color)):
        paint(step, color.word, target)
      case .leaf(.image(let image)) where paintTurned(step, image, [], target): break
      case .leaf(.image(let image)):
        let reader = ImageReader(
          image, columns: step.rect.minX..<step.rect.maxX, scratch, kernels)
        paint(step, reader, image.opacity, target)
      case .leaf(.shaded(let shaded)): paint(step, shaded, target)
      case .leaf(.gradient(let gradient)):
        let columns = step.rect.minX..<step.rect.maxX
        paint(step, GradientReader(gradient, columns: columns, scratch, kernels), 255, target)
      case .leaf(.backdrop(let backdrop)):
        paint(step, backdrop, target)
      case .leaf(.projected(let image)):
        let shape = step.isFull ? nil : steps[step.index].shape
        let reader = ProjectedReader(image, step.rect, shape, scratch, kernels)
        paint(step, reader, image.opacity, target)
      case .leaf(.pending): break
      case .begin(_, let isIsolated):
        try save(step.rect, target, into: scratch.saved(depth))
        if isIsolated { fill(step.rect, 0, target) }
        depth += 1
      case .end(_, let mixing):
        depth -= 1
        let saved = try scratch.saved(depth)
        if let mode = mixing.mode {
          combine(step, mode, mixing.opacity, saved, target)
        } else {
          mix(step, mixing.opacity, saved, target)
        }
      }
    }
  }

  /// Paints the lowest content, and returns what remains to be painted over it.
  ///
  /// The lowest content is one color, often with a fading opaque image over it, in which case the
  /// color need not be read back.
  private func paintLowest(_ visibility: TileVisibility, _ target: TileTarget)
    -> ArraySlice<VisibleStep>
  {
    var steps = visibility.visible[...]
    var (area, color) = (visibility.background, background)
    if area.isEmpty, let first = steps.first, first.isFull,
      case .leaf(.color(let own)) = self.steps[first.index].kind, own.alpha == 255
    {
      (area, color) = (first.rect, own.word)
      steps.removeFirst()
    }
    if let first = steps.first, area.contains(first.rect),
      case .leaf(.image(let image)) = self.steps[first.index].kind, image.isOpaque,
      image.opacity < 255
    {
      fill(first.isFull ? area.subtracting(first.rect) : area, color, target)
      let reader = ImageReader(
        image, columns: first.rect.minX..<first.rect.maxX, scratch, kernels)
      paint(first, reader, image.opacity, target, over: color)
      steps.removeFirst()
    } else {
      fill(area, color, target)
      if paintCrossfade(steps, target) { steps.removeFirst(2) }
    }
    return steps
  }

  /// Calls `body` for each row of the step with its columns: those before, in and after the fully
  /// covered middle. The mask contains the coverage, starting at the rectangle's first column.
  func forEachRow(_ step: VisibleStep, _ body: (Int, CoverageRow) -> Void) {
    forEachRow(step, coverage(step), body)
  }

  /// The same for a step whose coverage has been prepared, `nil` if all of its pixels are fully covered.
  private func forEachRow(
    _ step: VisibleStep, _ coverage: Coverage?, _ body: (Int, CoverageRow) -> Void
  ) {
    let rect = step.rect
    guard let coverage else {
      let all = CoverageRow(
        start: rect.minX, fullStart: rect.minX, fullEnd: rect.maxX, end: rect.maxX)
      for y in rect.minY..<rect.maxY { body(y, all) }
      return
    }
    for y in rect.minY..<rect.maxY {
      let row = coverage.row(y, mask: scratch.mask)
      if !row.isEmpty { body(y, row) }
    }
  }

  /// Returns the coverage of the step's pixels; `nil` if all are fully covered.
  func coverage(_ step: VisibleStep) -> Coverage? {
    guard !step.isFull, let shape = steps[step.index].shape else { return nil }
    let rect = step.rect
    return Coverage(
      shape, steps[step.index].sharedEdges, columns: rect.minX..<rect.maxX,
      rows: rect.minY..<rect.maxY, scratch: scratch.coverage)
  }

  private func fill(_ rect: PixelRect, _ color: UInt32, _ target: TileTarget) {
    if rect.isEmpty { return }
    for y in rect.minY..<rect.maxY { kernels.fill(target.pointer(rect.minX, y), color, rect.width) }
  }

  func paint(_ step: VisibleStep, _ color: UInt32, _ target: TileTarget) {
    let rect = step.rect
    // The edges exist as long as the steps.
    let coverage = coverage(step)
    guard let coverage, var outline = coverage.outline else {
      return forEachRow(step, coverage) { y, row in paint(row, y, step, color, target) }
    }
    coverage.forEachRun(in: rect.minY..<rect.maxY) { rows, isShared in
      if isShared {
        for y in rows {
          let row = coverage.row(y, mask: scratch.mask)
          if !row.isEmpty { paint(row, y, step, color, target) }
        }
      } else {
        kernels.solid(
          target.pointer(rect.minX, rows.lowerBound), target.stride, &outline,
          Int64(rows.lowerBound - coverage.origin.y), Int64(rows.upperBound - coverage.origin.y),
          color)
      }
    }
  }

  /// Paints a row, whose coverage is in the mask.
  private func paint(
    _ row: CoverageRow, _ y: Int, _ step: VisibleStep, _ color: UInt32, _ target: TileTarget
  ) {
    if row.end - row.start <= Self.shortRow, row.fullEnd - row.fullStart < row.end - row.start {
      // Three calls would cost more than a mask of 255.
      memset(scratch.mask + (row.fullStart - step.rect.minX), 255, row.full.count)
      return paintEdge(row.start..<row.end, y, step, color, target)
    }
    paintEdge(row.before, y, step, color, target)
    paintEdge(row.after, y, step, color, target)
    if row.full.isEmpty { return }
    let out = target.pointer(row.fullStart, y)
    if color >> 24 == 255 {
      kernels.fill(out, color, row.full.count)
    } else {
      kernels.over_color(out, color, row.full.count)
    }
  }

  private func paintEdge(
    _ part: Range<Int>, _ y: Int, _ step: VisibleStep, _ color: UInt32, _ target: TileTarget
  ) {
    if part.isEmpty { return }
    let mask = scratch.mask + (part.lowerBound - step.rect.minX)
    kernels.over_color_mask(target.pointer(part.lowerBound, y), color, mask, part.count)
  }

  /// Paints what `reader` reads, over the single color `base` if that is known to be the only
  /// existing content.
  private func paint(
    _ step: VisibleStep, _ reader: some RowReader, _ opacity: UInt8, _ target: TileTarget,
    over base: UInt32? = nil
  ) {
    let replaces = reader.isOpaque && opacity == 255
    forEachRow(step) { y, row in
      let touched = touchedPixels(reader, y, row)
      paintEdges(row, y, step, reader, touched, target, opacity)
      if row.full.isEmpty { return }
      let out = target.pointer(row.fullStart, y)
      let middle = touched.map { $0 + (row.fullStart - row.start) }
      if replaces {
        if let middle {
          memcpy(out, middle, row.full.count * 4)
        } else {
          replace(out, reader, y, row.full)
        }
        return
      }
      let source = middle ?? pixels(reader, y, row.full)
      if opacity == 255 {
        kernels.over(out, source, row.full.count)
      } else if let base, reader.isOpaque {
        kernels.fade(out, source, opacity, base, row.full.count)
      } else {
        kernels.over_even(out, source, opacity, row.full.count)
      }
    }
  }

  /// Returns all touched pixels of a row, if they are read at once.
  func touchedPixels(_ reader: some RowReader, _ y: Int, _ row: CoverageRow)
    -> UnsafePointer<UInt32>?
  {
    row.isReadAtOnce ? pixels(reader, y, row.start..<row.end) : nil
  }

  /// Paints the ends of a row, which are covered partly. `touched` are all of its pixels, if they have been
  /// read.
  func paintEdges(
    _ row: CoverageRow, _ y: Int, _ step: VisibleStep, _ reader: some RowReader,
    _ touched: UnsafePointer<UInt32>?, _ target: TileTarget, _ opacity: UInt8
  ) {
    paintEdge(row.before, from: row.start, y, step, reader, touched, target, opacity)
    paintEdge(row.after, from: row.start, y, step, reader, touched, target, opacity)
  }

  private func paintEdge(
    _ part: Range<Int>, from start: Int, _ y: Int, _ step: VisibleStep, _ reader: some RowReader,
    _ touched: UnsafePointer<UInt32>?, _ target: TileTarget, _ opacity: UInt8
  ) {
    if part.isEmpty { return }
    let mask = scratch.mask + (part.lowerBound - step.rect.minX)
    if opacity < 255 { kernels.scale_mask(mask, opacity, part.count) }
    let source = touched.map { $0 + (part.lowerBound - start) } ?? pixels(reader, y, part)
    kernels.over_mask(target.pointer(part.lowerBound, y), source, mask, part.count)
  }

  func pixels(_ reader: some RowReader, _ y: Int, _ columns: Range<Int>)
    -> UnsafePointer<UInt32>
  {
    if let own = reader.direct(y, columns.lowerBound, columns.count) { return own }
    reader.read(y, columns.lowerBound, columns.count, into: scratch.spans[0])
    return UnsafePointer(scratch.spans[0])
  }

  func replace(
    _ out: UnsafeMutablePointer<UInt32>, _ reader: some RowReader, _ y: Int, _ columns: Range<Int>
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
      // Outside the shape, everything is as it was before.
      let (start, end) = (row.start - rect.minX, row.end - rect.minX)
      memcpy(out, before, start * 4)
      memcpy(out + end, before + end, (rect.width - end) * 4)
      mixEdge(row.before, step, opacity, before, out)
      mixEdge(row.after, step, opacity, before, out)
      if opacity < 255, !row.full.isEmpty {
        let from = row.fullStart - rect.minX
        kernels.mix_even(out + from, before + from, opacity, row.full.count)
      }
    }
  }

  private func mixEdge(
    _ part: Range<Int>, _ step: VisibleStep, _ opacity: UInt8,
    _ before: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>
  ) {
    if part.isEmpty { return }
    let from = part.lowerBound - step.rect.minX
    if opacity < 255 { kernels.scale_mask(scratch.mask + from, opacity, part.count) }
    kernels.mix_mask(out + from, before + from, scratch.mask + from, part.count)
  }

  /// Combines the result of an isolated group with the previous content, which it replaces.
  private func combine(
    _ step: VisibleStep, _ mode: BlendMode, _ opacity: UInt8,
    _ saved: UnsafeMutablePointer<UInt32>, _ target: TileTarget
  ) {
    let rect = step.rect
    forEachRowOrNone(step) { y, row in
      let before = saved + (y - rect.minY) * scratch.width
      let out = target.pointer(rect.minX, y)
      for (part, isFull) in [(row.before, false), (row.full, true), (row.after, false)]
      where !part.isEmpty {
        let from = part.lowerBound - rect.minX
        kernels.combine(
          before + from, out + from, isFull ? nil : scratch.mask + from, opacity, mode.number,
          part.count)
      }
      memcpy(out, before, rect.width * 4)
    }
  }

  /// Like `forEachRow`, but also calls `body` for rows that the shape does not touch.
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
  /// The maximum length of rows that are read at once with their ends.
  private static let longestReadAtOnce = 512

  /// A Boolean value that indicates whether reading all pixels of the row at once costs less than reading
  /// both ends, which are covered partly, and the middle one after the other.
  var isReadAtOnce: Bool {
    end - start <= Self.longestReadAtOnce && full.count < end - start
  }
}

extension PremultipliedRGBA8 {
  /// The pixel as a little-endian word.
  var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
