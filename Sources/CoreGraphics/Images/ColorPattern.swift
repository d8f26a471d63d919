// An image that fills an area by repetition. Tiles are joined to larger bitmaps, pixel by pixel, so
// that no seams appear between them under any transform.

import Foundation
import SeguePixels
import Synchronization

/// The image of a color that is a pattern.
package final class ColorPattern: Sendable {
  /// The image.
  package let image: CGImage
  /// The size of a tile in points.
  package let size: CGSize
  private let made = Mutex<[Sheet]>([])

  /// Several tiles as one bitmap.
  private struct Sheet {
    let across, down: Int
    let bitmap: Bitmap
  }

  /// The most pixels of a joined bitmap on either side, unless a single tile has more.
  private static let largestSide = 3072
  /// The number of joined bitmaps that are kept.
  private static let keptSheets = 4

  /// Creates a pattern from an image; `nil` if the image or the size is empty.
  package init?(_ image: CGImage, size: CGSize) {
    guard image.width > 0, image.height > 0, size.width > 0, size.height > 0,
      size.width.isFinite, size.height.isFinite
    else { return nil }
    (self.image, self.size) = (image, size)
  }

  /// The mean of the image's colors where it is opaque; it takes the pattern's place where only
  /// plain colors are drawn.
  package var meanColor: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    guard let bitmap = image.bitmap else { return (0, 0, 0) }
    var sums = SIMD4<UInt64>.zero
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap.pixels[x, y]
        sums &+= [
          UInt64(pixel.red), UInt64(pixel.green), UInt64(pixel.blue), UInt64(pixel.alpha),
        ]
      }
    }
    guard sums.w > 0 else { return (0, 0, 0) }
    func part(_ sum: UInt64) -> CGFloat { min(1, CGFloat(sum) / CGFloat(sums.w)) }
    return (part(sums.x), part(sums.y), part(sums.z))
  }

  /// Returns the number of tiles that are joined in one direction, out of `count` that are needed.
  ///
  /// The number is a multiple of four, so that areas that grow seldom need another bitmap.
  package static func joined(_ count: Int, of length: Int) -> Int {
    let wanted = count < 4 ? count : (count + 3) / 4 * 4
    return max(1, min(wanted, largestSide / max(length, 1)))
  }

  /// Returns a bitmap of several tiles; `nil` if memory for it is not available.
  package func sheet(across: Int, down: Int) -> Bitmap? {
    guard let tile = image.bitmap else { return nil }
    if across == 1, down == 1 { return tile }
    return made.withLock { sheets in
      if let known = sheets.first(where: { $0.across == across && $0.down == down }) {
        return known.bitmap
      }
      guard let bitmap = try? Self.joined(tile, across, down) else { return nil }
      if sheets.count >= Self.keptSheets { sheets.removeFirst() }
      sheets.append(Sheet(across: across, down: down, bitmap: bitmap))
      return bitmap
    }
  }

  private static func joined(
    _ tile: Bitmap, _ across: Int, _ down: Int
  ) throws(PixelError) -> Bitmap {
    let sheet = try PixelBuffer(
      unwrittenWidth: tile.width * across, height: tile.height * down)
    for y in 0..<sheet.height {
      let (from, to) = (tile.pixels.words(y % tile.height), sheet.words(y))
      for column in 0..<across {
        for x in 0..<tile.width { to[column * tile.width + x] = from[x] }
      }
    }
    return Bitmap(sheet)
  }
}
