// Layout flags: whether a layer needs layout, and, so that a tree without requests costs nothing,
// whether any of its descendants does.

import Foundation

extension CALayer {
  /// Marks the layer as needing layout, for `setNeedsLayout()`.
  final func markForLayout() {
    guard !needsLayoutFlag else { return }
    needsLayoutFlag = true
    markLayoutAbove()
  }

  /// Requests layout after sublayers have been added or removed. Those that the layer's own layout
  /// adds or removes request none: apps add a gradient, a shadow or a mask in `layoutSubviews()`
  /// each time that it is called, which does not repeat layout on a device.
  final func sublayersDidChange() {
    if !isLayingOut { setNeedsLayout() }
  }

  /// Performs pending layout, starting at the topmost layer of the unbroken chain of
  /// ancestors that need it.
  final func layOutFromTop() {
    var top = self
    while let parent = top.superlayer, parent.needsLayoutFlag { top = parent }
    for _ in 0..<Self.maximumLayoutPasses {
      guard top.layoutTreeIfNeeded() else { return }
    }
  }

  /// The maximum number of layout passes in a row. If layout keeps requesting layout, the rest is
  /// deferred to the next instant.
  private static let maximumLayoutPasses = 32

  /// Performs pending layout in this tree, and returns whether there was any.
  package final func layoutTreeIfNeeded() -> Bool {
    var didSomething = false
    if needsLayoutFlag {
      needsLayoutFlag = false
      let wasLayingOut = isLayingOut
      isLayingOut = true
      layoutSublayers()
      isLayingOut = wasLayingOut
      didSomething = true
    }
    guard hasLayoutBelow else { return didSomething }
    hasLayoutBelow = false
    for child in children where child.needsLayoutFlag || child.hasLayoutBelow {
      didSomething = child.layoutTreeIfNeeded() || didSomething
    }
    if let mask, mask.needsLayoutFlag || mask.hasLayoutBelow {
      didSomething = mask.layoutTreeIfNeeded() || didSomething
    }
    return didSomething
  }

  final func markLayoutAbove() {
    var current = superlayer
    while let layer = current, !layer.hasLayoutBelow {
      layer.hasLayoutBelow = true
      current = layer.superlayer
    }
  }
}
