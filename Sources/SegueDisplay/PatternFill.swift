// Areas that are filled with a pattern: images of many tiles, in an even grid, under a clip.

import CoreGraphics
import SeguePixels

extension ColorPattern {
  /// The most images that fill an area.
  private static let maximumImages = 1024

  /// Returns items that cover a box with the pattern; `nil` if that takes too many images.
  /// - Parameters:
  ///   - origin: The upper left corner of one of the tiles.
  ///   - transform: From the coordinates of the box to pixels.
  package func items(
    covering box: CGRect, from origin: CGPoint, transform: CGAffineTransform, opacity: Double
  ) -> [DisplayItem]? {
    guard !box.isEmpty, opacity > 0 else { return [] }
    guard let columns = Cells(box.minX, box.maxX, origin.x, size.width, image.width),
      let rows = Cells(box.minY, box.maxY, origin.y, size.height, image.height),
      columns.images * rows.images <= Self.maximumImages,
      let bitmap = sheet(across: columns.joined, down: rows.joined)
    else { return nil }
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    return (0..<rows.images).flatMap { row in
      (0..<columns.images).map { column in
        let (x, y) = (columns.place(column), rows.place(row))
        let destination = CGRect(
          x: x, y: y, width: CGFloat(columns.joined) * size.width,
          height: CGFloat(rows.joined) * size.height)
        return .image(
          ImageQuad(
            bitmap: bitmap, source: whole, destination: destination, transform: transform,
            opacity: opacity))
      }
    }
  }

  /// The division of one direction.
  private struct Cells {
    /// The coordinate of the first tile, and the distance from each image to the next.
    let start, pitch: CGFloat
    /// The number of tiles in an image, and the number of images.
    let joined, images: Int

    init?(_ low: CGFloat, _ high: CGFloat, _ origin: CGFloat, _ length: CGFloat, _ pixels: Int) {
      let first = ((low - origin) / length + 1e-6).rounded(.down)
      let count = ((high - origin) / length - first - 1e-6).rounded(.up)
      guard first.isFinite, count.isFinite, count < 1e6 else { return nil }
      joined = ColorPattern.joined(max(1, Int(count)), of: pixels)
      images = (max(1, Int(count)) + joined - 1) / joined
      (start, pitch) = (origin + first * length, CGFloat(joined) * length)
    }

    func place(_ index: Int) -> CGFloat { start + CGFloat(index) * pitch }
  }
}
