// First stage for text: a run becomes masks at whole pixels. A row of the run consists of the rows
// of its masks drawn over each other, as if each glyph had been drawn separately in an opaque
// color.

import CSegueKernels
import Foundation

/// The coverage of one glyph, on whole pixels. It does not change once it is created.
final class GlyphMask: @unchecked Sendable {
  // Unchecked: written only by `init`.

  /// The rectangle of the mask, in pixels relative to the glyph's origin.
  let bounds: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Creates the coverage by `edges`, whose bounding box must be small.
  init(_ edges: [segue_path_edge], _ bounds: PixelRect, scratch: PathScratch) {
    self.bounds = bounds
    bytes = .allocate(capacity: bounds.area)
    scratch.write(edges, bounds, to: bytes)
  }

  deinit { bytes.deallocate() }

  func row(_ y: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(bytes + (y - bounds.minY) * bounds.width)
  }
}

/// A mask, and the pixel of the frame that is its origin.
struct PlacedGlyph: Sendable {
  let mask: GlyphMask
  let x, y: Int

  /// The pixels of the frame that it may touch.
  var bounds: PixelRect { Self.bounds(mask.bounds, x, y) }

  static func bounds(_ own: PixelRect, _ x: Int, _ y: Int) -> PixelRect {
    PixelRect(minX: own.minX + x, minY: own.minY + y, maxX: own.maxX + x, maxY: own.maxY + y)
  }
}

/// The glyphs of one run at their positions in the frame.
package final class GlyphShape: Sendable {
  private let glyphs: [PlacedGlyph]
  /// The pixels that may be touched.
  let bounds: PixelRect

  /// Creates a run of the given glyphs; `nil` if there are none.
  init?(_ glyphs: [PlacedGlyph]) {
    if glyphs.isEmpty { return nil }
    self.glyphs = glyphs
    bounds = glyphs.reduce(.empty) { $0.union($1.bounds) }
  }

  /// Collects the glyphs that touch some of the rows and columns.
  func collect(columns: Range<Int>, rows: Range<Int>, into found: inout [PlacedGlyph]) {
    found.removeAll(keepingCapacity: true)
    for glyph in glyphs {
      let bounds = glyph.bounds
      guard bounds.minY < rows.upperBound, bounds.maxY > rows.lowerBound,
        bounds.minX < columns.upperBound, bounds.maxX > columns.lowerBound
      else { continue }
      found.append(glyph)
    }
  }

  /// Returns the coverage of row `y` by `glyphs`, which all touch some of `columns`.
  static func row(
    _ glyphs: [PlacedGlyph], _ columns: Range<Int>, _ y: Int, _ mask: UnsafeMutablePointer<UInt8>
  ) -> CoverageRow {
    var (start, end) = (columns.upperBound, columns.lowerBound)
    for glyph in glyphs {
      let bounds = glyph.bounds
      guard y >= bounds.minY, y < bounds.maxY else { continue }
      (start, end) = (min(start, bounds.minX), max(end, bounds.maxX))
    }
    (start, end) = (max(start, columns.lowerBound), min(end, columns.upperBound))
    guard start < end else { return CoverageRow(start: 0, fullStart: 0, fullEnd: 0, end: 0) }
    memset(mask + (start - columns.lowerBound), 0, end - start)
    for glyph in glyphs {
      let bounds = glyph.bounds
      guard y >= bounds.minY, y < bounds.maxY else { continue }
      let (first, last) = (max(bounds.minX, start), min(bounds.maxX, end))
      segue_screen(
        mask + (first - columns.lowerBound), glyph.mask.row(y - glyph.y) + (first - bounds.minX),
        last - first)
    }
    return CoverageRow(start: start, fullStart: start, fullEnd: start, end: end)
  }
}
