// One element of a frame: a display item, taken apart into what is drawn and how it is placed, so that
// it can be compared with the same element of other frames.

import CoreGraphics
import SegueDisplay

/// The identity of an element among its siblings. It is the same in all frames.
struct NodeKey: Hashable {
  /// What an element does.
  enum Role: String, Hashable {
    case layer, clip, group, shadow, masked, backdrop, solid, image, path, gradient, glyphs
  }

  /// The number of the layer that draws the element; `nil` if no layer does.
  var source: Int?
  /// What the element does.
  var role: Role
  /// The number of siblings before it with the same source and role.
  var occurrence = 0
}

/// An outline that clips, in coordinates of its own, and the map from there to the frame.
struct NodeClip: Hashable {
  var shape: DisplayShape
  var map: Homography
}

/// An element of one frame.
struct TreeNode {
  /// What an element contains.
  indirect enum Kind {
    /// Something that is drawn: an item in its own coordinates, opaque, and the map from there.
    case leaf(DisplayItem, Homography)
    /// The children, composited and clipped.
    case group(NodeClip?)
    /// The shadow of the children, which are not drawn. Its color is opaque.
    case shadow(DisplayShadow, Homography)
    /// The children, masked by others.
    case masked([TreeNode])
    /// Something that depends on what is below it.
    case backdrop(String)
  }

  /// The identity.
  var key: NodeKey
  /// The contents.
  var kind: Kind
  /// The opacity of the whole, in 0…1.
  var opacity: Double
  /// The element as one item in the coordinates of the frame, without its opacity.
  var item: DisplayItem
  /// The elements inside, back to front.
  var children: [TreeNode] = []

  /// The element as it appears in the frame.
  var drawn: DisplayItem { item.faded(by: opacity) }
}
