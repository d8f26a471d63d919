// An opaque image or gradient and what shades it, painted together: a screen and the view that dims it, a
// strip of a bent page and the light on it. The coverage of a row is computed once for all of them, and
// a row is still in the nearest cache when the next shade is drawn over it, or is read only once where
// the kernel for fades has the same result.

import CSegueKernels
import Foundation
import SeguePixels

/// The shades of one paint, for one rectangle of one tile.
final class ShadeRows {
  /// A source of the colors of a row, which holds no references, so that a row requires no counting of them.
  struct Source {
    /// The color, if it is one for all pixels.
    let color: UInt32
    /// A gradient, and the row that it writes. `ShadeRows` keeps it alive.
    fileprivate let gradient: Unmanaged<GradientReader>?
    fileprivate let row: UnsafeMutablePointer<UInt32>?
  }

  /// The sources, from back to front.
  let sources: UnsafeMutableBufferPointer<Source>
  /// The opacity with which the paint fades over a color, if that has the same bytes as the first shade.
  let fade: (opacity: UInt8, base: UInt32)?
  private let readers: [GradientReader]

  init(
    _ shaded: ShadedPaint, columns: Range<Int>, _ scratch: Scratch, _ kernels: segue_kernels
  ) {
    var readers: [GradientReader] = []
    let sources = UnsafeMutableBufferPointer<Source>.allocate(capacity: shaded.shades.count)
    for (index, shade) in shaded.shades.enumerated() {
      let source: Source
      switch shade {
      case .color(let color): source = Source(color: color.word, gradient: nil, row: nil)
      case .gradient(let gradient):
        let row = scratch.shades[readers.count]
        let reader = GradientReader(gradient, columns: columns, kept: row, kernels)
        readers.append(reader)
        source = Source(color: 0, gradient: .passUnretained(reader), row: row)
      }
      sources.initializeElement(at: index, to: source)
    }
    (self.sources, self.readers) = (sources, readers)
    if case .color(let color) = shaded.shades[0], let base = color.grayWithoutRounding {
      fade = (255 - color.alpha, base)
    } else {
      fade = nil
    }
  }

  deinit { sources.deallocate() }
}

extension ShadeRows.Source {
  /// Returns the colors of columns of a gradient; `nil` if this is a color.
  func pixels(_ y: Int, _ columns: Range<Int>) -> UnsafePointer<UInt32>? {
    guard let gradient, let row else { return nil }
    return gradient._withUnsafeGuaranteedRef { reader in
      if let kept = reader.direct(y, columns.lowerBound, columns.count) { return kept }
      reader.read(y, columns.lowerBound, columns.count, into: row)
      return UnsafePointer(row)
    }
  }
}

extension TilePainter {
  /// Paints an opaque paint and its shades.
  func paint(_ step: VisibleStep, _ shaded: ShadedPaint, _ target: TileTarget) {
    if case .image(let image) = shaded.base, paintTurned(step, image, shaded.shades, target) {
      return
    }
    let columns = step.rect.minX..<step.rect.maxX
    let shades = ShadeRows(shaded, columns: columns, scratch, kernels)
    switch shaded.base {
    case .image(let image):
      let reader = ImageReader(image, columns: columns, scratch, kernels)
      paint(step, reader, under: shades, target)
    case .projected(let image):
      let shape = step.isFull ? nil : steps[step.index].shape
      let reader = ProjectedReader(image, step.rect, shape, scratch, kernels)
      paint(step, reader, under: shades, target)
    case .gradient(let gradient):
      let reader = GradientReader(gradient, columns: columns, scratch, kernels)
      paint(step, reader, under: shades, target)
    case .color, .shaded, .backdrop, .pending: break
    }
  }

  /// Paints what `reader` reads, which is opaque, and its shades.
  private func paint(
    _ step: VisibleStep, _ reader: some RowReader, under shades: ShadeRows, _ target: TileTarget
  ) {
    let (sources, fade) = (shades.sources, shades.fade)
    forEachRow(step) { y, row in
      let touched = touchedPixels(reader, y, row)
      paintEdges(row, y, step, reader, touched, target, 255)
      if !row.full.isEmpty {
        let out = target.pointer(row.fullStart, y)
        let middle = touched.map { $0 + (row.fullStart - row.start) }
        if let fade {
          kernels.fade(
            out, middle ?? pixels(reader, y, row.full), fade.opacity, fade.base, row.full.count)
        } else if let middle {
          memcpy(out, middle, row.full.count * 4)
        } else {
          replace(out, reader, y, row.full)
        }
      }
      for index in 0..<sources.count {
        paint(row, y, step, sources[index], isFaded: index == 0 && fade != nil, target)
      }
    }
    // The sources refer to what it owns.
    withExtendedLifetime(shades) {}
  }

  /// Paints a row of a shade, except for the middle if that is faded already.
  private func paint(
    _ row: CoverageRow, _ y: Int, _ step: VisibleStep, _ shade: ShadeRows.Source, isFaded: Bool,
    _ target: TileTarget
  ) {
    let colors = shade.pixels(y, row.start..<row.end)
    paintEdge(row.before, from: row.start, y, step, shade, colors, target)
    paintEdge(row.after, from: row.start, y, step, shade, colors, target)
    if isFaded || row.full.isEmpty { return }
    let (out, first) = (target.pointer(row.fullStart, y), row.fullStart - row.start)
    cover(out, shade, colors, first, row.full.count)
  }

  private func paintEdge(
    _ part: Range<Int>, from start: Int, _ y: Int, _ step: VisibleStep, _ shade: ShadeRows.Source,
    _ colors: UnsafePointer<UInt32>?, _ target: TileTarget
  ) {
    if part.isEmpty { return }
    let (out, first) = (target.pointer(part.lowerBound, y), part.lowerBound - start)
    let mask = scratch.mask + (part.lowerBound - step.rect.minX)
    if let colors {
      kernels.over_mask(out, colors + first, mask, part.count)
    } else {
      kernels.over_color_mask(out, shade.color, mask, part.count)
    }
  }

  /// Composites a shade over `count` pixels. Its `colors` are used from the one at `first` on.
  private func cover(
    _ out: UnsafeMutablePointer<UInt32>, _ shade: ShadeRows.Source,
    _ colors: UnsafePointer<UInt32>?, _ first: Int, _ count: Int
  ) {
    if let colors {
      kernels.over(out, colors + first, count)
    } else {
      kernels.over_color(out, shade.color, count)
    }
  }

  /// Composites the shades over pixels that are not those of the target: `columns` of row `y`.
  func cover(
    _ out: UnsafeMutablePointer<UInt32>, with shades: ShadeRows, _ y: Int, _ columns: Range<Int>
  ) {
    for index in 0..<shades.sources.count {
      let source = shades.sources[index]
      cover(out, source, source.pixels(y, columns), 0, columns.count)
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
