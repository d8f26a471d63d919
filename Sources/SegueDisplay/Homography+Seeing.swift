// The visible result of a homography: the images of points and outlines, clipping of what lies
// behind the viewer, and magnification.

import CoreGraphics

extension Homography {
  /// The minimum distance from the viewer at which things are drawn. Anything nearer would be
  /// enlarged more than 4096 times.
  package static let nearest = 1.0 / 4096

  /// A point in homogeneous coordinates, before the division.
  package struct Lifted {
    package var x, y, w: Double
  }

  /// Returns `point` in homogeneous coordinates, before the division.
  package func lift(_ point: CGPoint) -> Lifted {
    let (x, y) = (Double(point.x), Double(point.y))
    return Lifted(x: a * x + c * y + tx, y: b * x + d * y + ty, w: p * x + q * y + r)
  }

  /// Returns the visible image of `point`; `nil` if it lies behind the viewer.
  package func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let lifted = lift(point)
    guard lifted.w >= Self.nearest else { return nil }
    return CGPoint(x: lifted.x / lifted.w, y: lifted.y / lifted.w)
  }

  /// Returns the visible image of the closed polygon `corners`, clipped in front of the viewer.
  package func image(of corners: [CGPoint]) -> [CGPoint] {
    guard let end = corners.last else { return [] }
    var seen: [CGPoint] = []
    seen.reserveCapacity(corners.count + 2)
    var last = lift(end)
    for corner in corners {
      let next = lift(corner)
      if (next.w >= Self.nearest) != (last.w >= Self.nearest) {
        seen.append(Self.crossing(last, next))
      }
      if next.w >= Self.nearest { seen.append(CGPoint(x: next.x / next.w, y: next.y / next.w)) }
      last = next
    }
    return seen
  }

  /// Returns the point where the line between both points crosses the minimum distance.
  private static func crossing(_ a: Lifted, _ b: Lifted) -> CGPoint {
    let t = (nearest - a.w) / (b.w - a.w)
    return CGPoint(
      x: (a.x + (b.x - a.x) * t) / nearest, y: (a.y + (b.y - a.y) * t) / nearest)
  }

  /// Returns the bounding box of the visible image of `rect`; null if it is not visible.
  package func box(of rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    let corners = image(of: rect.corners)
    guard let first = corners.first else { return .null }
    var (low, high) = (first, first)
    for corner in corners {
      (low.x, low.y) = (min(low.x, corner.x), min(low.y, corner.y))
      (high.x, high.y) = (max(high.x, corner.x), max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the factor by which a short line at `point` is enlarged, in the direction of x or y
  /// with the larger factor; 0 behind the viewer.
  package func magnification(at point: CGPoint) -> Double {
    let lifted = lift(point)
    guard lifted.w > 0 else { return 0 }
    let w = max(lifted.w, Self.nearest)
    let (x, y) = (lifted.x / w, lifted.y / w)
    let across = ((a - x * p) * (a - x * p) + (b - y * p) * (b - y * p)).squareRoot()
    let down = ((c - x * q) * (c - x * q) + (d - y * q) * (d - y * q)).squareRoot()
    return max(across, down) / w
  }

  /// Returns the affine approximation of the map at `point`.
  package func differential(at point: CGPoint) -> CGAffineTransform {
    if let affine { return affine }
    let lifted = lift(point)
    let w = abs(lifted.w) < Self.nearest ? Self.nearest : lifted.w
    let (x, y) = (lifted.x / w, lifted.y / w)
    let (a, b) = ((a - x * p) / w, (b - y * p) / w)
    let (c, d) = ((c - x * q) / w, (d - y * q) / w)
    let (px, py) = (Double(point.x), Double(point.y))
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * px - c * py, ty: y - b * px - d * py)
  }

  /// Returns the largest magnification at the corners of `rect`.
  package func magnification(over rect: CGRect) -> Double {
    rect.corners.reduce(0) { max($0, magnification(at: $1)) }
  }
}

extension CGRect {
  /// The corners, clockwise from the top left where y points down.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
