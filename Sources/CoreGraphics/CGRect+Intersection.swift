// Rectangles that touch. On a device, rectangles that share no more than an edge do not intersect;
// for Foundation on Linux they do. In files that do not import Foundation themselves, this member
// is found instead of Foundation's, which has the same signature; elsewhere, being disfavored, it
// yields.

import Foundation

extension CGRect {
  /// Returns whether the two rectangles have more in common than an edge or a corner. A rectangle
  /// without area that lies within the other intersects it.
  @_disfavoredOverload
  public func intersects(_ rect2: CGRect) -> Bool { overlaps(rect2) }

  /// Returns whether the two rectangles have more in common than an edge or a corner.
  package func overlaps(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
