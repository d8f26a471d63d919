// What an edit menu is presented for.

import Foundation

/// The side of its target on which an edit menu is, by the direction of its arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu is above its target, or below it where there is no room above.
  case automatic
  /// The arrow points up: the menu is below its target.
  case up
  /// The arrow points down: the menu is above its target.
  case down
  /// The arrow points left: the menu is to the right of its target.
  case left
  /// The arrow points right: the menu is to the left of its target.
  case right
}

/// The identifier and the place of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  private static var made = 0

  /// The identifier of the menu.
  open private(set) var identifier: AnyHashable
  /// The point at which the menu is presented, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// The preferred direction of the arrow, which has its effect where the menu has room on that side. The
  /// default is `automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameter identifier: The identifier; `nil` for a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    Self.made += 1
    self.identifier = identifier ?? AnyHashable("edit menu \(Self.made)")
    self.sourcePoint = sourcePoint
    super.init()
  }
}
