// Distances from the four edges of a rectangle, and sets of edges.

import Foundation

/// The inset distances for the four edges of a rectangle. Positive values move an edge inward,
/// negative values outward.
public struct UIEdgeInsets: Sendable, Hashable {
  /// The inset of each edge, in points.
  public var top, left, bottom, right: CGFloat

  /// Insets of zero on all four edges.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets of zero on all four edges.
  public init() { self = .zero }

  /// Creates insets with the given distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A displacement in points.
public struct UIOffset: Sendable, Hashable {
  /// The displacement to the right and down, in points.
  public var horizontal, vertical: CGFloat

  /// A displacement of zero in both directions.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates a displacement of zero in both directions.
  public init() { self = .zero }

  /// Creates a displacement with the given components, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// The edges as a bit mask.
  public let rawValue: UInt

  /// Creates a set of edges from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge of the rectangle.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge of the rectangle.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge of the rectangle.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge of the rectangle.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges of the rectangle.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by the given insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// Returns the rectangle with its edges moved outward by the given insets: the inverse of
  /// `inset(by:)`.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
