// The state of layers when the instant began, from which a transition starts. Code may change the
// layer before or after it adds the transition. Only changes are stored, when they first occur, so
// that frames without transitions cost nothing.

import SegueDisplay
import SegueTiming
import SegueWorld

/// The state of a layer before its first change in an instant.
struct StateBeforeChange {
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
  /// Stores the current state. Called before every change of what the layer displays.
  final func storeStateBeforeChange() {
    guard hasBeenCommitted else { return }
    let number = World.current.commitNumber
    if stateBeforeChange?.commitNumber != number {
      stateBeforeChange = StateBeforeChange(of: self, number)
    }
  }

  /// Returns a recording of what the layer's tree displayed when this instant began, or of its
  /// current model if it has never been displayed.
  package final func recordStateAtInstantStart() -> DisplayRecording {
    if !hasBeenCommitted { return recordModel() }
    return recordBeforeChanges() ?? DisplayRecording(bounds: properties.bounds, items: [])
  }

  /// Returns a recording of what the layer's tree displayed when this instant began; `nil` if it
  /// was not in the tree, or hidden.
  final func recordBeforeChanges() -> DisplayRecording? {
    guard hasBeenCommitted else { return nil }
    let world = World.current
    var changed: [(layer: CALayer, now: StateBeforeChange)] = []
    restoreState(to: world.commitNumber, savingTo: &changed)
    defer { for (layer, now) in changed { now.restore(layer) } }
    let seconds = world.now.seconds
    guard !shownProperties(atSeconds: seconds).isHidden else { return nil }
    return recordPresentation(atSeconds: seconds)
  }

  /// Restores the earlier state of this tree, and notes the current one in `changed`.
  private func restoreState(
    to number: Int, savingTo changed: inout [(layer: CALayer, now: StateBeforeChange)]
  ) {
    if let stateBeforeChange, stateBeforeChange.commitNumber == number {
      changed.append((self, StateBeforeChange(of: self, number)))
      stateBeforeChange.restore(self)
    }
    for child in children { child.restoreState(to: number, savingTo: &changed) }
    mask?.restoreState(to: number, savingTo: &changed)
  }

  /// The contents that the layer had when this instant began.
  final var contentsBeforeChanges: Any? {
    let now = World.current.commitNumber
    return stateBeforeChange.flatMap { $0.commitNumber == now ? $0.properties : nil }?.contents
      ?? contents
  }

  /// Returns the value that the layer displayed at `path` when this instant began.
  final func valueBeforeChanges(at path: LayerKeyPath) -> AnimatableValue? {
    let number = World.current.commitNumber
    var before = Presentation(
      stateBeforeChange.flatMap { $0.commitNumber == number ? $0.properties : nil } ?? properties)
    let animations =
      stateBeforeChange.flatMap { $0.commitNumber == number ? $0.attached : nil } ?? attached
    let time = timeMapping(World.current.now.seconds)
    for entry in animations { entry.animation.contribute(to: &before, layerTime: time) }
    return before.finish()[path]
  }
}
