// A drawn subtree kept as what was drawn, not as pixels: exact at any scale. It is what
// `snapshotView` and the like give a layer as contents.

import CoreGraphics
import Foundation

/// Display items in points.
package final class DisplayRecording: RecordedContent {
  /// The rectangle recorded.
  package let bounds: CGRect
  /// What was drawn, back to front; every transform leads to the coordinates of `bounds`.
  package let items: [DisplayItem]
  /// Whether anything may reach beyond `bounds`, and must be cut off there.
  package let reachesBeyondBounds: Bool
  /// Whether any of it blurs what is behind, or is blended with it: then it is composed by itself, wherever
  /// it is drawn, and sees only what was recorded.
  package let isIsolated: Bool
  /// What could not be drawn faithfully.
  package let unsupported: [UnsupportedFeature]
  /// How many items there are, those in groups included.
  package let weight: Int
  /// How deep groups lie in each other.
  package let depth: Int

  /// A recording of these items.
  package init(
    bounds: CGRect, items: [DisplayItem], unsupported: [UnsupportedFeature] = []
  ) {
    (self.bounds, self.items, self.unsupported) = (bounds, items, unsupported)
    isIsolated = items.haveBackdrops || items.blendWithBackdrop
    (weight, depth) = (items.weight, items.depth)
    reachesBeyondBounds = !items.allSatisfy { bounds.contains(approximately: $0.extent) }
  }
}
