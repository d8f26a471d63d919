// Layout priorities, axes and directional insets.

import Foundation

/// The priority of a constraint. A constraint with priority 1000 is required; others are satisfied
/// as closely as constraints of higher priority permit.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  /// The priority, greater than 0 and at most 1000.
  public let rawValue: Float
  /// Creates a priority with the given value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority with the given value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which views resist compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of dragging that can resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of dragging that cannot resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority with which views hug their contents: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by the given number: `.defaultLow + 1`. The sum is not
  /// limited, but constraints ignore priorities above `required`, with a warning.
  public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + distance)
  }
  /// Returns a priority that is lower by the given number: `.required - 1`.
  public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - distance)
  }
  /// Raises a priority by the given number.
  public static func += (priority: inout UILayoutPriority, distance: Float) {
    priority = priority + distance
  }
  /// Lowers a priority by the given number.
  public static func -= (priority: inout UILayoutPriority, distance: Float) {
    priority = priority - distance
  }
}

extension NSLayoutConstraint {
  /// An axis of a layout.
  public enum Axis: Int, Sendable, Hashable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }
}

/// Insets from the edges of a rectangle, with horizontal edges relative to the layout direction.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// The inset from each edge, in points.
  public var top, leading, bottom, trailing: CGFloat

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets of zero.
  public init() { self = .zero }

  /// Creates insets with the given values, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Returns the insets relative to the left and right edges.
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
