// The focus, by which a remote control or a keyboard moves between views. A phone has neither: nothing
// has the focus, and the methods about it are never called. Responders have these members in their own
// class, so that subclasses can override them.

import Foundation

/// A part of the interface that can contain what has the focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The parts that prefer to have the focus, in their order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The part that contains this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Asks for an update of the focus, which does not happen.
  func setNeedsFocusUpdate()
  /// Asks for an update of the focus at once, which does not happen.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move. Never called.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved. Never called.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// A part of the interface that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the item can have the focus.
  var canBecomeFocused: Bool { get }
  /// A Boolean value that indicates whether the item has the focus. Always `false`.
  var isFocused: Bool { get }
  /// The frame of the item in its superview.
  var frame: CGRect { get }
}

extension UIFocusItem {
  /// A Boolean value that indicates whether the item has the focus. Always `false`.
  public var isFocused: Bool { false }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
  /// The bits of the directions.
  public let rawValue: UInt
  /// Creates a set of directions from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upward.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downward.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item in the order of reading.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item in the order of reading.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
