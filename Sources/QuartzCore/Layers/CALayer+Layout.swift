// Layout marks: a layer that needs layout, and, so that a clean tree costs nothing, whether anything
// below a layer does.

import Foundation

extension CALayer {
  /// Asks for `layoutSublayers()` before the next frame.
  public func setNeedsLayout() {
    guard !needsLayoutFlag else { return }
    needsLayoutFlag = true
    markLayoutAbove()
  }

  /// Whether layout has been asked for.
  public func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out now: from the topmost layer in the unbroken line above this one that needs it.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.superlayer, parent.needsLayoutFlag { top = parent }
    for _ in 0..<Self.mostLayoutPasses {
      guard top.layoutTreeIfNeeded() else { return }
    }
  }

  /// Layout that keeps asking for layout is left for the next instant after this many passes.
  private static let mostLayoutPasses = 32

  /// Lays out what needs it in this tree, and returns whether anything did.
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
