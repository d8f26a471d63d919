// Apple's path classes around `PathOutline`. A path that is mutable is a reference, so neither class
// is Sendable; hand on `outline`.

import Foundation

/// How the inside of a path is told.
public enum CGPathFillRule: Int, Sendable {
  /// Inside where the path winds around.
  case winding
  /// Inside where a ray crosses the path an odd number of times.
  case evenOdd
}

/// Lines and curves that do not change.
public class CGPath: Hashable {
  /// The steps as a value.
  package fileprivate(set) var outline: PathOutline

  /// A path of these steps.
  package init(_ outline: PathOutline) { self.outline = outline }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addRect(rect, transform?.pointee ?? .identity)
    self.init(outline)
  }

  /// The ellipse that touches the sides of `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addEllipse(in: rect, transform?.pointee ?? .identity)
    self.init(outline)
  }

  /// A rectangle with elliptical corners, cut down to half its sides.
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

  /// Whether it has no step.
  public var isEmpty: Bool { outline.elements.isEmpty }
  /// Where the last step ended; zero for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// The smallest box around all points and handles; null for an empty path.
  public var boundingBox: CGRect { outline.controlPointBox }
  /// The smallest box around the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.tightBox }

  /// Whether `point`, mapped by `transform`, is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), using: rule)
  }

  /// The same path, unchangeable.
  public func copy() -> CGPath? { CGPath(outline) }
  /// The same path, mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }
  /// A changeable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }
  /// A changeable copy, mapped.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }

  /// Whether both have the same steps.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.outline == b.outline }
  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// Lines and curves that can be added to.
public final class CGMutablePath: CGPath {
  /// A path without steps.
  public init() { super.init(PathOutline()) }
  /// A path of these steps.
  package override init(_ outline: PathOutline) { super.init(outline) }

  /// Changes the steps.
  func edit(_ change: (inout PathOutline) -> Void) { change(&outline) }
}
