// The layer tree. A layer has one superlayer, and a subtree that is removed loses its animations
// when the instant ends (code that moves a layer removes and inserts it within one instant).

import Foundation
import SegueWorld

extension CALayer {
  /// Removes the layer from its superlayer, for `removeFromSuperlayer()`.
  final func leaveParent() {
    guard parent != nil else {
      if maskedLayer?.mask === self { maskedLayer?.mask = nil }
      return
    }
    runAction(forEvent: kCAOnOrderOut)
    detach()
    dropAnimationsUnlessReattached()
  }

  /// Returns whether `layer` is this layer or one of its ancestors. A mask is treated as a
  /// descendant of the layer that it masks.
  package func isDescendant(of layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let here = current {
      if here === layer { return true }
      current = here.superlayer
    }
    return false
  }

  final func maskDidChange(from old: CALayer?) {
    cachedStyle = .nothing
    guard mask !== old else { return }
    if let new = mask, isDescendant(of: new) { mask = old }
    guard mask !== old else { return }
    if old?.maskedLayer === self { old?.maskedLayer = nil }
    mask?.detach()
    mask?.maskedLayer = self
    markUncommitted()
    if let mask, mask.needsLayoutFlag || mask.hasLayoutBelow { mask.markLayoutAbove() }
    if let mask, mask.needsDisplayFlag || mask.hasDisplayBelow { mask.markDisplayAbove() }
    if timeMapping != .identity { mask?.rescheduleEnds() }
  }

  /// Inserts `layer` where `place` finds it among the sublayers, after removing it from elsewhere.
  final func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    guard !isDescendant(of: layer) else { return }
    layer.detach()
    storeStateBeforeChange()
    children.insert(layer, at: min(max(place(children), 0), children.count))
    layer.parent = self
    markUncommitted()
    layer.runAction(forEvent: kCAOnOrderIn)
    runAction(forEvent: "sublayers")
    if layer.needsLayoutFlag || layer.hasLayoutBelow { layer.markLayoutAbove() }
    if layer.needsDisplayFlag || layer.hasDisplayBelow { layer.markDisplayAbove() }
    sublayersDidChange()
    if timeMapping != .identity { layer.rescheduleEnds() }
  }

  /// Records that a descendant may not have been committed.
  private func markUncommitted() {
    var next: CALayer? = self
    while let layer = next, !layer.hasUncommitted {
      layer.hasUncommitted = true
      next = layer.superlayer
    }
  }

  private func detach() {
    guard let parent else { return }
    parent.storeStateBeforeChange()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.runAction(forEvent: "sublayers")
    parent.sublayersDidChange()
  }

  private func dropAnimationsUnlessReattached() {
    guard hasAnimationsInSubtree else { return }
    let world = World.current
    world.schedule(at: world.now) { [weak self] in
      guard let self, self.parent == nil else { return }
      self.forEachInSubtree { $0.removeAllAnimations() }
    }
  }

  private var hasAnimationsInSubtree: Bool {
    !attached.isEmpty || children.contains { $0.hasAnimationsInSubtree }
      || mask?.hasAnimationsInSubtree == true
  }

  /// Calls `body` with this layer and all its descendants.
  final func forEachInSubtree(_ body: (CALayer) -> Void) {
    body(self)
    for child in children { child.forEachInSubtree(body) }
    mask?.forEachInSubtree(body)
  }
}
