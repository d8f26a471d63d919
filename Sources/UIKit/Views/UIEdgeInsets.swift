// Distances from the four edges of a rectangle, and sets of edges.

import Foundation

/// How far to go inwards from each edge; negative values go outwards.
public struct UIEdgeInsets: Sendable, Hashable {
  /// Points from each edge.
  public var top, left, bottom, right: CGFloat

  /// No distance at all.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// No distance at all.
  public init() { self = .zero }

  /// These distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A displacement in points.
public struct UIOffset: Sendable, Hashable {
  /// Points to the right and down.
  public var horizontal, vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// No displacement.
  public init() { self = .zero }

  /// This displacement in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// Some of the four edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// The edges as bits.
  public let rawValue: UInt

  /// The edges of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
  /// The rectangle inside these distances.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The rectangle that these distances lead back from.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
