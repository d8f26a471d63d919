// The positions of the pixels of a gradient in a normalized coordinate system: axial gradients run
// along u from 0 to 1, circles begin around the origin and move along u, conic gradients begin at
// u.

import CSegueKernels
import CoreGraphics
import SegueDisplay

struct GradientGeometry {
  /// The parameters for the kernels, without colors.
  private(set) var value: segue_gradient
  /// A Boolean value that indicates whether every pixel has a position in the gradient.
  private(set) var isEverywhere = true
  /// A Boolean value that indicates whether all positions are in 0…1.
  private(set) var isWithinRange = false

  /// Creates the positions of `gradient` under `transform`; `nil` if there are none because the map
  /// has no inverse, the axis has no length, or the two circles are equal.
  init?(_ gradient: DisplayGradient, _ transform: Homography) {
    guard let map = Self.inverse(transform) else { return nil }
    value = segue_gradient(
      kind: 0, is_straight: 0, ux: 0, uy: 0, u: 0, vx: 0, vy: 0, v: 0, wx: map.p, wy: map.q,
      w: map.r, distance: 0, radius: 0,
      growth: 0, curvature: 0, low: gradient.extendsBefore ? -.infinity : 0,
      high: gradient.extendsAfter ? .infinity : 1, parts: nil, count: 0)
    switch gradient.kind {
    case .axial(let from, let to): guard setAxis(from, to, map) else { return nil }
    case .radial(let from, let to): guard setCircles(from, to, map) else { return nil }
    case .conic(let center, let angle):
      value.kind = Int32(SEGUE_CONIC)
      let (sin, cos) = DeterministicMath.sincos(angle)
      place(map, origin: center, along: (cos, sin))
      isWithinRange = true
    }
    let numbers = [
      value.ux, value.uy, value.u, value.vx, value.vy, value.v, value.wx, value.wy, value.w,
      value.curvature,
    ]
    guard numbers.allSatisfy({ abs($0) < 1e15 }) else { return nil }
  }

  private static func inverse(_ map: Homography) -> Homography? {
    guard let t = map.affine else { return map.inverted }
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Homography(t.inverted())
  }

  private mutating func setAxis(_ from: CGPoint, _ to: CGPoint, _ map: Homography) -> Bool {
    let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else { return false }
    value.kind = Int32(SEGUE_AXIAL)
    place(map, origin: from, along: (dx / square, dy / square))
    (value.vx, value.vy, value.v) = (0, 0, 0)
    return true
  }

  private mutating func setCircles(
    _ from: DisplayCircle, _ to: DisplayCircle, _ map: Homography
  ) -> Bool {
    let (r0, r1) = (max(from.radius, 0), max(to.radius, 0))
    let (dx, dy) = (
      Double(to.center.x - from.center.x), Double(to.center.y - from.center.y)
    )
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance.isFinite, r0.isFinite, r1.isFinite else { return false }
    if distance == 0 {
      guard r0 != r1 else { return false }
      value.kind = Int32(SEGUE_RADIAL)
      (value.growth, value.radius) = (1 / (r1 - r0), -r0 / (r1 - r0))
      place(map, origin: from.center, along: (1, 0))
      return true
    }
    value.kind = Int32(SEGUE_CIRCLES)
    (value.distance, value.radius, value.growth) = (distance, r0, r1 - r0)
    value.curvature = distance * distance - value.growth * value.growth
    isEverywhere = value.curvature < 0
    place(map, origin: from.center, along: (dx / distance, dy / distance))
    return true
  }

  /// Sets u along `along` from `origin`, and v a quarter turn from it.
  private mutating func place(
    _ map: Homography, origin: CGPoint, along: (x: Double, y: Double)
  ) {
    // Before the division, the origin is weighted by the distance of the pixel.
    let (x, y) = (Double(origin.x), Double(origin.y))
    let (tx, ty) = (map.tx - x * map.r, map.ty - y * map.r)
    let (a, b) = (map.a - x * map.p, map.b - y * map.p)
    let (c, d) = (map.c - x * map.q, map.d - y * map.q)
    value.ux = a * along.x + b * along.y
    value.uy = c * along.x + d * along.y
    value.u = tx * along.x + ty * along.y
    value.vx = b * along.x - a * along.y
    value.vy = d * along.x - c * along.y
    value.v = ty * along.x - tx * along.y
  }
}
