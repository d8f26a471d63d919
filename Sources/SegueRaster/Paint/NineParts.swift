// An image in 3 × 3 parts, each scaled differently. A pixel is read from the part in which its
// center lies. All parts share the outline of the whole, so there is no seam between them.

import CoreGraphics
import SegueDisplay
import SeguePixels

final class NineParts: Sendable {
  /// The samplers, row by row; `nil` for parts without area, from which no pixel is read.
  let samplers: [ImageSampler?]

  /// The positions of pixels in the destination, in `SampleMap`'s fixed point, and the lines there.
  private let map: SampleMap
  private let columns: (Int64, Int64)
  private let rows: (Int64, Int64)
  /// The inner lines in the destination, in local points.
  private let across: [CGFloat]
  private let down: [CGFloat]

  /// Creates the parts; `nil` if the map has no inverse.
  init?(_ quad: ImageQuad, _ parts: NinePart) throws(PixelError) {
    guard let layout = NinePartLayout(quad, parts) else { return nil }
    var samplers: [ImageSampler?] = []
    for part in layout.parts {
      samplers.append(
        try ImageSampler(
          quad.bitmap, source: part.source, limits: part.limits, destination: part.destination,
          transform: quad.transform, filter: quad.filter))
    }
    self.samplers = samplers
    guard let map = try Self.map(quad) else { return nil }
    self.map = map
    (columns, rows) = (Self.cuts(layout.x), Self.cuts(layout.y))
    (across, down) = (Array(layout.x[1...2]), Array(layout.y[1...2]))
  }

  /// Returns the index of the part from which the pixel at (x, y) is read.
  func part(_ x: Int, _ y: Int) -> Int {
    let (u, v) = map.position(x, y)
    let column = (u >= columns.0 ? 1 : 0) + (u >= columns.1 ? 1 : 0)
    let row = (v >= rows.0 ? 1 : 0) + (v >= rows.1 ? 1 : 0)
    return 3 * row + column
  }

  /// Returns the pixels of `rect` that are read from each part, row by row, if parts are
  /// axis-aligned rectangles.
  func pixels(of rect: PixelRect, under t: CGAffineTransform) -> [PixelRect]? {
    let columns: [Range<Int>]
    let rows: [Range<Int>]
    let (x, y) = (rect.minX..<rect.maxX, rect.minY..<rect.maxY)
    let isTurned = t.a == 0 && t.d == 0
    if t.b == 0, t.c == 0 {
      (columns, rows) = (Self.split(x, across, t.a, t.tx), Self.split(y, down, t.d, t.ty))
    } else if isTurned {
      (columns, rows) = (Self.split(y, across, t.b, t.ty), Self.split(x, down, t.c, t.tx))
    } else {
      return nil
    }
    return (0..<9).map { part in
      let (i, j) = (columns[part % 3], rows[part / 3])
      let (x, y) = isTurned ? (j, i) : (i, j)
      return PixelRect(
        minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
    }
  }

  /// Returns the pixels whose centers lie before, between and after two lines.
  private static func split(
    _ all: Range<Int>, _ lines: [CGFloat], _ scale: CGFloat, _ offset: CGFloat
  ) -> [Range<Int>] {
    let cuts = lines.map { line in
      let x = (Double(line * scale + offset) - 0.5).rounded(.up)
      return x < Double(all.upperBound) ? max(all.lowerBound, Int(max(x, -1e9))) : all.upperBound
    }
    let (first, second) = (cuts.min() ?? 0, cuts.max() ?? 0)
    let parts = [all.lowerBound..<first, first..<second, second..<all.upperBound]
    return scale < 0 ? parts.reversed() : parts
  }

  private static func cuts(_ x: [CGFloat]) -> (Int64, Int64) {
    (SampleMap.fixed(Double(x[1])), SampleMap.fixed(Double(x[2])))
  }

  private static func map(_ quad: ImageQuad) throws(PixelError) -> SampleMap? {
    let t = quad.transform
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0, determinant.isFinite else { return nil }
    return SampleMap(
      try quad.bitmap.level(0), level: 0, source: quad.source, inverse: t.inverted(),
      filter: .nearest)
  }
}
