// The positions of the lines of an image in 3 × 3 parts, in the image and in its destination.

import CoreGraphics
import SegueDisplay

struct NinePartLayout {
  /// One of nine parts: the source rectangle, the rectangle of the image that may be read for it,
  /// and its destination.
  struct Part {
    let source, limits, destination: CGRect
  }

  /// The parts, row by row.
  let parts: [Part]
  /// The four lines in the destination, in local points.
  let x, y: [CGFloat]

  /// Creates a layout; `nil` if the center does not overlap the image or is not finite.
  init?(_ quad: ImageQuad, _ lines: NinePart) {
    let (place, source) = (quad.destination, quad.source)
    // Foundation's intersection traps for numbers that are not finite.
    guard lines.center.isFinite, source.isFinite else { return nil }
    let center = lines.center.intersection(source)
    if center.isNull { return nil }
    let (left, right) = Self.fitted(lines.left, lines.right, place.width)
    let (top, bottom) = Self.fitted(lines.top, lines.bottom, place.height)
    let x = [place.minX, place.minX + left, place.maxX - right, place.maxX]
    let y = [place.minY, place.minY + top, place.maxY - bottom, place.maxY]
    let u = [
      (source.minX, center.minX), (center.minX, center.maxX),
      (center.maxX + lines.skipped.width, source.maxX),
    ]
    let v = [
      (source.minY, center.minY), (center.minY, center.maxY),
      (center.maxY + lines.skipped.height, source.maxY),
    ]
    parts = (0..<9).map { index in
      let (i, j) = (index % 3, index / 3)
      return Part(
        source: Self.rect(u[i], v[j]), limits: Self.limits(source, center, i, j),
        destination: Self.rect(x, y, i, j))
    }
    (self.x, self.y) = (x, y)
  }

  /// The minimum size of source parts, in pixels of the image. Parts without width are treated as
  /// this wide.
  private static let minimumSize: CGFloat = 1e-6

  /// Returns the borders, scaled down to share the available size if they are too wide.
  private static func fitted(_ first: Double, _ last: Double, _ size: CGFloat)
    -> (CGFloat, CGFloat)
  {
    let limit = Double(size)
    let (a, b) = (first > 0 ? min(first, limit) : 0, last > 0 ? min(last, limit) : 0)
    guard a + b > limit else { return (CGFloat(a), CGFloat(b)) }
    return (CGFloat(a * limit / (a + b)), CGFloat(b * limit / (a + b)))
  }

  private static func rect(_ x: [CGFloat], _ y: [CGFloat], _ i: Int, _ j: Int) -> CGRect {
    CGRect(x: x[i], y: y[j], width: max(x[i + 1] - x[i], 0), height: max(y[j + 1] - y[j], 0))
  }

  /// Returns a part of the image, at least as wide and high as the minimum size.
  private static func rect(_ x: (CGFloat, CGFloat), _ y: (CGFloat, CGFloat)) -> CGRect {
    CGRect(x: x.0, y: y.0, width: max(x.1 - x.0, minimumSize), height: max(y.1 - y.0, minimumSize))
  }

  /// Returns the rectangle that may be read. The center is limited to itself: stretched, adjacent
  /// samples would be visible. Borders, which are not stretched, may use them, so that they move as
  /// smoothly as the whole would.
  private static func limits(_ source: CGRect, _ center: CGRect, _ i: Int, _ j: Int) -> CGRect {
    let (across, down) = (i == 1 ? center : source, j == 1 ? center : source)
    return CGRect(x: across.minX, y: down.minY, width: across.width, height: down.height)
  }
}
