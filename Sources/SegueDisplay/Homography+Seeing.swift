// What is seen through a homography: where points and outlines land, what is cut away because it lies
// behind the eye, and how large things become.

import CoreGraphics

extension Homography {
  /// What lies nearer than this to the eye is not drawn: it would be enlarged more than 4096 times.
  package static let nearest = 1.0 / 4096

  /// A point before the division.
  package struct Lifted {
    package var x, y, w: Double
  }

  /// `point` before the division.
  package func lift(_ point: CGPoint) -> Lifted {
    let (x, y) = (Double(point.x), Double(point.y))
    return Lifted(x: a * x + c * y + tx, y: b * x + d * y + ty, w: p * x + q * y + r)
  }

  /// Where `point` is seen; `nil` when it is behind the eye.
  package func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let lifted = lift(point)
    guard lifted.w >= Self.nearest else { return nil }
    return CGPoint(x: lifted.x / lifted.w, y: lifted.y / lifted.w)
  }

  /// The closed polygon `corners` as it is seen, cut off before the eye.
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

  /// Where the way from one point to the other comes nearest to the eye.
  private static func crossing(_ a: Lifted, _ b: Lifted) -> CGPoint {
    let t = (nearest - a.w) / (b.w - a.w)
    return CGPoint(
      x: (a.x + (b.x - a.x) * t) / nearest, y: (a.y + (b.y - a.y) * t) / nearest)
  }

  /// The bounding box of what is seen of `rect`; null when that is nothing.
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

  /// How many times longer a short line at `point` is seen, in the direction of x or y in which it
  /// is most; nothing behind the eye.
  package func magnification(at point: CGPoint) -> Double {
    let lifted = lift(point)
    guard lifted.w > 0 else { return 0 }
    let w = max(lifted.w, Self.nearest)
    let (x, y) = (lifted.x / w, lifted.y / w)
    let across = ((a - x * p) * (a - x * p) + (b - y * p) * (b - y * p)).squareRoot()
    let down = ((c - x * q) * (c - x * q) + (d - y * q) * (d - y * q)).squareRoot()
    return max(across, down) / w
  }

  /// What the map does to small things at `point`.
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

  /// The largest magnification at the corners of `rect`.
  package func magnification(over rect: CGRect) -> Double {
    rect.corners.reduce(0) { max($0, magnification(at: $1)) }
  }
}

extension CGRect {
  /// From the top left one clockwise, y pointing down.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
