// The tree: a layer has one superlayer, and a subtree that leaves it loses its animations when the
// instant ends (code that moves a layer takes it out and puts it back in within one instant).

import Foundation

extension CALayer {
  /// The sublayers, back to front; `nil` for none.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Puts `layer` in front of the other sublayers.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Puts `layer` at `index` among the sublayers; too large an index is the front.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { _ in Int(index) }
  }

  /// Puts `layer` right behind `sibling`; without one, behind everything.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts `layer` right in front of `sibling`; without one, in front of everything.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Puts `newLayer` in the place of `oldLayer`; nothing happens when that is no sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  public func removeFromSuperlayer() {
    guard superlayer != nil else { return }
    runAction(forEvent: kCAOnOrderOut)
    detach()
    dropAnimationsUnlessReattached()
  }

  /// Whether `layer` is this one or above it; what masks a layer counts as below it.
  package func isDescendant(of layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let here = current {
      if here === layer { return true }
      current = here.superlayer ?? here.maskedLayer
    }
    return false
  }

  final func maskDidChange(from old: CALayer?) {
    knownLook = .nothing
    guard mask !== old else { return }
    if let new = mask, isDescendant(of: new) { mask = old }
    guard mask !== old else { return }
    if old?.maskedLayer === self { old?.maskedLayer = nil }
    mask?.maskedLayer = self
    noteUncommitted()
    if let mask, mask.needsDisplayFlag || mask.hasDisplayBelow { mask.markDisplayAbove() }
    if timeMapping != .identity { mask?.rescheduleEnds() }
  }

  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    guard !isDescendant(of: layer) else { return }
    layer.detach()
    remember()
    children.insert(layer, at: min(max(place(children), 0), children.count))
    layer.superlayer = self
    noteUncommitted()
    layer.runAction(forEvent: kCAOnOrderIn)
    runAction(forEvent: "sublayers")
    if layer.needsLayoutFlag || layer.hasLayoutBelow { layer.markLayoutAbove() }
    if layer.needsDisplayFlag || layer.hasDisplayBelow { layer.markDisplayAbove() }
    setNeedsLayout()
    if timeMapping != .identity { layer.rescheduleEnds() }
  }

  /// Notes that something below may not have been committed.
  private func noteUncommitted() {
    var next: CALayer? = self
    while let layer = next, !layer.hasUncommitted {
      layer.hasUncommitted = true
      next = layer.superlayer ?? layer.maskedLayer
    }
  }

  private func detach() {
    guard let parent = superlayer else { return }
    parent.remember()
    parent.children.removeAll { $0 === self }
    superlayer = nil
    parent.runAction(forEvent: "sublayers")
    parent.setNeedsLayout()
  }

  private func dropAnimationsUnlessReattached() {
    guard hasAnimationsInSubtree else { return }
    let world = World.current
    world.schedule(at: world.now) { [weak self] in
      guard let self, self.superlayer == nil else { return }
      self.forEachInSubtree { $0.removeAllAnimations() }
    }
  }

  private var hasAnimationsInSubtree: Bool {
    !attached.isEmpty || children.contains { $0.hasAnimationsInSubtree }
      || mask?.hasAnimationsInSubtree == true
  }

  /// Calls `body` with this layer and everything below it.
  final func forEachInSubtree(_ body: (CALayer) -> Void) {
    body(self)
    for child in children { child.forEachInSubtree(body) }
    mask?.forEachInSubtree(body)
  }
}
