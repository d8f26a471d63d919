// Apple's boolean operations. Results consist of lines; curves are approximated to within 1/256
// point.

import Foundation

extension CGPath {
  /// Returns a path that encloses the area covered by either path.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// Returns a path that encloses the area covered by both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// Returns a path that encloses the area covered by this path but not by the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// Returns a path that encloses the area covered by exactly one of the paths.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }

  /// Returns a path that encloses the same area with outlines that do not cross, so that both fill
  /// rules give the same result.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(PathOutline()), rule) { first, _ in first }
  }

  /// Returns a Boolean value that indicates whether the areas of both paths overlap.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// Returns the parts of the area that do not touch each other, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    normalized(using: rule).outline.components.map { CGPath($0) }
  }

  /// Returns the parts of this path's lines that are inside the area of the other.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.cut(by: other.outline, rule, keepsInside: true))
  }

  /// Returns the parts of this path's lines that are outside the area of the other.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.cut(by: other.outline, rule, keepsInside: false))
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ contains: @escaping (Bool, Bool) -> Bool
  ) -> CGPath {
    CGPath(outline.combined(with: other.outline, PathRegion(rule: rule, holds: contains)))
  }
}
