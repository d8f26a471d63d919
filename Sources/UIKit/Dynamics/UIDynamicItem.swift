// What a dynamic animator moves: anything with a place, a size and a transform. Views are, and so is
// whatever code makes to drive something else by physics.

import Foundation

/// What shape of an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle = 0
  /// The ellipse in its bounds.
  case ellipse = 1
  /// Its `collisionBoundingPath`.
  case path = 2
}

/// Something that a `UIDynamicAnimator` places.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where its middle is, in the reference view.
  var center: CGPoint { get set }
  /// Its size; it is as heavy as its area. The origin does not count.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
  /// What shape of it collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape for `.path`, about the item's middle: convex; what is not counts as its hull.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Its bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Nothing.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
