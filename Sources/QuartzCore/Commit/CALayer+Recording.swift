// The appearance of a layer's tree, recorded as display items.

import Foundation
import SegueDisplay
import SegueWorld

extension CALayer {
  /// Returns a recording of the model of this layer's tree, as the screen would show it, without the
  /// layer's own transform, opacity and visibility.
  package final func recordModel() -> DisplayRecording { recordModel(by: .renderServer) }

  /// Returns the recording of the model that `mode` draws.
  final func recordModel(by mode: LayerRenderingMode) -> DisplayRecording {
    let world = World.current
    var renderer = LayerRenderer(
      showsModel: true, seconds: world.now.seconds, budget: FrameBudget(world.limits), mode: mode)
    let items = renderer.record(self)
    world.note(renderer.budget)
    return DisplayRecording(
      bounds: properties.bounds, items: items, unsupported: renderer.unsupported.list)
  }

  /// Returns a recording of what this layer's tree displays at `seconds` of world time, without the
  /// layer's own transform, opacity and visibility.
  package final func recordPresentation(atSeconds seconds: Double) -> DisplayRecording {
    let world = World.current
    var renderer = LayerRenderer(
      showsModel: false, seconds: seconds, budget: FrameBudget(world.limits))
    let items = renderer.record(self)
    world.note(renderer.budget)
    return DisplayRecording(
      bounds: shownProperties(atSeconds: seconds).bounds, items: items,
      unsupported: renderer.unsupported.list)
  }
}
