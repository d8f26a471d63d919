// Apple's boolean operations. Results are made of lines: curves are within 1/256 point.

import Foundation

extension CGPath {
  /// The area that is in either path.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// The area that is in both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// The area that is in this path and not in the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// The area that is in one path and not in the other.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }

  /// The same area by outlines that do not cross: both fill rules then agree on it.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(PathOutline()), rule) { first, _ in first }
  }

  /// Whether some area is in both paths.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The parts of the area that do not touch, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    normalized(using: rule).outline.components.map { CGPath($0) }
  }

  /// The parts of this path's lines inside the area of the other.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.cut(by: other.outline, rule, keepsInside: true))
  }

  /// The parts of this path's lines outside the area of the other.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.cut(by: other.outline, rule, keepsInside: false))
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ contains: @escaping (Bool, Bool) -> Bool
  ) -> CGPath {
    CGPath(outline.combined(with: other.outline, PathRegion(rule: rule, holds: contains)))
  }
}
