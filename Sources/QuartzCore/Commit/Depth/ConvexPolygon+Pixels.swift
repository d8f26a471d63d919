// Convex polygons on the grid of pixels.

import CoreGraphics

extension ConvexPolygon {
  /// Returns the image of the polygon.
  func placed(by transform: CGAffineTransform) -> ConvexPolygon {
    ConvexPolygon(
      corners.map { corner in
        let point = CGPoint(x: corner.x, y: corner.y).applying(transform)
        return SIMD2(Double(point.x), Double(point.y))
      })
  }

  /// The largest coordinate, in pixels, of an outline along pixels.
  private static let farthest = 16_384.0

  /// The corners of the outline of all pixels whose centers are inside, clockwise where y points
  /// down; `nil` for a polygon that is too large. Polygons that share a side share no pixel.
  var alongPixels: [SIMD2<Double>]? {
    guard abs(low).max() < Self.farthest, abs(high).max() < Self.farthest else { return nil }
    let rows = Int((low.y - 0.5).rounded(.up))..<Int((high.y - 0.5).rounded(.up))
    var (left, right) = ([SIMD2<Double>](), [SIMD2<Double>]())
    for row in rows {
      let (y, crossings) = (Double(row), crossings(at: Double(row) + 0.5))
      guard let first = crossings.min(), let last = crossings.max() else { continue }
      let (start, end) = ((first - 0.5).rounded(.up), (last - 0.5).rounded(.up))
      left += [SIMD2(start, y), SIMD2(start, y + 1)]
      right += [SIMD2(end, y), SIMD2(end, y + 1)]
    }
    return right + left.reversed()
  }

  /// Returns the places where the sides cross a row. They are the same for polygons that share a
  /// side.
  private func crossings(at y: Double) -> [Double] {
    corners.indices.compactMap { index in
      var (a, b) = (corners[index], corners[(index + 1) % corners.count])
      guard (a.y <= y) != (b.y <= y) else { return nil }
      if a.y > b.y { swap(&a, &b) }
      return a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
    }
  }

  private func abs(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(Swift.abs(vector.x), Swift.abs(vector.y))
  }
}
