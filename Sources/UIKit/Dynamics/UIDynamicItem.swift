// The items of a dynamic animator: objects with a center, a size and a transform. Views are items,
// and so are objects that code defines to drive something else by physics.

import Foundation

/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds of the item.
  case rectangle = 0
  /// The ellipse inscribed in the item's bounds.
  case ellipse = 1
  /// The path `collisionBoundingPath`.
  case path = 2
}

/// An object that a `UIDynamicAnimator` can move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item in the coordinates of the reference view.
  var center: CGPoint { get set }
  /// The bounds of the item. Its area determines the mass of the item; its origin is not used.
  var bounds: CGRect { get }
  /// The transform of the item, which contains its rotation.
  var transform: CGAffineTransform { get set }
  /// The shape of the item in collisions. The default is `rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape for `.path`, relative to the item's center. It should be convex; otherwise, its
  /// convex hull is used.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds of the item.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
