// A drawn subtree, stored as display items rather than pixels and therefore exact at any scale.
// `snapshotView` and related methods set it as a layer's contents.

import CoreGraphics
import Foundation

/// A list of display items in points.
package final class DisplayRecording: RecordedContent {
  /// The recorded rectangle.
  package let bounds: CGRect
  /// The items, back to front. Every transform leads to the coordinates of `bounds`.
  package let items: [DisplayItem]
  /// A Boolean value that indicates whether any item may extend beyond `bounds` and must be clipped
  /// there.
  package let reachesBeyondBounds: Bool
  /// A Boolean value that indicates whether any item blurs its backdrop or is blended with it. The
  /// recording is then composited separately wherever it is drawn, and the backdrop consists only
  /// of recorded items.
  package let isIsolated: Bool
  /// The features that could not be drawn faithfully.
  package let unsupported: [UnsupportedFeature]
  /// The number of items, including those in groups.
  package let weight: Int
  /// The nesting depth of groups.
  package let depth: Int

  /// Creates a recording of the given items.
  package init(
    bounds: CGRect, items: [DisplayItem], unsupported: [UnsupportedFeature] = []
  ) {
    (self.bounds, self.items, self.unsupported) = (bounds, items, unsupported)
    isIsolated = items.haveBackdrops || items.blendWithBackdrop
    (weight, depth) = (items.weight, items.depth)
    reachesBeyondBounds = !items.allSatisfy { bounds.contains(approximately: $0.extent) }
  }
}
