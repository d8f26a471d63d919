// Apple's path classes around `PathOutline`. A mutable path is a reference, so neither class is
// Sendable; pass `outline` between isolation domains instead.

import Foundation

/// A rule that determines the interior of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding rule: a point is inside if the path winds around it.
  case winding
  /// The even-odd rule: a point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// An immutable path of lines and curves.
public class CGPath: Hashable {
  /// The elements of the path as a value.
  package fileprivate(set) var outline: PathOutline

  /// Creates a path with the given elements.
  package init(_ outline: PathOutline) { self.outline = outline }

  /// Creates a path that consists of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addRect(rect, transform?.pointee ?? .identity)
    self.init(outline)
  }

  /// Creates a path that consists of the ellipse inscribed in `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addEllipse(in: rect, transform?.pointee ?? .identity)
    self.init(outline)
  }

  /// Creates a path that consists of a rectangle with elliptical corners. Corner radii are limited
  /// to half the sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var outline = PathOutline()
    outline.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform?.pointee ?? .identity)
    self.init(outline)
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { outline.elements.isEmpty }
  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// The smallest rectangle that contains all points and control points; null for an empty path.
  public var boundingBox: CGRect { outline.controlPointBox }
  /// The smallest rectangle that contains the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.tightBox }

  /// Returns a Boolean value that indicates whether `point`, transformed by `transform`, is inside
  /// the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), using: rule)
  }

  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? { CGPath(outline) }
  /// Returns an immutable copy of the path, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }
  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }
  /// Returns a mutable copy of the path, transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns a Boolean value that indicates whether both paths have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.outline == b.outline }
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// A path of lines and curves that can be extended.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(PathOutline()) }
  /// Creates a path with the given elements.
  package override init(_ outline: PathOutline) { super.init(outline) }

  /// Applies `change` to the elements of the path.
  func edit(_ change: (inout PathOutline) -> Void) { change(&outline) }
}
