// Contents whose middle is repeated: the picture is laid out once, with as many whole tiles as the
// bounds need, and drawn in nine parts of which the last tiles are cut off. So tiles have no seams under
// any transform, and how they lie depends on the bounds alone, not on those before.

import CoreGraphics
import SeguePixels

/// What of a layer's contents is repeated, and the picture with all tiles that was made last.
@MainActor
package final class ContentsTiles {
  /// The most pixels of a picture with its tiles: a screen of the largest tablet, twice.
  static let mostPixels = 1 << 24

  /// Columns and rows that are repeated.
  private let columns, rows: Range<Int>
  private var made: (source: Bitmap, size: TiledSize, sheet: Bitmap)?

  /// Tiles of these columns and rows of pixels.
  package init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// A picture with tiles, ready to be drawn in nine parts.
  struct Sheet {
    let bitmap: Bitmap
    /// What of it fills the room between the borders.
    let center: CGRect
    /// Pixels of the last tiles that do not show.
    let skipped: CGSize
  }

  /// The picture with the tiles that fill `size`, in pixels of the picture; `nil` if it would be too large
  /// or is not the picture that the columns and rows are of.
  func sheet(of bitmap: Bitmap, filling size: CGSize) -> Sheet? {
    guard let tiled = TiledSize(self, bitmap, size) else { return nil }
    if made?.source !== bitmap || made?.size != tiled {
      guard let sheet = try? drawn(bitmap, tiled) else { return nil }
      made = (bitmap, tiled, sheet)
    }
    return made.map { made in
      let room = tiled.room
      return Sheet(
        bitmap: made.sheet,
        center: CGRect(
          x: CGFloat(columns.lowerBound), y: CGFloat(rows.lowerBound), width: room.width,
          height: room.height),
        skipped: CGSize(
          width: CGFloat(tiled.across * columns.count) - room.width,
          height: CGFloat(tiled.down * rows.count) - room.height))
    }
  }

  /// Whether the tiles that fill `size` would make too large a picture.
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

  /// Which of `count` samples each sample of the sheet is.
  private static func indices(_ count: Int, _ tile: Range<Int>, _ times: Int) -> [Int] {
    Array(0..<tile.lowerBound) + (0..<times).flatMap { _ in tile } + Array(tile.upperBound..<count)
  }

  /// How many tiles there are, and the room that they fill.
  private struct TiledSize: Equatable {
    let across, down: Int
    let room: CGSize

    @MainActor
    init?(_ tiles: ContentsTiles, _ bitmap: Bitmap, _ size: CGSize) {
      guard tiles.fits(bitmap) else { return nil }
      room = CGSize(
        width: Self.room(size.width, bitmap.width, tiles.columns),
        height: Self.room(size.height, bitmap.height, tiles.rows))
      guard let across = Self.tiles(room.width, tiles.columns.count),
        let down = Self.tiles(room.height, tiles.rows.count)
      else { return nil }
      (self.across, self.down) = (across, down)
      let width = bitmap.width + (across - 1) * tiles.columns.count
      let height = bitmap.height + (down - 1) * tiles.rows.count
      guard max(width, height) <= PixelBuffer.largestSide,
        width * height <= ContentsTiles.mostPixels
      else { return nil }
    }

    private static func room(_ length: CGFloat, _ count: Int, _ tile: Range<Int>) -> CGFloat {
      max(0, length - CGFloat(count - tile.count))
    }

    /// At least one; what is a whole number of tiles but for the arithmetic is not rounded up.
    private static func tiles(_ room: CGFloat, _ tile: Int) -> Int? {
      guard tile > 0 else { return 1 }
      let count = (room / CGFloat(tile) - 1e-6).rounded(.up)
      return count < CGFloat(PixelBuffer.largestSide) ? max(1, Int(count)) : nil
    }
  }
}
