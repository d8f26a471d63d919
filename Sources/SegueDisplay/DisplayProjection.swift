// Perspective in a display list. Only what really is in perspective lies in one: a layer that an affine
// map can place is drawn through that, as if there were no third dimension.

import CoreGraphics

/// Items of a plane in space, each drawn through a homography.
///
/// The items' transforms lead to coordinates of the plane. These are chosen about as large as pixels:
/// what depends on a size in pixels, such as how finely a stroke is outlined, can be decided there.
public struct DisplayProjection: Sendable, Hashable {
  /// Coordinates of the plane to pixels; for one that lies in another, to the other's coordinates.
  public var homography: Homography
  /// Back to front.
  public var items: [DisplayItem]

  /// `items` seen through `homography`.
  public init(_ items: [DisplayItem], through homography: Homography) {
    (self.items, self.homography) = (items, homography)
  }

  /// The bounding box of what is seen.
  var extent: CGRect { homography.box(of: items.extent) }
}
