// A drawn subtree kept as what was drawn, not as pixels: exact at any scale. It is what
// `snapshotView` and the like give a layer as contents.

import Foundation
import SegueDisplay

/// Display items in points.
package final class DisplayRecording: Sendable {
  /// The rectangle recorded.
  package let bounds: CGRect
  /// What was drawn, back to front; every transform leads to the coordinates of `bounds`.
  package let items: [DisplayItem]
  /// Whether anything may reach beyond `bounds`, and must be cut off there.
  package let reachesBeyondBounds: Bool
  /// Whether any of it blurs what is behind.
  package let hasBackdrops: Bool
  /// What could not be drawn faithfully.
  package let unsupported: [UnsupportedFeature]

  /// A recording of these items.
  package init(
    bounds: CGRect, items: [DisplayItem], unsupported: [UnsupportedFeature] = []
  ) {
    (self.bounds, self.items, self.unsupported) = (bounds, items, unsupported)
    hasBackdrops = items.haveBackdrops
    reachesBeyondBounds = !items.allSatisfy { bounds.contains(approximately: $0.extent) }
  }
}

extension CALayer {
  /// What the model of this layer's tree looks like now, without the layer's own transform, opacity
  /// and hiddenness.
  package final func recordModel() -> DisplayRecording {
    var renderer = LayerRenderer(showsModel: true, seconds: World.current.now.seconds)
    let items = renderer.record(self)
    return DisplayRecording(
      bounds: properties.bounds, items: items, unsupported: renderer.unsupported.list)
  }

  /// What this layer's tree shows at `seconds` of world time, without the layer's own transform,
  /// opacity and hiddenness.
  package final func recordPresentation(atSeconds seconds: Double) -> DisplayRecording {
    var renderer = LayerRenderer(showsModel: false, seconds: seconds)
    let items = renderer.record(self)
    return DisplayRecording(
      bounds: shownProperties(atSeconds: seconds).bounds, items: items,
      unsupported: renderer.unsupported.list)
  }
}
