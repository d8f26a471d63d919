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
      layoutSublayers()
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
