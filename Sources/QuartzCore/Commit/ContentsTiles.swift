// Contents whose middle is repeated. The image is composed once, with as many whole tiles as the
// bounds need, and drawn as a nine-part image whose last tiles are clipped. So tiles have no seams
// under any transform, and their arrangement depends on the bounds alone, not on earlier ones.

import CoreGraphics
import SeguePixels

/// The part of a layer's contents that is repeated, and a cache of the tiled image composed last.
@MainActor
package final class ContentsTiles {
  /// The maximum number of pixels of a tiled image: twice the screen of the largest tablet.
  static let maximumPixels = 1 << 24

  /// The columns and rows that are repeated.
  private let columns, rows: Range<Int>
  private var made: (source: Bitmap, size: TiledSize, sheet: Bitmap)?

  /// Creates tiles from the given columns and rows of pixels.
  package init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// A tiled image, ready to be drawn in nine parts.
  struct Sheet {
    let bitmap: Bitmap
    /// The part that fills the area between the borders.
    let center: CGRect
    /// The size of the clipped part of the last tiles, in pixels.
    let skipped: CGSize
  }

  /// Returns the image with the tiles that fill `size`, in pixels of the image; `nil` if it would
  /// be too large or if the columns and rows do not fit `bitmap`.
  func sheet(of bitmap: Bitmap, filling size: CGSize) -> Sheet? {
    guard let tiled = TiledSize(self, bitmap, size) else { return nil }
    if made?.source !== bitmap || made?.size != tiled {
      guard let sheet = try? drawn(bitmap, tiled) else { return nil }
      made = (bitmap, tiled, sheet)
    }
    return made.map { made in
      let filledSize = tiled.filledSize
      return Sheet(
        bitmap: made.sheet,
        center: CGRect(
          x: CGFloat(columns.lowerBound), y: CGFloat(rows.lowerBound), width: filledSize.width,
          height: filledSize.height),
        skipped: CGSize(
          width: CGFloat(tiled.across * columns.count) - filledSize.width,
          height: CGFloat(tiled.down * rows.count) - filledSize.height))
    }
  }

  /// Returns whether the tiles that fill `size` would make the image too large.
  func isTooLarge(_ bitmap: Bitmap, filling size: CGSize) -> Bool {
    fits(bitmap) && TiledSize(self, bitmap, size) == nil
  }

  private func fits(_ bitmap: Bitmap) -> Bool {
    columns.lowerBound >= 0 && rows.lowerBound >= 0 && columns.upperBound <= bitmap.width
      && rows.upperBound <= bitmap.height
  }

  private func drawn(_ bitmap: Bitmap, _ size: TiledSize) throws(PixelError) -> Bitmap {
    let sheet = try PixelBuffer(
      unwrittenWidth: bitmap.width + (size.across - 1) * columns.count,
      height: bitmap.height + (size.down - 1) * rows.count)
    let sources = Self.indices(bitmap.width, columns, size.across)
    for (y, source) in Self.indices(bitmap.height, rows, size.down).enumerated() {
      let (from, to) = (bitmap.pixels.words(source), sheet.words(y))
      for (x, source) in sources.enumerated() { to[x] = from[source] }
    }
    return Bitmap(sheet)
  }

  /// Returns, for each sample of the sheet, the index of the source sample out of `count`.
  private static func indices(_ count: Int, _ tile: Range<Int>, _ times: Int) -> [Int] {
    Array(0..<tile.lowerBound) + (0..<times).flatMap { _ in tile } + Array(tile.upperBound..<count)
  }

  /// The number of tiles, and the area that they fill.
  private struct TiledSize: Equatable {
    let across, down: Int
    let filledSize: CGSize

    @MainActor
    init?(_ tiles: ContentsTiles, _ bitmap: Bitmap, _ size: CGSize) {
      guard tiles.fits(bitmap) else { return nil }
      filledSize = CGSize(
        width: Self.filledSize(size.width, bitmap.width, tiles.columns),
        height: Self.filledSize(size.height, bitmap.height, tiles.rows))
      guard let across = Self.tiles(filledSize.width, tiles.columns.count),
        let down = Self.tiles(filledSize.height, tiles.rows.count)
      else { return nil }
      (self.across, self.down) = (across, down)
      let width = bitmap.width + (across - 1) * tiles.columns.count
      let height = bitmap.height + (down - 1) * tiles.rows.count
      guard max(width, height) <= PixelBuffer.largestSide,
        width * height <= ContentsTiles.maximumPixels
      else { return nil }
    }

    private static func filledSize(_ length: CGFloat, _ count: Int, _ tile: Range<Int>) -> CGFloat {
      max(0, length - CGFloat(count - tile.count))
    }

    /// Returns the number of tiles that fill `filledSize`, at least one. A number that is whole except
    /// for rounding errors is not rounded up.
    private static func tiles(_ filledSize: CGFloat, _ tile: Int) -> Int? {
      guard tile > 0 else { return 1 }
      let count = (filledSize / CGFloat(tile) - 1e-6).rounded(.up)
      return count < CGFloat(PixelBuffer.largestSide) ? max(1, Int(count)) : nil
    }
  }
}
