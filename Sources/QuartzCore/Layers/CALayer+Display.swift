// Contents that layers draw: when they are requested, and how the result is used. Flags are kept in
// the same way as those of layout, so that a tree without requests costs nothing. Layout takes
// place first.

import Foundation
import SegueDisplay

extension CALayer {
  final func markForDisplay() {
    guard !needsDisplayFlag else { return }
    needsDisplayFlag = true
    markDisplayAbove()
  }

  final func markDisplayAbove() {
    var current = superlayer
    while let layer = current, !layer.hasDisplayBelow {
      layer.hasDisplayBelow = true
      current = layer.superlayer
    }
  }

  /// Provides the contents if the layer needs display, and returns whether it did. A layer without
  /// a size waits until it has one.
  @discardableResult
  final func displayOneIfNeeded() -> Bool {
    guard needsDisplayFlag, !properties.bounds.isEmpty else { return false }
    needsDisplayFlag = false
    display()
    return true
  }

  /// Provides the contents of all layers in this tree that need display, and returns whether there
  /// were any.
  @discardableResult
  package final func displayTreeIfNeeded() -> Bool {
    var didSomething = displayOneIfNeeded()
    guard hasDisplayBelow else { return didSomething }
    hasDisplayBelow = false
    for child in children + [mask].compactMap({ $0 }) {
      guard child.needsDisplayFlag || child.hasDisplayBelow else { continue }
      didSomething = child.displayTreeIfNeeded() || didSomething
      if child.needsDisplayFlag || child.hasDisplayBelow { hasDisplayBelow = true }
    }
    return didSomething
  }

  /// Sets the contents to a recording of what `draw(in:)` draws. If it draws nothing, contents from
  /// elsewhere are kept.
  package final func displayDrawing(isOpaque: Bool? = nil) {
    let bounds = properties.bounds
    guard bounds.isFinite else { return }
    let context = CGContext(
      bounds: bounds, scale: contentsScale, isOpaque: isOpaque ?? self.isOpaque)
    draw(in: context)
    if context.isBlank, context.problems.isEmpty {
      if hasDrawnContents { contents = nil }
      hasDrawnContents = false
    } else {
      contents = context.drawing.recording
      hasDrawnContents = true
    }
  }

  /// Marks the layer as needing display if the change of a property requires it.
  final func redraw(for property: LayerProperty, oldSize: CGSize) {
    let isResized = property == .bounds && properties.bounds.size != oldSize
    if isResized && needsDisplayOnBoundsChange || Self.needsDisplay(forKey: property.rawValue) {
      setNeedsDisplay()
    }
  }
}
