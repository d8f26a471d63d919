// Planes in perspective for random lists: seen from the side, from behind, from very near, across
// the horizon, nested; and a few invalid transforms.

import CoreGraphics
import SegueDisplay

extension RandomLists {
  /// Puts some of `items` in perspective.
  mutating func projected(_ items: [DisplayItem]) -> DisplayItem {
    .projected(DisplayProjection(items, through: homography()))
  }

  private mutating func homography() -> Homography {
    if Int.random(in: 0..<20, using: &random) == 0 { return hopeless() }
    // A card of 60 points rotated about an axis through its center, then seen from 150 points away.
    let pairs = [(0.6, 0.8), (0.8, 0.6), (0.96, 0.28), (0.28, 0.96), (-0.6, 0.8), (0, 1)]
    let (cosine, sine) = pairs[Int.random(in: 0..<pairs.count, using: &random)]
    let distance = Double.random(in: 20...300, using: &random)
    let (x, y) = (
      Double.random(in: 0...60, using: &random), Double.random(in: 0...50, using: &random)
    )
    let depth = sine / distance
    let turned =
      Bool.random(using: &random)
      ? Homography(a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: depth, q: 0, r: 1)
      : Homography(a: 1, b: 0, c: 0, d: cosine, tx: 0, ty: 0, p: 0, q: depth, r: 1)
    return Homography(CGAffineTransform(translationX: -30, y: -20)).concatenating(turned)
      .concatenating(Homography(CGAffineTransform(translationX: x, y: y)))
  }

  private mutating func hopeless() -> Homography {
    var map = Homography.identity
    switch Int.random(in: 0..<5, using: &random) {
    case 0: map.p = .nan
    case 1: map.q = .infinity
    case 2: map = Homography(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 6, p: 0.1, q: 0.2, r: 0.3)
    case 3: map.r = -1
    default: (map.p, map.q, map.r) = (1e300, -1e300, 1e-300)
    }
    return map
  }
}
