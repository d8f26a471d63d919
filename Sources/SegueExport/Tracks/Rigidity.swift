// Whether things move as one.

import CoreGraphics
import SegueDisplay

/// Comparisons of movements.
enum Rigidity {
  /// The distance in pixels by which a corner may be displaced.
  static let tolerance = 0.05

  /// Returns the frame in which the contents are shown largest, which is where positions relative to
  /// them are measured; `nil` if they are seen edge-on in all frames.
  static func anchor(_ maps: [Homography?]) -> Int? {
    var best: (frame: Int, size: Double)?
    for (frame, map) in maps.enumerated() {
      guard let map, map.inverted != nil else { continue }
      let size = abs(map.determinant)
      if size > (best?.size ?? 0) * (1 + 1e-9) { best = (frame, size) }
    }
    return best?.frame
  }

  /// Returns the map from the coordinates of `other` to those of `maps`, if it is the same in all
  /// frames for everything in `box`, a rectangle of the frame `anchor`.
  static func relation(
    of other: [Homography?], to maps: [Homography?], anchor: Int, box: CGRect
  ) -> Homography? {
    guard let back = maps[anchor]?.inverted, let there = other[anchor], let own = there.inverted
    else { return nil }
    let relation = there.concatenating(back)
    let corners = own.image(of: box.corners)
    guard corners.count == 4 else { return nil }
    for (map, outer) in zip(other, maps) {
      guard let map else { continue }
      guard let outer else { return nil }
      let through = relation.concatenating(outer)
      for corner in corners where !isNear(map(corner), through(corner)) { return nil }
    }
    return relation
  }

  private static func isNear(_ a: CGPoint?, _ b: CGPoint?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
  }
}
