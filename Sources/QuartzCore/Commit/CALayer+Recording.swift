// What a layer's tree looks like, kept as what was drawn.

import Foundation
import SegueDisplay

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
