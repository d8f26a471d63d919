// Perspective in a display list. Only layers that are actually in perspective use it; a layer that
// an affine transform can place is drawn through that instead.

import CoreGraphics

/// Items of a plane in space, drawn through a homography.
///
/// The items' transforms lead to coordinates of the plane. Their units are approximately as large
/// as pixels, so that anything that depends on a size in pixels, such as the precision of a stroke
/// outline, can be decided in the plane.
public struct DisplayProjection: Sendable, Hashable {
  /// The map from coordinates of the plane to pixels, or to the coordinates of an enclosing plane.
  public var homography: Homography
  /// The items, back to front.
  public var items: [DisplayItem]

  /// Creates a projection of `items` through `homography`.
  public init(_ items: [DisplayItem], through homography: Homography) {
    (self.items, self.homography) = (items, homography)
  }

  /// The bounding box of the visible part.
  var extent: CGRect { homography.box(of: items.extent) }
}
