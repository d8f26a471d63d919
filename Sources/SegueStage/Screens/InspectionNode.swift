// The presentation tree at one instant, as values.

import CoreGraphics

/// A layer of the presentation tree at one instant. Coordinates are points of the parent's
/// coordinate space.
public struct InspectionNode: Sendable, Hashable {
  /// The kinds of objects that layers belong to.
  public enum Kind: String, Sendable {
    /// The window, which is the root.
    case window
    /// A container view that UIKit inserts between the window and the screens while something is
    /// presented or pushed.
    case container
    /// A screen of the scene.
    case screen
    /// A view with an image.
    case image
    /// Any other view.
    case view
  }

  /// The ids from the window down, joined by "/".
  public var path: String
  /// The name in the scene. A layer without a name has its kind and its index among its siblings.
  public var id: String
  /// The kind of the object that the layer belongs to.
  public var kind: Kind
  /// The bounding box in the parent's coordinates.
  public var frame: CGRect
  /// The layer's bounds.
  public var bounds: CGRect
  /// The position of the anchor point.
  public var position: CGPoint
  /// The anchor point in the unit coordinate space of the bounds.
  public var anchorPoint: CGPoint
  /// The elements a, b, c, d, tx, ty of the affine transform.
  public var transform: [Double]
  /// The opacity, from 0 to 1.
  public var opacity: Double
  /// The bounding box of the visible part of the layer in the window, in points, after clipping by
  /// ancestors. Rotation and translation out of the plane are not taken into account.
  public var visibleFrame: CGRect = .null
  /// The layer attributes: properties that differ from those of a new layer, such as colors,
  /// corners, shadows, text and images.
  public var attributes: [LayerAttribute] = []
}
