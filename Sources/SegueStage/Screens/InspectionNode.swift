// The presentation tree at one instant, as a value.

import CoreGraphics

/// A layer as it shows at one instant. Coordinates are points of the parent's.
public struct InspectionNode: Sendable, Hashable {
  /// What a layer belongs to.
  public enum Kind: String, Sendable {
    /// The window, the root of everything.
    case window
    /// What UIKit puts between the window and the screens while something is presented or pushed.
    case container
    /// A screen of the scene.
    case screen
    /// A view with a picture.
    case image
    /// Any other view.
    case view
  }

  /// The ids from the window down, joined by "/".
  public var path: String
  /// The name in the scene; for what has none, its kind and its number among its siblings.
  public var id: String
  /// What it belongs to.
  public var kind: Kind
  /// The bounding box in the parent's coordinates.
  public var frame: CGRect
  /// Its own rectangle.
  public var bounds: CGRect
  /// Where the anchor point is.
  public var position: CGPoint
  /// The fixed point of the transform, in parts of the bounds.
  public var anchorPoint: CGPoint
  /// a, b, c, d, tx, ty.
  public var transform: [Double]
  /// 0…1.
  public var opacity: Double
  /// The part of the window that it can show in: the box around it, in points, as far as views that clip let
  /// it through. Depth is left out.
  public var visibleFrame: CGRect = .null
  /// What is not as on a new layer: colours, corners, shadows, text, pictures.
  public var looks: [Look] = []
}
