// What layers were like when the instant began. A transition leads from there: code may change the layer
// before it adds the transition, or after. Only what changes is kept, the first time it does, so that
// frames without transitions cost nothing.

import SegueDisplay
import SegueTiming

/// A layer before its first change in an instant.
struct LayerMemory {
  let commitNumber: Int
  let properties: LayerProperties
  let children: [CALayer]
  let attached: [AttachedAnimation]
  let mask: CALayer?
  let drawnContents: [DisplayItem]

  @MainActor
  fileprivate init(of layer: CALayer, _ commitNumber: Int) {
    self.commitNumber = commitNumber
    (properties, children, attached) = (layer.properties, layer.children, layer.attached)
    (mask, drawnContents) = (layer.mask, layer.drawnContents)
  }

  @MainActor
  fileprivate func restore(_ layer: CALayer) {
    (layer.properties, layer.children, layer.attached) = (properties, children, attached)
    layer.drawnContents = drawnContents
    if layer.mask !== mask { layer.mask = mask }
  }
}

extension CALayer {
  /// Called before every change of what the layer shows.
  final func remember() {
    guard hasBeenCommitted else { return }
    let number = World.current.commitNumber
    if memory?.commitNumber != number { memory = LayerMemory(of: self, number) }
  }

  /// What the layer's tree showed when this instant began, or looks like now if it has never been shown.
  package final func recordLastLook() -> DisplayRecording {
    if !hasBeenCommitted { return recordModel() }
    return recordBeforeChanges() ?? DisplayRecording(bounds: properties.bounds, items: [])
  }

  /// What the layer's tree showed when this instant began; `nil` when it was not there, or hidden.
  final func recordBeforeChanges() -> DisplayRecording? {
    guard hasBeenCommitted else { return nil }
    let world = World.current
    var changed: [(layer: CALayer, now: LayerMemory)] = []
    goBack(to: world.commitNumber, noting: &changed)
    defer { for (layer, now) in changed { now.restore(layer) } }
    let seconds = world.now.seconds
    guard !shownProperties(atSeconds: seconds).isHidden else { return nil }
    return recordPresentation(atSeconds: seconds)
  }

  /// Makes this tree what it was, and notes what it is.
  private func goBack(to number: Int, noting changed: inout [(layer: CALayer, now: LayerMemory)]) {
    if let memory, memory.commitNumber == number {
      changed.append((self, LayerMemory(of: self, number)))
      memory.restore(self)
    }
    for child in children { child.goBack(to: number, noting: &changed) }
    mask?.goBack(to: number, noting: &changed)
  }

  /// The contents that the layer had when this instant began.
  final var contentsBeforeChanges: Any? {
    let now = World.current.commitNumber
    return memory.flatMap { $0.commitNumber == now ? $0.properties : nil }?.contents ?? contents
  }

  /// What the layer showed at `path` when this instant began.
  final func valueBeforeChanges(at path: LayerKeyPath) -> AnimatableValue? {
    let number = World.current.commitNumber
    var before = Presentation(
      memory.flatMap { $0.commitNumber == number ? $0.properties : nil } ?? properties)
    let animations = memory.flatMap { $0.commitNumber == number ? $0.attached : nil } ?? attached
    let time = timeMapping(World.current.now.seconds)
    for entry in animations { entry.animation.contribute(to: &before, layerTime: time) }
    return before.finish()[path]
  }
}
