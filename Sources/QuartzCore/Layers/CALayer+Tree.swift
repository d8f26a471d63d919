// The layer tree. A layer has one superlayer, and a subtree that is removed loses its animations
// when the instant ends (code that moves a layer removes and inserts it within one instant).

import Foundation
import SegueWorld

extension CALayer {
  /// The sublayers, back to front; `nil` if there are none.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Adds `layer` in front of the other sublayers.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Inserts `layer` at `index` among the sublayers. An index that is too large means the front.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { _ in Int(index) }
  }

  /// Inserts `layer` directly behind `sibling`, or behind all sublayers if that is `nil`.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Inserts `layer` directly in front of `sibling`, or in front of all sublayers if that is `nil`.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Replaces `oldLayer` with `newLayer`. Does nothing if `oldLayer` is not a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    guard superlayer != nil else { return }
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
      current = here.superlayer ?? here.maskedLayer
    }
    return false
  }

  final func maskDidChange(from old: CALayer?) {
    cachedStyle = .nothing
    guard mask !== old else { return }
    if let new = mask, isDescendant(of: new) { mask = old }
    guard mask !== old else { return }
    if old?.maskedLayer === self { old?.maskedLayer = nil }
    mask?.maskedLayer = self
    markUncommitted()
    if let mask, mask.needsDisplayFlag || mask.hasDisplayBelow { mask.markDisplayAbove() }
    if timeMapping != .identity { mask?.rescheduleEnds() }
  }

  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    guard !isDescendant(of: layer) else { return }
    layer.detach()
    storeStateBeforeChange()
    children.insert(layer, at: min(max(place(children), 0), children.count))
    layer.superlayer = self
    markUncommitted()
    layer.runAction(forEvent: kCAOnOrderIn)
    runAction(forEvent: "sublayers")
    if layer.needsLayoutFlag || layer.hasLayoutBelow { layer.markLayoutAbove() }
    if layer.needsDisplayFlag || layer.hasDisplayBelow { layer.markDisplayAbove() }
    setNeedsLayout()
    if timeMapping != .identity { layer.rescheduleEnds() }
  }

  /// Records that a descendant may not have been committed.
  private func markUncommitted() {
    var next: CALayer? = self
    while let layer = next, !layer.hasUncommitted {
      layer.hasUncommitted = true
      next = layer.superlayer ?? layer.maskedLayer
    }
  }

  private func detach() {
    guard let parent = superlayer else { return }
    parent.storeStateBeforeChange()
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

  /// Calls `body` with this layer and all its descendants.
  final func forEachInSubtree(_ body: (CALayer) -> Void) {
    body(self)
    for child in children { child.forEachInSubtree(body) }
    mask?.forEachInSubtree(body)
  }
}
