// How much a constraint matters, and the directions in which things are laid out.

import Foundation

/// How much a constraint matters: 1000 must hold, less is met as well as more important ones allow.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  /// From above 0 up to 1000.
  public let rawValue: Float
  /// This priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// This priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// How strongly buttons resist being smaller than their contents.
  public static let defaultHigh = UILayoutPriority(750)
  /// Dragging may make a scene larger or smaller.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene's size stays.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Dragging does not make a scene larger or smaller.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly views resist being larger than their contents.
  public static let defaultLow = UILayoutPriority(250)
  /// How much the target of `systemLayoutSizeFitting(_:)` matters.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension NSLayoutConstraint {
  /// One of the two directions of a layout.
  public enum Axis: Int, Sendable, Hashable {
    /// Across.
    case horizontal
    /// Down.
    case vertical
  }
}

/// Distances from the edges of a rectangle, the horizontal ones in the direction of reading.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// Points from each edge.
  public var top, leading, bottom, trailing: CGFloat

  /// No distance at all.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// No distance at all.
  public init() { self = .zero }

  /// These distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The same from left and right.
  func absolute(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft
      ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }

  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
